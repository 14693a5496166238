import type { WriteBehind } from '../batch/write-behind.ts'
import { type Health, healthAtFirst, judgeHealth, type Lane, outcomeOf, outcomeWithoutPermissao } from './judge.ts'
import type { Outcome } from './outcomes.ts'
import type { Delivery, DeliveryBatch } from './queue.ts'
import { mayReceive, requestOf } from './request.ts'
import type { Sender } from './sender.ts'

export interface AttemptsOptions {
  now: () => Date
  random: () => number
  sender: Sender
  outcomes: WriteBehind<Outcome>
}

/** The attempts of one turn of one webhook. */
export interface Attempts {
  readonly health: Health
  /** Sends a delivery, judges what came of it, and leaves it to be recorded. */
  attempt(batch: DeliveryBatch, delivery: Delivery, lane: Lane): Promise<void>
  /** The batch without what was tried and is not recorded yet: a resend may bring such a delivery to the other lane. */
  untried(batch: DeliveryBatch): DeliveryBatch
  /** Resolves when all of a batch that was tried is recorded: what is read next must not hold what was sent just now. */
  recorded(batch: DeliveryBatch): Promise<void>
}

export function createAttempts(options: AttemptsOptions, failingSince: Date | null): Attempts {
  const { now, random, sender, outcomes } = options
  let health = healthAtFirst(failingSince)
  const unrecorded = new Set<number>()

  return {
    get health() {
      return health
    },

    async attempt({ target, owner }, delivery, lane) {
      const begunAt = now()
      unrecorded.add(delivery.id)
      if (!mayReceive(owner, delivery.tipo)) return outcomes.add(outcomeWithoutPermissao(delivery, begunAt))
      const result = await sender.send(requestOf(target, delivery, begunAt))
      const endedAt = now()
      const before = health.failingSince
      health = judgeHealth(health, lane, target.url, result, endedAt)
      const outcome = outcomeOf(delivery, result, { begunAt, endedAt, random })
      if (health.failingSince !== before) outcome.failingSince = health.failingSince
      outcomes.add(outcome)
    },

    untried: (batch) => ({ ...batch, deliveries: batch.deliveries.filter(({ id }) => !unrecorded.has(id)) }),

    async recorded({ deliveries }) {
      await outcomes.written()
      for (const { id } of deliveries) unrecorded.delete(id)
    }
  }
}
