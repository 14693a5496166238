import { expect, it } from 'vitest'
import { barOf } from '../../../scripts/bench/finding.ts'
import { isAsMeasured, joined } from '../../../scripts/bench/results.ts'
import { summaryOf, tableOf, verdict } from '../../../scripts/bench/table.ts'
import { held, machine, missed, part, results, shown } from './results.ts'

it('every ratio has a line with its bar, and whether it holds', () => {
  const lines = tableOf(results.parts).trimEnd().split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(/^holds +0\.95 +>= 0\.9 +19\.0 \/ 20\.0 +login: logins per second/)
  expect(lines[2]).toMatch(/^MISSED +2\.20 +<= 2 +22 ms \/ 10 ms +casos: a page/)
  expect(lines[3]).toMatch(/^- +3\.00 +- +3 \/ 1 +casos: a list/)
  expect(summaryOf(results.parts, 61.4)).toBe('1 of 2 bars hold, measured in 61 s\n')
})

it('a bar is read from its words, and a ratio without one is not judged', () => {
  expect(barOf(held)).toEqual({ sign: '>=', value: 0.9 })
  expect(barOf({ wanted: '= 1 and 0 that differ' })).toEqual({ sign: '=', value: 1 })
  expect(barOf(shown)).toBeNull()
  expect([held, missed, shown].map(verdict)).toEqual(['holds', 'MISSED', '-'])
})

it('a bench that runs alone replaces its earlier findings, and keeps the others of the same machine', () => {
  const again = joined(results, machine, { login: part([shown]) })
  expect(again.parts.login?.findings).toEqual([shown])
  expect(again.parts.casos).toEqual(results.parts.casos)
  expect(isAsMeasured(again)).toBe(true)
  expect(Object.keys(joined(results, { ...machine, cores: 8 }, { login: part([held]) }).parts)).toEqual(['login'])
})

it('a figure that was changed by hand is noticed', () => {
  expect(isAsMeasured(results)).toBe(true)
  const parts = { ...results.parts, login: part([{ ...held, ratio: 2 }]) }
  expect(isAsMeasured({ ...results, parts })).toBe(false)
})
