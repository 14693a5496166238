import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { periodicWork, tasks } from '../../../src/handlers.ts'
import { startDeliveries } from '../../../src/modules/webhooks/deliveries.ts'
import { startBackground } from '../../../src/platform/time/background.ts'
import { openApp, type TestApp } from '../../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { countStatements, type Statements } from '../../support/statements.ts'

// The timers that a test moves are the global ones.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      const abort = () => {
        clearTimeout(timer)
        reject(signal!.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort)
        resolve(value)
      }, ms)
      signal?.addEventListener('abort', abort)
    })
}))

const STEP_MS = 500
const STEPS_A_MINUTE = 60_000 / STEP_MS

let database: TestDatabase
let statements: Statements
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  statements = await countStatements(database.url)
  test = await openApp({ url: statements.url })
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await test?.close()
  await statements?.close()
  await database?.drop()
})

async function pass(minutes: number): Promise<void> {
  for (let step = 1; step <= minutes * STEPS_A_MINUTE; step++) {
    await vi.advanceTimersByTimeAsync(STEP_MS)
    await statements.settle()
    if ((step * STEP_MS) % 5_000 === 0) test.vitals.tick()
  }
}

it('an idle instance sends fewer than 60 statements a minute, and no part of it owes a sign', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  const { services, config, vitals } = test
  const { log } = test.app
  const deliveries = startDeliveries(config, { ...services, log, isResting: services.modo.isResting })
  const working = { ...services, deliveries }
  const { isResting, refresh } = services.modo
  const background = await startBackground({
    url: services.database.url,
    workers: config.workers,
    handlers: tasks(working),
    periodic: periodicWork,
    services: working,
    log,
    vitals,
    isResting,
    onNotice: { entregas: deliveries.wake, modo: () => void refresh().catch(() => {}) }
  })
  await pass(2)
  const before = statements.count()
  await pass(10)
  const perMinute = (statements.count() - before) / 10
  expect(perMinute).toBeLessThan(60)
  // The signs of life of the queue alone are twenty: with fewer, this test would count nothing.
  expect(perMinute).toBeGreaterThan(20)
  expect(vitals.report().filter(({ isDown }) => isDown)).toEqual([])
  expect(vitals.lines).toEqual([])
  vi.useRealTimers()
  await Promise.all([deliveries.stop(), background.stop()])
})
