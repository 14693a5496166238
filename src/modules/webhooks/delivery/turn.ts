import type { Db } from '../../../platform/db/client.ts'
import { type AttemptsOptions, createAttempts } from './attempts.ts'
import type { Health } from './judge.ts'
import type { TakenWebhook } from './leases.ts'
import { BATCH, type Delivery, type DeliveryBatch, readFirst, readRetries } from './queue.ts'

/** How long one webhook is served before the next one may have its place. */
const TURN_MS = 5000
/** So many in a row to whom nobody answered are enough for a turn. */
const MOST_UNANSWERED = 3
const REST_MS = 5000
const RETRIES_AT_ONCE = 4

export interface TurnOptions extends AttemptsOptions {
  db: Db
  /** The instance. */
  me: string
}

export interface Turn {
  /** Looks again for first attempts; retries that are under way may take their time. */
  wake(): void
  /** Sends nothing more. */
  end(): void
  /** When all that was sent is recorded. Rejects when something could not be read. */
  over: Promise<TurnEnd>
}

export interface TurnEnd {
  switchOff: Health['switchOff']
  restMs: number
}

/**
 * serving  attempts may begin, as far as the time and the receiver allow
 * ending   no attempt begins; those under way come to their end, and are recorded
 */
type TurnState = 'serving' | 'ending'

/**
 * One turn of one webhook: its first attempts one after the other, its retries beside them. `isOurs` says whether the webhook is still
 * ours to serve.
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
  /** Retries under way. */
  let retrying = 0
  let firstLane: Promise<void> | null = null

  const maySend = () => state === 'serving' && !attempts.health.switchOff && isOurs() && !outcomes.isFailing
  // One that begins to fail goes on among the failing ones, and leaves its place to a healthy one.
  const hasBegunToFail = () => failingSince === null && attempts.health.failingSince !== null
  const isInTime = () => performance.now() - begun < TURN_MS && !hasBegunToFail()
  // While retries keep the place anyway, first attempts need not wait for them.
  const mayBegin = () => maySend() && !isSilent(attempts.health, 'first') && (isInTime() || retrying > 0)
  const mayRetry = () => maySend() && !isSilent(attempts.health, 'retries') && isInTime()

  /** The next batch is read, and the last one recorded, while one is sent. */
  async function sendFirst(): Promise<void> {
    let next: Promise<DeliveryBatch | null> | null = null
    let recorded: Promise<void> | null = null
    while (mayBegin()) {
      woken = false
      const read: DeliveryBatch | null = await (next ?? readFirst(db, me, id, attempts.inHand))
      const batch: DeliveryBatch | null = read && attempts.take(read)
      next = batch?.deliveries.length === BATCH ? readFirst(db, me, id, attempts.inHand) : null
      // Looked at when its turn comes, or not at all.
      next?.catch(() => undefined)
      if (batch) await sendInOrder(batch)
      await recorded
      recorded = batch && attempts.recorded(batch)
      if (next) continue
      await recorded
      // What has come meanwhile without a word is found when the turn is over.
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
    // Left over from an earlier turn while the database was away.
    if (outcomes.isFailing) await outcomes.written()
    const lanes = await Promise.allSettled([beginFirst(), sendRetries()])
    // Begun again while the retries were under way.
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
      // A failure to read shows at the end of the turn, or at the next one.
      if (retrying > 0 && mayBegin()) beginFirst().catch(() => undefined)
    },
    end() {
      state = 'ending'
    },
    over: serve()
  }
}

const isSilent = ({ unanswered }: Health, lane: keyof Health['unanswered']) => unanswered[lane] >= MOST_UNANSWERED
