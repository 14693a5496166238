import { describe, expect, it } from 'vitest'
import { addDays, countDays } from '../../../src/platform/time/days.ts'
import { epidemiologicalWeek, intervalsOf } from '../../../src/platform/time/weeks.ts'
import { whole } from '../../support/sample.ts'

describe('epidemiologicalWeek', () => {
  it.each([
    ['2024-12-28', '202452'],
    ['2024-12-29', '202501'],
    ['2025-01-01', '202501'],
    ['2025-01-04', '202501'],
    ['2025-01-05', '202502'],
    ['2020-12-26', '202052'],
    ['2020-12-27', '202053'],
    ['2021-01-02', '202053'],
    ['2021-01-03', '202101'],
    ['2014-12-28', '201453'],
    ['2015-01-03', '201453'],
    ['2015-01-04', '201501'],
    ['2022-12-31', '202252'],
    ['2023-01-01', '202301'],
    ['2024-02-25', '202409'],
    ['2024-03-02', '202409'],
    ['1969-12-31', '196953'],
    ['1970-01-04', '197001'],
    ['9999-12-31', '999952']
  ])('%s is in week %s', (day, week) => {
    expect(epidemiologicalWeek(day)).toBe(week)
  })

  const [first, years] = whole ? ['1800-12-28', 400] : ['1980-12-28', 40]
  it(`holds for every day of ${years} years: seven days of a week, 4 January in the first`, () => {
    let previous = ''
    let days = 0
    for (let day = first, n = 0; n < years * 365.25 - 3; n++, day = addDays(day, 1)) {
      const week = epidemiologicalWeek(day)
      if (day.endsWith('-01-04')) expect(week).toBe(`${day.slice(0, 4)}01`)
      if (week === previous) days++
      else {
        if (previous !== '') expect(days).toBe(7)
        expect(week > previous).toBe(true)
        expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(0)
        previous = week
        days = 1
      }
    }
  })
})

describe('intervalsOf', () => {
  it('dia: each day, over a leap day', () => {
    expect(intervalsOf('dia', '2024-02-28', '2024-03-01')).toEqual([
      { periodo: '2024-02-28', inicio: '2024-02-28', fim: '2024-02-28' },
      { periodo: '2024-02-29', inicio: '2024-02-29', fim: '2024-02-29' },
      { periodo: '2024-03-01', inicio: '2024-03-01', fim: '2024-03-01' }
    ])
  })

  it('semana: cut to the period at both ends', () => {
    expect(intervalsOf('semana', '2020-12-26', '2021-01-04')).toEqual([
      { periodo: '202052', inicio: '2020-12-26', fim: '2020-12-26' },
      { periodo: '202053', inicio: '2020-12-27', fim: '2021-01-02' },
      { periodo: '202101', inicio: '2021-01-03', fim: '2021-01-04' }
    ])
  })

  it('mes: cut to the period at both ends, even from a 31st', () => {
    expect(intervalsOf('mes', '2023-12-31', '2024-03-15')).toEqual([
      { periodo: '2023-12', inicio: '2023-12-31', fim: '2023-12-31' },
      { periodo: '2024-01', inicio: '2024-01-01', fim: '2024-01-31' },
      { periodo: '2024-02', inicio: '2024-02-01', fim: '2024-02-29' },
      { periodo: '2024-03', inicio: '2024-03-01', fim: '2024-03-15' }
    ])
  })

  it.each(['dia', 'semana', 'mes'] as const)('%s: one for a single day, none for a reversed period', (agregacao) => {
    const [only, ...others] = intervalsOf(agregacao, '2024-05-15', '2024-05-15')
    expect(only).toMatchObject({ inicio: '2024-05-15', fim: '2024-05-15' })
    expect(others).toEqual([])
    expect(intervalsOf(agregacao, '2024-05-16', '2024-05-15')).toEqual([])
  })

  it.each(['dia', 'semana', 'mes'] as const)('%s: reaches the last day that can be written', (agregacao) => {
    expect(intervalsOf(agregacao, '9999-11-30', '9999-12-31').at(-1)?.fim).toBe('9999-12-31')
  })

  it.each(['dia', 'semana', 'mes'] as const)('%s: no day is missing or double, and no name is double', (agregacao) => {
    const found = intervalsOf(agregacao, '2019-06-12', '2026-02-03')
    expect(found[0]?.inicio).toBe('2019-06-12')
    expect(found.at(-1)?.fim).toBe('2026-02-03')
    for (let i = 1; i < found.length; i++) expect(found[i]?.inicio).toBe(addDays(found[i - 1]!.fim, 1))
    expect(new Set(found.map(({ periodo }) => periodo)).size).toBe(found.length)
  })
})

describe('countDays and addDays', () => {
  it.each([
    ['2024-01-01', '2024-12-31', 366],
    ['2024-01-01', '2024-01-01', 1],
    ['2024-01-02', '2024-01-01', 0],
    ['1969-12-31', '1970-01-01', 2]
  ])('%s to %s are %i days', (inicio, fim, days) => {
    expect(countDays(inicio, fim)).toBe(days)
    expect(addDays(inicio, days - 1)).toBe(fim)
  })
})
