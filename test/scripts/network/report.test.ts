import { describe, expect, it } from 'vitest'
import { linesOf, type Row, tableOf } from '../../../scripts/network/report.ts'

const row = (name: string, other: Partial<Row> = {}): Row => ({
  name,
  struck: 3,
  statuses: '200: 5',
  recovery: new Map([
    ['read', 0.4],
    ['job', 2.26]
  ]),
  ended: '',
  acknowledged: 7,
  lost: [],
  twice: [],
  violations: [],
  log: ['{"level":40}'],
  seconds: 31.2,
  ...other
})
const never = new Map([
  ['read', 0.4],
  ['mail', null]
])

describe('what is said of a case', () => {
  it('that went well: how far the trial is, how long it took, and when each thing worked', () => {
    expect(linesOf(row('s3/idle/cut'), 4, 88, false)).toEqual([
      '[ 4/88] ok     s3/idle/cut                       31 s   read 0.4, job 2.3'
    ])
    expect(linesOf(row('s3/idle/cut'), 4, 88, true).at(-1)).toContain('{"level":40}')
  })

  it.each([
    ['struck nothing', { struck: 0 }, 'no connection was struck'],
    ['never recovered', { recovery: never }, 'mail did not work again in time'],
    ['lost something', { lost: ['group 1'] }, 'lost: group 1'],
    ['has something twice', { twice: ['case 1'] }, 'twice: case 1'],
    ['answered falsely', { violations: ['read: 500'] }, 'read: 500']
  ])('that %s: what is wrong, and the log of its service', (_, other, problem) => {
    const [first, second, ...log] = linesOf(row('s3/idle/cut', other), 4, 88, false)
    expect([first, second]).toEqual([expect.stringMatching(/^\[ 4\/88\] BROKEN s3/), `       ${problem}`])
    expect(log.at(-1)).toContain('{"level":40}')
  })
})

describe('the table', () => {
  it('has a line for each case, and their sums', () => {
    const lines = tableOf([row('s3/idle/cut'), row('s3/idle/hang', { ended: '9.0 s', recovery: never })], 12.34)
    expect(lines.slice(2)).toEqual([
      '| s3/idle/cut | 3 | 200: 5 | - | 2.3 s (job) | 7 | 0 | 0 | 0 |',
      '| s3/idle/hang | 3 | 200: 5 | 9.0 s | mail: NEVER | 7 | 0 | 0 | 1 |',
      '',
      '2 cases in 12.3 minutes, 1 broken. Acknowledged: 14. Lost: 0. Twice: 0. False answers: 0. ' +
        'Slowest to work again: s3/idle/hang, mail: NEVER.'
    ])
  })
})
