import { expect, it } from 'vitest'
import { nextTurn } from '../../../src/modules/relatorios/period.ts'
import { todayAt } from '../../../src/platform/time/days.ts'
import { lastWhole } from '../../../src/platform/time/last-whole.ts'

it.each([
  // Saturday night, the Sunday after it, and Monday before and after six in Brasília.
  ['semanal', '2026-11-15T02:00:00Z', '2026-11-16T09:00:00Z', '2026-11-01', '2026-11-07'],
  ['semanal', '2026-11-15T12:00:00Z', '2026-11-16T09:00:00Z', '2026-11-08', '2026-11-14'],
  ['semanal', '2026-11-16T08:59:59Z', '2026-11-16T09:00:00Z', '2026-11-08', '2026-11-14'],
  ['semanal', '2026-11-16T09:00:00Z', '2026-11-23T09:00:00Z', '2026-11-08', '2026-11-14'],
  ['semanal', '2027-01-04T09:00:00Z', '2027-01-11T09:00:00Z', '2026-12-27', '2027-01-02'],
  // The last evening of a month in Brasília is the first day of the next one in UTC.
  ['mensal', '2026-12-01T02:00:00Z', '2026-12-01T09:00:00Z', '2026-10-01', '2026-10-31'],
  ['mensal', '2026-12-01T09:00:00Z', '2027-01-01T09:00:00Z', '2026-11-01', '2026-11-30'],
  ['mensal', '2028-03-15T12:00:00Z', '2028-04-01T09:00:00Z', '2028-02-01', '2028-02-29']
] as const)('%s at %s: next at %s, about %s to %s', (periodicidade, now, next, inicio, fim) => {
  expect(nextTurn(periodicidade, new Date(now))).toEqual(new Date(next))
  expect(lastWhole(periodicidade, todayAt(new Date(now)))).toEqual({ inicio, fim })
})
