import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it, vi } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { memoryBudget } from '../../../src/platform/limits/budget.ts'
import { createMetering } from '../../../src/platform/limits/metered.ts'
import { newReadingFigures } from '../../../src/platform/limits/reading-figures.ts'

const operation = operations.find(({ id }) => id === 'listarCasos')!
const reply = { headers: () => {} } as unknown as FastifyReply

/** Accounts of a service with a budget of ten seconds, and a clock that stands still. */
function accounts() {
  const now = new Date('2025-03-10T12:00:00Z')
  const budget = memoryBudget(() => now)
  const database = { metered: () => ({}) as Db, newMeter: () => ({ limitMs: 3_000, spentMs: 0 }) }
  const read = createMetering({ database, limits: { budget, budgetMs: 10_000 }, figures: newReadingFigures() })
  /** Begins readings, and returns those that have begun and a function that ends them all. */
  function begin(id: number, many: number) {
    const ends: (() => void)[] = []
    const all = Array.from({ length: many }, () =>
      read({ caller: { id } } as FastifyRequest, reply, operation, undefined, async () => {
        await new Promise<void>((resolve) => ends.push(resolve))
      })
    )
    return {
      begun: () => ends.length,
      async end() {
        for (let i = 0; i < many; i++) {
          await vi.waitFor(() => expect(ends.length).toBeGreaterThan(i))
          ends[i]!()
        }
        await Promise.all(all)
      }
    }
  }
  return { begin, spend: (id: number, ms: number) => budget.add(`u${id}`, ms), now }
}

it('an account reads two at once, and one at a time once a tenth of its budget is spent, until the minute is over', async () => {
  const { begin, spend, now } = accounts()
  const tryAll = async (id: number) => {
    const readings = begin(id, 3)
    await new Promise(setImmediate)
    const begun = readings.begun()
    await readings.end()
    return begun
  }
  expect(await tryAll(1)).toBe(2)
  await spend(1, 999)
  expect(await tryAll(1)).toBe(2)
  await spend(1, 1)
  expect(await tryAll(1)).toBe(1)
  expect(await tryAll(2)).toBe(2)
  now.setTime(now.getTime() + 60_000)
  expect(await tryAll(1)).toBe(2)
})
