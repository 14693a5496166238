import { setTimeout as pause } from 'node:timers/promises'
import { CANCELLED, type Database, type Db, sqlState } from '../../platform/db/client.ts'
import type { Needed } from '../../platform/db/position.ts'
import {
  beat,
  lagOf,
  type Place,
  placeOf,
  plainPlaceOf,
  positionOf,
  type Reason,
  reasonOf,
  Unfit,
  within
} from './place.ts'
import { type Log, turns } from './turns.ts'

/** A replica that is nearly there is waited for. */
const PATIENCE_MS = 200
const FIRST_STEP_MS = 2
const LONGEST_STEP_MS = 25
/** After that nobody waits for a while: it is far behind. */
const IMPATIENT_MS = 1_000
/** A replica that does not say where it is for so long is not asked any more. */
const SILENCE_MS = 3_000

export interface Replicas {
  /** Reads from a replica that knows what is needed, and from the primary where there is none or it fails. `work` may be begun twice. */
  read<T>(needed: Needed, work: (db: Db) => Promise<T>, onPrimary: () => Promise<T>): Promise<T>
  /** What has happened up to now. */
  neededNow(): Promise<Needed>
  /** Begins to look at the replica every second; until then it is taken as it is found. */
  watch(): void
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
  /** Those who are reading, to be told when the replica is gone without a word. */
  const readers = new Set<(error: Unfit) => void>()

  function shut(reason: Reason): void {
    turn.toPrimary(reason)
    isOpen = false
  }

  /** Rejects before the connection itself finds out. */
  function orGone<T>(reading: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      readers.add(reject)
      reading.then(resolve, reject).finally(() => readers.delete(reject))
    })
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
    try {
      const answer = await orGone(attempt(needed, work))
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
        if (reason === 'unreachable') for (const reject of readers) reject(new Unfit(reason))
      })
      await pause(beatMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const stopping = new AbortController()
  let looking: Promise<void> | undefined

  return {
    read,
    neededNow: () => positionOf(primary.db),
    watch() {
      looking ??= keepLooking()
    },
    async close() {
      ended = true
      stopping.abort()
      await looking
      await replica.close()
    }
  }
}
