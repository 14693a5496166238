import { setTimeout as pause } from 'node:timers/promises'
import { CANCELLED, type Database, type Db, type Meter, sqlState } from '../../platform/db/client.ts'
import type { Needed } from '../../platform/db/position.ts'
import type { Sign, Vitals } from '../../platform/vitals/vitals.ts'
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

/** How long a read waits for a replica that is nearly far enough. */
const PATIENCE_MS = 200
const FIRST_STEP_MS = 2
const LONGEST_STEP_MS = 25
/** After a wait in vain, no read waits for this long, because the replica is far behind. */
const IMPATIENT_MS = 1_000
/** A replica that does not report its position for this long is no longer asked. */
const SILENCE_MS = 3_000

export interface Replicas {
  /**
   * Reads from a replica that knows what is needed, or from the primary where there is none or it fails. `work` may run
   * twice.
   */
  read<T>(needed: Needed, work: (db: Db) => Promise<T>, onPrimary: () => Promise<T>, meter?: Meter): Promise<T>
  /** Returns the current position of the primary. */
  neededNow(): Promise<Needed>
  /** Begins to check the replica every second. Until then it is used as it is found. */
  watch(): void
  close(): Promise<void>
}

export interface ReplicaOptions {
  primary: Pick<Database, 'db'>
  replica: Pick<Database, 'hold' | 'sql' | 'close'>
  maxLagSeconds: number
  log: Log
  /** Says in words for the operator why the replica could not be asked. */
  explain?(error: unknown): string
  vitals: Pick<Vitals, 'part'>
  /** Called at each check with the seconds by which the replica is behind, or null when that is unknown. */
  onLag?(seconds: number | null): void
  /** Milliseconds between two checks of the replica. */
  beatMs?: number
  /** After this long without a read that fell back to the primary, reads count as going to the replica again. */
  quietMs?: number
}

/*
 * There is one address, which may be one replica or a proxy before several. So each read asks for the position on the
 * very connection that it then reads through. A statement sees what the replica had applied when it began, which is
 * after that question.
 *
 * There are two states. Open: reads ask a replica. Closed: the last check found no usable replica, so all reads go to
 * the primary at once and none waits. A failed read may close. Only `look` opens again; it runs every second on a
 * connection of its own.
 */
export function createReplicas(options: ReplicaOptions): Replicas {
  const { primary, replica, maxLagSeconds, log, explain, vitals, onLag, beatMs = 1_000, quietMs = 5_000 } = options
  const turn = turns(log, quietMs)
  let isOpen = true
  let impatientUntil = 0
  let ended = false
  /** Reads under way, to be rejected when the replica is gone without a word. */
  const readers = new Set<(error: Unfit) => void>()

  function shut(reason: Reason, error: unknown): void {
    turn.toPrimary(reason, reason === 'unreachable' || reason === 'error' ? explain?.(error) : undefined)
    isOpen = false
  }

  /** Rejects a read before the connection itself notices the loss. */
  function orGone<T>(reading: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      readers.add(reject)
      reading.then(resolve, reject).finally(() => readers.delete(reject))
    })
  }

  function requireFit({ isStandby, isThere, replayed }: Place, { at }: Needed): boolean {
    // The server may be the primary, or a former one. That cannot be decided here.
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

  async function attempt<T>(needed: Needed, work: (db: Db) => Promise<T>, meter?: Meter): Promise<T> {
    return await replica.hold(async (db) => {
      await waitUntilFit(db, needed)
      return await work(db)
    }, meter)
  }

  const read: Replicas['read'] = async (needed, work, onPrimary, meter) => {
    if (!isOpen) {
      turn.counted()
      return await onPrimary()
    }
    try {
      const answer = await orGone(attempt(needed, work, meter))
      turn.toReplica()
      return answer
    } catch (error) {
      // The read took as long as a statement may take, and would do so again.
      if (sqlState(error) === CANCELLED) throw error
      const reason = reasonOf(error)
      if (reason === 'unreachable' || reason === 'no-replica' || reason === 'lag') shut(reason, error)
      else if (reason !== 'error') turn.toPrimary(reason)
      return await onPrimary()
    }
  }

  /**
   * Gives the primary something to log, so that the age of a replica's data is known even while nothing else is
   * written. Then checks whether the replica can be used.
   */
  async function look(): Promise<void> {
    const needed = await beat(primary.db)
    const place = await within(SILENCE_MS, plainPlaceOf(replica.sql, needed))
    onLag?.(lagOf(place, needed))
    requireFit(place, needed)
    isOpen = true
    turn.toReplica()
  }

  async function keepLooking(sign: Sign): Promise<void> {
    const own = ++watch
    while (!ended && watch === own) {
      await look().catch((error) => {
        const reason = reasonOf(error)
        if (reason !== 'lag') onLag?.(null)
        // The primary may be unreachable as well, which is reported elsewhere.
        if (!ended) shut(reason, error)
        if (reason === 'unreachable') for (const reject of readers) reject(new Unfit(reason))
      })
      sign.did()
      await pause(beatMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const stopping = new AbortController()
  let looking: Promise<void> | undefined
  /** Counts the watches. A look that never comes back is left behind, and a new watch begins. */
  let watch = 0

  return {
    read,
    neededNow: () => positionOf(primary.db),
    watch() {
      if (looking) return
      const sign = vitals.part('replica', {
        everyMs: beatMs,
        renew: () => {
          looking = keepLooking(sign)
        }
      })
      looking = keepLooking(sign)
    },
    async close() {
      ended = true
      stopping.abort()
      await looking
      await replica.close()
    }
  }
}
