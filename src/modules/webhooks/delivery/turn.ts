import type { Db } from '../../../platform/db/client.ts'
import { type AttemptsOptions, createAttempts } from './attempts.ts'
import type { Health } from './judge.ts'
import type { TakenWebhook } from './leases.ts'
import { BATCH, type Delivery, type DeliveryBatch, readFirst, readRetries } from './queue.ts'

/** How long one webhook is served before the next one may have its place. */
const TURN_MS = 5000
/** After this many attempts in a row without an answer, the turn ends. */
const MOST_UNANSWERED = 3
const REST_MS = 5000
const RETRIES_AT_ONCE = 4

export interface TurnOptions extends AttemptsOptions {
  db: Db
  /** The id of this instance. */
  me: string
}

export interface Turn {
  /** Looks again for first attempts, which need not wait for retries under way. */
  wake(): void
  /** Sends nothing more. */
  end(): void
  /** Resolves when everything that was sent is recorded. Rejects when something could not be read. */
  over: Promise<TurnEnd>
}

export interface TurnEnd {
  switchOff: Health['switchOff']
  restMs: number
}

/**
 * The states of a turn:
 *
 * serving  attempts may begin, as far as the time and the receiver allow
 * ending   no attempt begins; those under way finish and are recorded
 */
type TurnState = 'serving' | 'ending'

/**
 * Starts one turn of one webhook: its first attempts one after the other, and its retries beside them. It is hard
 * because both lanes share a place, a receiver and a writer of outcomes. A turn ends when there is no work left, when
 * its time is over, when the receiver falls silent or begins to fail, or when `isOurs` says that the webhook is no
 * longer ours to serve. While a batch is sent, the next one is read and the last one recorded.
 */
export function startTurn(
  options: TurnOptions,
  { id, falhandoDesde: failingSince }: TakenWebhook,
  isOurs: () => boolean
): Turn {
  const { db, me, now, outcomes } = options
  const attempts = createAttempts(options, failingSince)
  const begun = performance.now()
  let state: TurnState = 'serving'
  let woken = false
  /** The number of retries under way. */
  let retrying = 0
  let firstLane: Promise<void> | null = null

  const maySend = () => state === 'serving' && !attempts.health.switchOff && isOurs() && !outcomes.isFailing
  // A webhook that begins to fail continues among the failing ones, and leaves its place to a healthy one.
  const hasBegunToFail = () => failingSince === null && attempts.health.failingSince !== null
  const isInTime = () => performance.now() - begun < TURN_MS && !hasBegunToFail()
  // While retries keep the place anyway, first attempts may go on beyond the time of the turn.
  const mayBegin = () => maySend() && !isSilent(attempts.health, 'first') && (isInTime() || retrying > 0)
  const mayRetry = () => maySend() && !isSilent(attempts.health, 'retries') && isInTime()

  /** Sends first attempts. While one batch is sent, the next one is read and the last one recorded. */
  async function sendFirst(): Promise<void> {
    let next: Promise<DeliveryBatch | null> | null = null
    let recorded: Promise<void> | null = null
    while (mayBegin()) {
      woken = false
      const read: DeliveryBatch | null = await (next ?? readFirst(db, me, id, attempts.inHand))
      const batch: DeliveryBatch | null = read && attempts.take(read)
      next = batch?.deliveries.length === BATCH ? readFirst(db, me, id, attempts.inHand) : null
      // A rejection is handled when the batch is awaited. If that never happens, it must not end the process.
      next?.catch(() => undefined)
      if (batch) await sendInOrder(batch)
      await recorded
      recorded = batch && attempts.recorded(batch)
      if (next) continue
      await recorded
      // Deliveries that came meanwhile without a call of `wake` are found after the turn.
      if (!batch || !woken) return
    }
    await recorded
  }

  async function sendInOrder(batch: DeliveryBatch): Promise<void> {
    for (const delivery of batch.deliveries) {
      if (!mayBegin()) return
      await attempts.attempt(batch, delivery, 'first')
    }
  }

  async function sendRetries(): Promise<void> {
    while (mayRetry()) {
      const read = await readRetries(db, me, id, now())
      const batch = read && attempts.take(read)
      if (!batch || batch.deliveries.length === 0) return
      const due = batch.deliveries.values()
      await Promise.all(Array.from({ length: RETRIES_AT_ONCE }, () => sendEach(batch, due)))
      await attempts.recorded(batch)
      if (batch.deliveries.length < BATCH) return
    }
  }

  async function sendEach(batch: DeliveryBatch, due: Iterator<Delivery>): Promise<void> {
    while (mayRetry()) {
      const { value, done } = due.next()
      if (done) return
      retrying += 1
      await attempts.attempt(batch, value, 'retries')
      retrying -= 1
    }
  }

  function beginFirst(): Promise<void> {
    firstLane ??= sendFirst().finally(() => {
      firstLane = null
    })
    return firstLane
  }

  async function serve(): Promise<TurnEnd> {
    // Outcomes may be left over from an earlier turn during which the database was away.
    if (outcomes.isFailing) await outcomes.written()
    const lanes = await Promise.allSettled([beginFirst(), sendRetries()])
    // The first lane may have begun again while retries were under way.
    const again = await Promise.allSettled([firstLane])
    state = 'ending'
    await outcomes.written()
    for (const lane of [...lanes, ...again]) if (lane.status === 'rejected') throw lane.reason
    const { health } = attempts
    const needsRest = isSilent(health, 'first') || (isSilent(health, 'retries') && !health.succeeded)
    return { switchOff: health.switchOff, restMs: needsRest ? REST_MS : 0 }
  }

  return {
    wake() {
      woken = true
      // A failure to read shows at the end of the turn, or in the next one.
      if (retrying > 0 && mayBegin()) beginFirst().catch(() => undefined)
    },
    end() {
      state = 'ending'
    },
    over: serve()
  }
}

const isSilent = ({ unanswered }: Health, lane: keyof Health['unanswered']) => unanswered[lane] >= MOST_UNANSWERED
