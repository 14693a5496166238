import { describe, expect, it } from 'vitest'
import { isEmptyDay, readDay } from '../../../src/modules/importacao/read/days.ts'

describe('readDay', () => {
  it.each([
    ['2024-03-12', '2024-03-12'],
    ['2024-3-2', '2024-03-02'],
    ['2024/03/12', '2024-03-12'],
    ['12/03/2024', '2024-03-12'],
    ['2/3/2024', '2024-03-02'],
    ['02-03-2024', '2024-03-02'],
    ['2.3.2024', '2024-03-02'],
    ['20240312', '2024-03-12'],
    ['20240312.0', '2024-03-12'],
    ['45363', '2024-03-12'],
    ['45363.75', '2024-03-12'],
    ['45363,5', '2024-03-12'],
    ['2024-03-12T00:00:00', '2024-03-12'],
    ['2024-03-12 23:59:59.000', '2024-03-12'],
    ['12/03/2024 10:30', '2024-03-12'],
    // A moment counts for its day in Brasília.
    ['2024-03-12T01:00:00Z', '2024-03-11'],
    ['2024-03-12T00:00:00-03:00', '2024-03-12'],
    ['2024-02-29', '2024-02-29'],
    ['1900-01-01', '1900-01-01']
  ])('%s is %s', (text, day) => {
    expect(readDay(text)).toEqual({ day, repaired: false })
  })

  it.each([
    '2023-02-29',
    '2024-13-13',
    '31/04/2024',
    '0/1/2024',
    '2024',
    '4536',
    '453630',
    '12/03/24',
    '20241332',
    'ontem',
    '2024-03-12T99:99:99Z',
    '12/03/2024 de manhã'
  ])('%s cannot be read', (text) => {
    expect(readDay(text).day).toBeNull()
  })

  it.each([
    ['03/12/2024', '202411', '2024-03-12'],
    ['2024-12-03', '202411', '2024-03-12'],
    // There is no thirteenth month, so only the week says what was meant.
    ['3/13/2024', '202411', '2024-03-13'],
    ['2024-13-03', '202411', '2024-03-13']
  ])('%s in week %s is put right', (text, week, day) => {
    expect(readDay(text, week)).toEqual({ day, repaired: true })
  })

  it.each([
    ['the week fits as it is', '2024-12-03', '202449', '2024-12-03'],
    ['the week fits neither', '2024-12-03', '202420', '2024-12-03'],
    ['no week', '2024-12-03', null, '2024-12-03'],
    ['day and month are one number', '2024-03-03', '202449', '2024-03-03'],
    ['no such day and no proof', '2024-13-03', '202449', null]
  ])('is left alone: %s', (_, text, week, day) => {
    expect(readDay(text, week)).toEqual({ day, repaired: false })
  })
})

it('an empty form is neither a date nor a wrong one', () => {
  expect(['  /  /    ', '00/00/0000', '0000-00-00', '00000000', '0'].map(isEmptyDay)).toEqual([
    true,
    true,
    true,
    true,
    true
  ])
  expect(['2024-03-12', 'x', '1'].map(isEmptyDay)).toEqual([false, false, false])
})
