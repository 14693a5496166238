import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPeriodic } from '../../../src/platform/time/periodic.ts'
import { testVitals } from '../../support/vitals.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work every ten seconds that does what the test says, with everything that is logged. */
function start(turns: (() => Promise<void>)[]) {
  const lines: string[] = []
  const write = (_: unknown, text: unknown) => void lines.push(String(text))
  const vitals = testVitals()
  let begun = 0
  const run = async () => {
    await turns[Math.min(begun++, turns.length - 1)]!()
    return { rows: 0 }
  }
  const log = { info: write, warn: write } as never
  const periodic = startPeriodic({ name: 'work', everyMs: 10_000, run }, null, { log, vitals })
  return {
    periodic,
    lines,
    vitals,
    begun: () => begun,
    isDown: () => vitals.report()[0]!.isDown,
    async pass(seconds: number) {
      for (let passed = 0; passed < seconds; passed += 5) {
        await vi.advanceTimersByTimeAsync(5_000)
        vitals.tick()
      }
    }
  }
}

const well = async () => {}
const fails = async () => {
  throw new Error('broken')
}
const hangs = () => new Promise<void>(() => {})

it('work that is done is a sign; it is repeated, one turn after the other', async () => {
  const { pass, begun, isDown, periodic } = start([well])
  await pass(300)
  expect(begun()).toBe(30)
  expect(isDown()).toBe(false)
  await periodic.stop()
  await pass(60)
  expect(begun()).toBe(30)
})

it('work that always fails is down a minute after it was due, and well again after its first success', async () => {
  const failing = Array.from({ length: 10 }, () => fails)
  const { pass, lines, isDown } = start([...failing, well])
  await pass(70)
  expect(isDown()).toBe(false)
  await pass(15)
  expect(isDown()).toBe(true)
  expect(lines).toContain('work: failed; it is tried again')
  await pass(40)
  expect(isDown()).toBe(false)
})

it('a turn that never comes back is left behind after a quarter of an hour, and the next one begins', async () => {
  const { pass, begun, isDown, vitals, periodic } = start([hangs, well])
  await pass(900)
  expect([begun(), isDown()]).toEqual([1, false])
  await pass(30)
  expect(begun()).toBeGreaterThan(1)
  expect(isDown()).toBe(false)
  expect(vitals.lines.join('\n')).toMatch(/a part does not work.*\n.*a part begins anew.*\n.*a part works again/)
  await periodic.stop()
})

it('work that finds nothing to do comes less often until it finds something again, and owes no sign for that', async () => {
  const vitals = testVitals()
  const lines: unknown[] = []
  const log = { info: (figures: unknown) => void lines.push(figures), warn: () => {} } as never
  const found = [0, 0, 1, 1, 0]
  let turns = 0
  const run = async () => ({ found: found[turns++] ?? 0 })
  const work = { name: 'work', everyMs: 10_000, idleMs: 90_000, run }
  const periodic = startPeriodic(work, null, { log, vitals })
  const turnsAfter = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      await vi.advanceTimersByTimeAsync(5_000)
      vitals.tick()
    }
    return turns
  }
  expect(await turnsAfter(10)).toBe(1)
  expect(await turnsAfter(85)).toBe(1)
  expect(await turnsAfter(5)).toBe(2)
  expect(await turnsAfter(90)).toBe(3)
  expect(await turnsAfter(20)).toBe(5)
  expect(await turnsAfter(85)).toBe(5)
  expect(vitals.lines).toEqual([])
  expect(lines).toEqual([{ found: 1 }, { found: 1 }])
  await periodic.stop()
})

it('rests with the service, unless it goes on in every mode; a rest is a sign too', async () => {
  const done = { resting: 0, always: 0 }
  let rests = true
  const vitals = testVitals()
  const log = { info: () => {}, warn: () => {} } as never
  const around = { log, vitals, isResting: async () => rests }
  const work = (name: keyof typeof done) => ({
    name,
    everyMs: 10_000,
    run: async () => {
      done[name]++
      return {}
    }
  })
  const all = [
    startPeriodic(work('resting'), null, around),
    startPeriodic({ ...work('always'), inEveryMode: true }, null, around)
  ]
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      await vi.advanceTimersByTimeAsync(5_000)
      vitals.tick()
    }
  }
  await pass(300)
  expect(done).toEqual({ resting: 0, always: 30 })
  expect(vitals.report().some(({ isDown }) => isDown)).toBe(false)
  rests = false
  await pass(20)
  expect(done).toEqual({ resting: 2, always: 32 })
  for (const each of all) await each.stop()
})
