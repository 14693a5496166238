import { expect, test, vi } from 'vitest'
import { createVitals, type PartOptions } from '../../../src/platform/vitals/vitals.ts'

const moment = new Date('2026-11-15T12:00:00.000Z')

function partOf(options?: PartOptions) {
  const lines: string[] = []
  const log = { error: vi.fn((_, text) => lines.push(text)), info: vi.fn((_, text) => lines.push(text)) }
  const vitals = createVitals({ now: () => moment, log: log as never })
  const sign = vitals.part('part', options)
  return {
    vitals,
    sign,
    lines,
    isDown: () => vitals.report()[0]!.isDown,
    pass(seconds: number) {
      for (let passed = 0; passed < seconds; passed += 5) vitals.tick()
    }
  }
}

test('a part that looks for work is up while it does so, down a minute after it should have, and logged once', () => {
  const { sign, pass, isDown, lines } = partOf({ everyMs: 10_000 })
  pass(70)
  expect(isDown()).toBe(false)
  sign.did()
  pass(70)
  expect(isDown()).toBe(false)
  pass(5)
  expect(isDown()).toBe(true)
  pass(300)
  expect(lines).toEqual(['a part does not work'])
  sign.did()
  pass(5)
  expect(isDown()).toBe(false)
  expect(lines).toEqual(['a part does not work', 'a part works again'])
})

test('a part that works when asked is never down without work, and down when a turn is silent for a minute', () => {
  const { sign, pass, isDown } = partOf()
  pass(1000)
  expect(isDown()).toBe(false)
  const turn = sign.begin()
  pass(60)
  turn.did()
  pass(60)
  expect(isDown()).toBe(false)
  pass(5)
  expect(isDown()).toBe(true)
  turn.end()
  pass(5)
  expect(isDown()).toBe(false)
})

test('a silent turn is seen beside one that advances', () => {
  const { sign, pass, isDown } = partOf({ turnMs: 20_000 })
  sign.begin()
  const other = sign.begin()
  for (let round = 0; round < 5; round++) {
    other.did()
    pass(5)
  }
  expect(isDown()).toBe(true)
})

test('while a turn is open, a part need not look for work; a turn that failed is no sign', () => {
  const { sign, pass, isDown, vitals } = partOf({ everyMs: 10_000, turnMs: 600_000 })
  const turn = sign.begin()
  pass(300)
  expect(isDown()).toBe(false)
  turn.end(false)
  expect(vitals.report()[0]!.lastDone).toBe(null)
  pass(5)
  expect(isDown()).toBe(true)
  sign.begin().end()
  pass(5)
  expect(vitals.report()).toEqual([{ name: 'part', isDown: false, lastDone: moment }])
})

test('a part that can begin anew does so at once and then once a minute; others make the instance not ready', () => {
  const renew = vi.fn()
  const { vitals, pass } = partOf({ everyMs: 10_000, renew })
  vitals.part('other', { everyMs: 100_000 })
  pass(75)
  expect(renew).toHaveBeenCalledTimes(1)
  pass(60)
  expect(renew).toHaveBeenCalledTimes(1)
  pass(5)
  expect(renew).toHaveBeenCalledTimes(2)
  expect(vitals.fatal()).toEqual([])
  pass(30)
  expect(vitals.fatal()).toEqual(['other'])
})

test('a process that was frozen does not blame its parts', () => {
  const { vitals, sign, isDown } = partOf({ everyMs: 10_000 })
  vitals.tick(600_000)
  expect(isDown()).toBe(false)
  sign.did()
  vitals.tick(600_000)
  expect(isDown()).toBe(false)
})

test('of several parts with one name, the worst speaks', () => {
  const { vitals, sign, pass } = partOf({ everyMs: 10_000 })
  vitals.part('part', { everyMs: 1_000_000 })
  pass(100)
  expect(vitals.report()).toMatchObject([{ name: 'part', isDown: true }])
  sign.did()
  pass(5)
  expect(vitals.report()).toMatchObject([{ name: 'part', isDown: false }])
})
