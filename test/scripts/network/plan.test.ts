import { describe, expect, it } from 'vitest'
import { atOnce, combinations, faults, nameOf, phases, targets } from '../../../scripts/network/plan.ts'

describe('combinations', () => {
  it('whole: each fault in each phase of each target; only a database commits', () => {
    const names = combinations({}).map(nameOf)
    expect(names).toHaveLength(24 + 4 * 16)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.includes('commit')).every((name) => name.startsWith('postgres/'))).toBe(true)
  })

  it('SHORT=yes: each target, each phase but one and each fault at least once', () => {
    const chosen = combinations({ SHORT: 'yes' })
    expect(new Set(chosen.map(({ target }) => target))).toEqual(new Set(targets))
    expect(new Set(chosen.map(({ fault }) => fault))).toEqual(new Set(faults))
    expect(phases.filter((phase) => chosen.every((one) => one.phase !== phase))).toEqual(['before-commit'])
  })

  it.each([
    ['s3', 16],
    ['postgres/start', 4],
    ['postgres/start/hang', 1],
    ['redis/idle/cut,smtp/middle', 5]
  ])('ONLY=%s: %i', (ONLY, count) => {
    expect(combinations({ ONLY })).toHaveLength(count)
  })

  it.each(['nada', 'postgres/st', 's3/before-commit'])('ONLY=%s names nothing, and says so', (ONLY) => {
    expect(() => combinations({ ONLY })).toThrow(/names none of postgres\/start\/slow/)
  })
})

describe('atOnce', () => {
  it('is what AT_ONCE says, or what the machine bears', () => {
    expect(atOnce({ AT_ONCE: '13' }, 88)).toBe(13)
    expect(atOnce({ AT_ONCE: '13' }, 5)).toBe(5)
    expect(atOnce({}, 88)).toBeGreaterThan(2)
    expect(atOnce({}, 88)).toBeLessThanOrEqual(8)
    expect([1, 2, 5].map((cases) => atOnce({}, cases))).toEqual([1, 1, 3])
  })

  it.each(['0', '-1', 'all', '1.5', '100'])('AT_ONCE=%s is refused', (AT_ONCE) => {
    expect(() => atOnce({ AT_ONCE }, 88)).toThrow(/not a number from 1 to 99/)
  })
})
