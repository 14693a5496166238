import { describe, expect, it } from 'vitest'
import {
  judge,
  type Mark,
  readMark,
  readPosition,
  writeMark,
  writePosition
} from '../../../src/platform/primary/mark.ts'

const mark: Mark = { era: 0, timeline: 3, position: 1000n, begun: 400n }
const server = (timeline: number, position: bigint, begun: bigint | null) => ({
  system: '7',
  timeline,
  position,
  begun
})

describe('a primary is judged by what was acknowledged', () => {
  it.each([
    ['the same server, further on', server(3, 1200n, 400n), 'fine'],
    ['the same server, restarted in peace', server(3, 1200n, null), 'fine'],
    ['the same server, recovered from a crash', server(3, 1200n, 1150n), 'fine'],
    ['one that was promoted with all of it', server(4, 1300n, 1000n), 'fine'],
    ['one that was promoted too early', server(4, 1300n, 999n), 'behind'],
    ['the same, after it wrote much more', server(4, 999_999n, 999n), 'behind'],
    ['one that was promoted twice, the last time too early', server(5, 1300n, 999n), 'behind'],
    ['one that was promoted too early and restarted, with a short log', server(4, 999n, null), 'behind'],
    ['another branch of the same number', server(3, 1300n, 500n), 'behind'],
    ['a log that is shorter than it was', server(3, 900n, 400n), 'behind'],
    ['a former primary', server(2, 5000n, null), 'behind'],
    ['one that was promoted twice, unseen', server(5, 1300n, 1100n), 'unproven'],
    ['one that was promoted and restarted, unseen', server(4, 1300n, null), 'unproven']
  ])('%s', (_, found, verdict) => {
    expect(judge(mark, found)).toBe(verdict)
  })

  it('is fine while nothing is known', () => {
    expect(judge(undefined, server(1, 0n, null))).toBe('fine')
  })
})

it.each([
  ['0/0', 0n],
  ['0/1A2B3C', 0x1a2b3cn],
  ['16/B374D848', 0x16b374d848n],
  ['FFFFFFFF/FFFFFFFF', 2n ** 64n - 1n]
])('reads and writes the position %s', (text, position) => {
  expect(readPosition(text)).toBe(position)
  expect(writePosition(position)).toBe(text)
})

describe('marks as texts', () => {
  const ordered: Mark[] = [
    { era: 0, timeline: 1, position: 9n, begun: null },
    { era: 0, timeline: 1, position: 16n, begun: 3n },
    { era: 0, timeline: 10, position: 2n, begun: 1n },
    { era: 1, timeline: 2, position: 2n ** 64n - 1n, begun: null }
  ]

  it('are read as they were written', () => {
    expect(ordered.map(writeMark).map(readMark)).toEqual(ordered)
  })

  it('have the order of the marks, below which nothing stands', () => {
    const texts = ordered.map(writeMark)
    expect([...texts, ''].sort()).toEqual(['', ...texts])
  })

  it.each(['', 'x', '00000000.00000001.9', `${writeMark(mark)}0`])('anything else is no mark: %j', (text) => {
    expect(readMark(text)).toBeUndefined()
  })
})
