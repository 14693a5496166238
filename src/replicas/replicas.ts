import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, type Db, isConnectionError, sqlState } from '../db/client.ts'
import { logPosition, type Needed, primaryMillis } from '../db/position.ts'
import { kept } from '../db/prepare.ts'
import { type Log, turns } from './turns.ts'

/** A replica that is nearly there is waited for. */
const PATIENCE_MS = 200
const FIRST_STEP_MS = 2
const LONGEST_STEP_MS = 25
/** After that nobody waits for a while: it is far behind. */
const IMPATIENT_MS = 1_000
/** A replica that does not say where it is for so long is not asked any more. */
const SILENCE_MS = 1_000

export type Reason = 'unreachable' | 'conflict' | 'lag' | 'behind' | 'no-replica' | 'error'

export interface Replicas {
  /** Reads from a replica that knows what is needed, and from the primary where there is none or it fails. `work` may be begun twice. */
  read<T>(needed: Needed, work: (db: Db) => Promise<T>, onPrimary: () => Promise<T>): Promise<T>
  /** What has happened up to now. */
  neededNow(): Promise<Needed>
  close(): Promise<void>
}

export interface ReplicaOptions {
  primary: Pick<Database, 'db'>
  replica: Pick<Database, 'hold' | 'sql' | 'close'>
  maxLagSeconds: number
  log: Log
  /** Told at each look by how many seconds the replica is behind; null when that is not known. */
  onLag?(seconds: number | null): void
  /** Milliseconds between two looks at the replica. */
  beatMs?: number
  /** Without a read that went to the primary for so long, reads count as going to the replica again. */
  quietMs?: number
}

/** Where a replica is. */
interface Place {
  isStandby: boolean
  isThere: boolean
  /** When the primary committed what the replica has carried out last, by the primary's clock; null when it has carried out nothing yet. */
  replayed: number | null
}

/** Not to be read from now, for this reason. */
class Unfit extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`the replica can not be read from: ${reason}`)
    this.reason = reason
  }
}

/*
 * One address, behind which there may be one replica or a proxy before several; so each read asks where the replica is on the very connection that it then
 * reads through. A statement sees what the replica had carried out when it began, which is after that question.
 *
 * open: replicas are asked. closed: they could not be used when last looked at, so that everybody reads from the primary at once and nobody waits. Only `look`,
 * which comes every second on a connection of its own, opens again.
 */
export function createReplicas(options: ReplicaOptions): Replicas {
  const { primary, replica, maxLagSeconds, log, onLag, beatMs = 1_000, quietMs = 5_000 } = options
  const turn = turns(log, quietMs)
  let isOpen = true
  let impatientUntil = 0
  let ended = false
  /** Whoever is reading when the replica is lost need not wait until the connection says so. */
  let lost = newLoss()

  function shut(reason: Reason): void {
    turn.toPrimary(reason)
    isOpen = false
    lost.reject(new Unfit(reason))
    lost = newLoss()
  }

  function requireFit({ isStandby, isThere, replayed }: Place, { at }: Needed): boolean {
    // It may be the primary, or one that was: nobody can tell here.
    if (!isStandby) throw new Unfit('no-replica')
    if (replayed === null || at - replayed > maxLagSeconds * 1000) throw new Unfit('lag')
    return isThere
  }

  async function waitUntilFit(db: Db, needed: Needed): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS
    for (let step = FIRST_STEP_MS; ; step = Math.min(step * 2, LONGEST_STEP_MS)) {
      if (requireFit(await within(SILENCE_MS, placeOf(db, needed)), needed)) return
      const now = performance.now()
      if (now >= deadline || now < impatientUntil) {
        if (now >= deadline) impatientUntil = now + IMPATIENT_MS
        throw new Unfit('behind')
      }
      await pause(step)
    }
  }

  async function attempt<T>(needed: Needed, work: (db: Db) => Promise<T>): Promise<T> {
    return await replica.hold(async (db) => {
      await waitUntilFit(db, needed)
      return await work(db)
    })
  }

  const read: Replicas['read'] = async (needed, work, onPrimary) => {
    if (!isOpen) {
      turn.counted()
      return await onPrimary()
    }
    const reading = attempt(needed, work)
    // It may fail after nobody waits for it any more.
    reading.catch(() => {})
    try {
      const answer = await Promise.race([reading, lost.promise])
      turn.toReplica()
      return answer
    } catch (error) {
      // It took as long as a statement may take; a second time it would as well.
      if (sqlState(error) === CANCELLED) throw error
      const reason = reasonOf(error)
      if (reason === 'unreachable' || reason === 'no-replica' || reason === 'lag') shut(reason)
      else if (reason !== 'error') turn.toPrimary(reason)
      return await onPrimary()
    }
  }

  /**
   * Gives the primary something to log, so that the age of what a replica knows can be told even while nobody writes, and looks whether the replica
   * can be used.
   */
  async function look(): Promise<void> {
    const needed = await beat(primary.db)
    const place = await within(SILENCE_MS, plainPlaceOf(replica.sql, needed))
    onLag?.(lagOf(place, needed))
    requireFit(place, needed)
    isOpen = true
    turn.toReplica()
  }

  async function keepLooking(): Promise<void> {
    while (!ended) {
      await look().catch((error) => {
        const reason = reasonOf(error)
        if (reason !== 'lag') onLag?.(null)
        // The primary may be away as well; that is told elsewhere.
        if (!ended) shut(reason)
      })
      await pause(beatMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const stopping = new AbortController()
  const looking = keepLooking()

  return {
    read,
    async neededNow() {
      const [now] = await primary.db.execute<{ lsn: string | null; at: number }>(
        sql`select ${logPosition} as lsn, ${primaryMillis} as at`
      )
      return now!
    },
    async close() {
      ended = true
      stopping.abort()
      await looking
      await replica.close()
    }
  }
}

const CANCELLED = '57014'

/** What a failure on a replica means. Any other error may come of what the replica does not have yet. */
function reasonOf(error: unknown): Reason {
  if (error instanceof Unfit) return error.reason
  const state = sqlState(error)
  if (state === '40001' || state === '40P01') return 'conflict'
  return isConnectionError(error) ? 'unreachable' : 'error'
}

/** Of a replica that has all there was nobody can say that it is behind, however long nothing was written. */
const lagOf = ({ isThere, replayed }: Place, { at }: Needed): number | null =>
  isThere ? 0 : replayed === null ? null : Math.max(0, (at - replayed) / 1000)

function newLoss() {
  let reject: (error: Unfit) => void = () => {}
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse
  })
  promise.catch(() => {})
  return { promise, reject }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unfit('unreachable')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const replayedMillis = 'extract(epoch from pg_last_xact_replay_timestamp()) * 1000'

async function placeOf(db: Db, { lsn }: Needed): Promise<Place> {
  const [place] = await db.execute<Place & Record<string, unknown>>(sql`${kept} select
    pg_is_in_recovery() as "isStandby",
    coalesce(pg_last_wal_replay_lsn() >= ${lsn ?? '0/0'}::pg_lsn, false) as "isThere",
    (${sql.raw(replayedMillis)})::float8 as replayed`)
  return place!
}

async function plainPlaceOf(plain: Database['sql'], { lsn }: Needed): Promise<Place> {
  const [place] = await plain.unsafe<(Place & Record<string, unknown>)[]>(
    `select pg_is_in_recovery() as "isStandby", coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isThere",
       (${replayedMillis})::float8 as replayed`,
    [lsn ?? '0/0']
  )
  return place!
}

/** A transaction with a number is logged when it commits, even if it has changed nothing. The place is the one before it. */
async function beat(db: Db): Promise<Needed> {
  const [now] = await db.execute<{ lsn: string | null; at: number }>(
    sql`select ${logPosition} as lsn, ${primaryMillis} as at, pg_current_xact_id()::text as logged`
  )
  return now!
}
