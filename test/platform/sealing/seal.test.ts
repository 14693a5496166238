import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digestOf, digestsOf } from '../../../src/platform/sealing/digest.ts'
import { isDataKey, keyring, useDataKeys } from '../../../src/platform/sealing/keys.ts'
import { isSealed, NotOpened, open, seal } from '../../../src/platform/sealing/seal.ts'
import { testKeys } from '../../support/data-keys.ts'

const keyOf = (n: number) => Buffer.alloc(32, n).toString('base64')

beforeEach(() => useDataKeys({ current: keyOf(1), previous: null }))
afterEach(() => useDataKeys(testKeys))

describe('seal and open', () => {
  it.each(['Maria', 'João Ávila 😀 \n\t', 'v1.abcdef.x', ' ', 'x'.repeat(10_000)])('give back %j', (text) => {
    const sealed = seal(text, 'a.b')
    expect(isSealed(sealed)).toBe(true)
    expect(sealed).not.toContain(text.trim() || 'Maria')
    expect(open(sealed, 'a.b')).toBe(text)
  })

  it('equal texts are never sealed alike, and an empty one stays empty', () => {
    const sealed = new Set(Array.from({ length: 3000 }, () => seal('Maria', 'a.b')))
    expect(sealed.size).toBe(3000)
    expect(new Set([...sealed].map((text) => text.slice(10, 26))).size).toBe(3000)
    expect([seal('', 'a.b'), open('', 'a.b')]).toEqual(['', ''])
  })

  it('a text from before there was a key is itself', () => {
    for (const text of ['Maria', 'v1.', 'v1.abcdef.Maria', '{"Authorization":"x"}'])
      expect(open(text, 'a.b')).toBe(text)
  })

  it('does not open elsewhere, changed, or without its key, and the error does not reveal it', () => {
    const sealed = seal('Maria', 'usuarios.mfa_segredo:1')
    expect(() => open(sealed, 'usuarios.mfa_segredo:2')).toThrow(NotOpened)
    for (const at of [12, 30, sealed.length - 3]) {
      const other = sealed[at] === 'A' ? 'B' : 'A'
      expect(() => open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'usuarios.mfa_segredo:1')).toThrow(
        NotOpened
      )
    }
    useDataKeys({ current: keyOf(2), previous: null })
    expect(() => open(sealed, 'usuarios.mfa_segredo:1')).toThrow(/usuarios.mfa_segredo:1 does not open/)
  })

  it('opens by the former key too, and seals by the present one', () => {
    const sealed = seal('Maria', 'a.b')
    const before = keyring().current.id
    useDataKeys({ current: keyOf(2), previous: keyOf(1) })
    expect(open(sealed, 'a.b')).toBe('Maria')
    expect(seal('Maria', 'a.b')).not.toContain(before)
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
