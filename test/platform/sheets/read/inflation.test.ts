import { describe, expect, it } from 'vitest'
import { checkInflation, inflationWatch } from '../../../../src/platform/sheets/read/inflation.ts'

const MIB = 2 ** 20
const GIB = 2 ** 30

describe('how much a packed file may grow', () => {
  it.each([
    ['a small one may grow as it likes', 100 * MIB, 1000, true],
    ['a larger one 100 times', 101 * MIB, 1.01 * MIB, true],
    ['and not more', 101 * MIB, MIB, false],
    ['none beyond 8 GiB', 8 * GIB, GIB, true],
    ['none beyond 8 GiB, however little it is packed', 8 * GIB + 1, GIB, false]
  ])('%s', (_, inflated, packed, allowed) => {
    const check = expect(() => checkInflation(inflated, packed))
    if (allowed) check.not.toThrow()
    else check.toThrow('sheet.inflated')
  })

  it('is counted while it is read', () => {
    const watch = inflationWatch(() => 1000)
    for (let i = 0; i < 100; i++) watch(MIB)
    expect(() => watch(1)).toThrow('sheet.inflated')
  })
})
