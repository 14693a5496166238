import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digestOf, digestsOf } from '../../../src/platform/sealing/digest.ts'
import { isDataKey, keyring, useDataKeys } from '../../../src/platform/sealing/keys.ts'
import {
  alwaysInRow,
  inRow,
  isSealed,
  NotOpened,
  open,
  seal,
  useBoundSeals
} from '../../../src/platform/sealing/seal.ts'
import { testKeys } from '../../support/data-keys.ts'

const AT = inRow('a.b', 7)
const MFA = alwaysInRow('usuarios.mfa_segredo', 1)

const keyOf = (n: number) => Buffer.alloc(32, n).toString('base64')

beforeEach(() => useDataKeys({ current: keyOf(1), previous: null }))
afterEach(() => {
  useDataKeys(testKeys)
  useBoundSeals(true)
})

describe('seal and open', () => {
  it.each(['Maria', 'João Ávila 😀 \n\t', 'v1.abcdef.x', ' ', 'x'.repeat(10_000)])('give back %j', (text) => {
    const sealed = seal(text, AT)
    expect(isSealed(sealed)).toBe(true)
    expect(sealed).not.toContain(text.trim() || 'Maria')
    expect(open(sealed, AT)).toBe(text)
  })

  it('equal texts are never sealed alike, and an empty one stays empty', () => {
    const sealed = new Set(Array.from({ length: 3000 }, () => seal('Maria', AT)))
    expect(sealed.size).toBe(3000)
    expect(new Set([...sealed].map((text) => text.slice(10, 26))).size).toBe(3000)
    expect([seal('', AT), open('', AT)]).toEqual(['', ''])
  })

  it('a text that is not sealed is refused, and the error does not reveal it', () => {
    for (const text of ['Maria', 'v1.', 'v1.abcdef.Maria', 'v3.abcdef.Maria', '{"Authorization":"x"}'])
      expect(() => open(text, AT)).toThrow(new NotOpened('a.b:7', null))
    expect(new NotOpened('a.b:7', null).message).toBe('a value of a.b:7 is not sealed')
  })

  it('is bound to table, column and row', () => {
    const sealed = seal('Maria', AT)
    for (const other of [inRow('a.b', 8), inRow('a.c', 7), inRow('c.b', 7), inRow('a.b', 77), alwaysInRow('a.b', 8)])
      expect(() => open(sealed, other)).toThrow(NotOpened)
  })

  it('the former form opens in any row of its column, unless its column has always named the row', () => {
    useBoundSeals(false)
    const [former, always] = [seal('Maria', AT), seal('Maria', MFA)]
    expect([former, always].map((text) => text.slice(0, 3))).toEqual(['v1.', 'v1.'])
    useBoundSeals(true)
    expect([open(former, AT), open(former, inRow('a.b', 8)), open(always, MFA)]).toEqual(['Maria', 'Maria', 'Maria'])
    expect(() => open(former, inRow('a.c', 7))).toThrow(NotOpened)
    expect(() => open(always, alwaysInRow('usuarios.mfa_segredo', 2))).toThrow(NotOpened)
    // Under the name of the other form it does not open anywhere.
    expect(() => open(former.replace('v1.', 'v2.'), AT)).toThrow(NotOpened)
  })

  it('does not open elsewhere, changed, or without its key, and the error does not reveal it', () => {
    const sealed = seal('Maria', MFA)
    expect(() => open(sealed, alwaysInRow('usuarios.mfa_segredo', 2))).toThrow(NotOpened)
    for (const at of [12, 30, sealed.length - 3]) {
      const other = sealed[at] === 'A' ? 'B' : 'A'
      expect(() => open(sealed.slice(0, at) + other + sealed.slice(at + 1), MFA)).toThrow(NotOpened)
    }
    useDataKeys({ current: keyOf(2), previous: null })
    expect(() => open(sealed, MFA)).toThrow(/usuarios.mfa_segredo:1 does not open/)
  })

  it('opens by the former key too, and seals by the present one', () => {
    const sealed = seal('Maria', AT)
    const before = keyring().current.id
    useDataKeys({ current: keyOf(2), previous: keyOf(1) })
    expect(open(sealed, AT)).toBe('Maria')
    expect(seal('Maria', AT)).not.toContain(before)
  })
})

it('digests depend on value, context and key; there are two while keys change', () => {
  const one = digestOf('52998224725', 'usuarios.cpf')
  expect(digestOf('52998224725', 'usuarios.cpf')).toEqual(one)
  expect(digestOf('52998224726', 'usuarios.cpf')).not.toEqual(one)
  expect(digestOf('52998224725', 'usuarios.rg')).not.toEqual(one)
  useDataKeys({ current: keyOf(2), previous: keyOf(1) })
  expect(digestOf('52998224725', 'usuarios.cpf')).not.toEqual(one)
  expect(digestsOf('52998224725', 'usuarios.cpf')).toEqual([digestOf('52998224725', 'usuarios.cpf'), one])
})

it('a key is 32 bytes in base64', () => {
  expect(isDataKey(keyOf(7))).toBe(true)
  for (const text of ['', 'x'.repeat(44), Buffer.alloc(31).toString('base64'), Buffer.alloc(32).toString('hex')])
    expect(isDataKey(text)).toBe(false)
})
