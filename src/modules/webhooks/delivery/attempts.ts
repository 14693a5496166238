import type { WriteBehind } from '../../../platform/batch/write-behind.ts'
import type { Sender } from '../sending/sender.ts'
import { type Health, healthAtFirst, judgeHealth, type Lane, outcomeOf, outcomeWithoutPermissao } from './judge.ts'
import type { Outcome } from './outcomes.ts'
import type { Delivery, DeliveryBatch } from './queue.ts'
import { mayReceive, requestOf } from './request.ts'

export interface AttemptsOptions {
  now: () => Date
  random: () => number
  sender: Sender
  outcomes: WriteBehind<Outcome>
}

/** The attempts of one turn of one webhook. */
export interface Attempts {
  readonly health: Health
  /** Deliveries that were taken and whose outcome is not recorded yet. */
  readonly inHand: number[]
  /**
   * Takes a batch in hand and returns it without the deliveries that were in hand already. A resend may move a delivery
   * from one lane to the other, so both lanes can read it.
   */
  take(batch: DeliveryBatch): DeliveryBatch
  /** Sends a delivery, judges the result, and passes the outcome on to be recorded. */
  attempt(batch: DeliveryBatch, delivery: Delivery, lane: Lane): Promise<void>
  /** Resolves when the outcomes of a batch are recorded. The batch is no longer in hand then. */
  recorded(batch: DeliveryBatch): Promise<void>
}

export function createAttempts(options: AttemptsOptions, failingSince: Date | null): Attempts {
  const { now, random, sender, outcomes } = options
  let health = healthAtFirst(failingSince)
  const inHand = new Set<number>()

  return {
    get health() {
      return health
    },
    get inHand() {
      return [...inHand]
    },

    take(batch) {
      const deliveries = batch.deliveries.filter(({ id }) => !inHand.has(id))
      for (const { id } of deliveries) inHand.add(id)
      return { ...batch, deliveries }
    },

    async attempt({ target, owner }, delivery, lane) {
      const begunAt = now()
      if (!mayReceive(owner, delivery)) return outcomes.add(outcomeWithoutPermissao(delivery, begunAt))
      const result = await sender.send(requestOf(target, delivery, begunAt))
      const endedAt = now()
      const before = health.failingSince
      health = judgeHealth(health, lane, target.url, result, endedAt)
      const outcome = outcomeOf(delivery, result, { begunAt, endedAt, random })
      if (health.failingSince !== before) outcome.failingSince = health.failingSince
      outcomes.add(outcome)
    },

    async recorded({ deliveries }) {
      await outcomes.written()
      for (const { id } of deliveries) inHand.delete(id)
    }
  }
}
