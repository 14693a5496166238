import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { addressProblems, isAmong } from '../../../src/modules/chaves/addresses.ts'
import { isWellFormed, newSegredo, trechoOf } from '../../../src/modules/chaves/secret.ts'

const FORM = /^sik_[0-9A-Za-z]{40}$/

/** The checksum as `.github/SECURITY.md` describes it, written anew: CRC-32 bit by bit, then base 62. */
function checksum(text: string): string {
  let crc = 0xffffffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  let rest = (crc ^ 0xffffffff) >>> 0
  let found = ''
  while (found.length < 6) {
    found = `${digits[rest % 62]}${found}`
    rest = Math.floor(rest / 62)
  }
  return found
}

describe('the secret of a key', () => {
  it('has its form and the published checksum, and never comes twice', () => {
    const made = Array.from({ length: 500 }, newSegredo)
    expect(new Set(made).size).toBe(500)
    for (const segredo of made) {
      expect(segredo).toMatch(FORM)
      expect(segredo.slice(-6)).toBe(checksum(segredo.slice(0, -6)))
      expect(isWellFormed(segredo)).toBe(true)
    }
  })

  it('is not well formed with one character changed, or two swapped', () => {
    const segredo = newSegredo()
    for (let at = 4; at < segredo.length; at++) {
      const other = segredo[at] === 'A' ? 'B' : 'A'
      expect(isWellFormed(segredo.slice(0, at) + other + segredo.slice(at + 1)), String(at)).toBe(false)
      const swapped = segredo.slice(0, at - 1) + segredo[at] + segredo[at - 1] + segredo.slice(at + 1)
      expect(isWellFormed(swapped), String(at)).toBe(swapped === segredo)
    }
    for (const text of [
      '',
      'sik_',
      segredo.slice(1),
      `${segredo}A`,
      segredo.toUpperCase(),
      segredo.replace('sik', 'sek')
    ])
      expect(isWellFormed(text)).toBe(false)
  })

  it('is published with an example that a scanner can be tried with', async () => {
    const [example] = (await readFile('.github/SECURITY.md', 'utf8')).match(/\bsik_[0-9A-Za-z]{40}\b/) ?? []
    expect(isWellFormed(example ?? '')).toBe(true)
  })

  it('shows four characters at each end', () => {
    expect(trechoOf('sik_7Qm2VbN8sT0kYc5LrWd1XhJ6pGf9ZaEuRo3PNoQV')).toBe('sik_7Qm2…NoQV')
  })
})

describe('addresses', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7'], false],
    ['203.0.113.8', ['192.0.2.1', '203.0.113.0/24'], true],
    ['203.0.114.1', ['203.0.113.0/24'], false],
    ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
    ['2001:db8::7', ['2001:db8::/32'], true],
    ['2001:db9::7', ['2001:db8::/32'], false],
    ['2001:db8::7', ['203.0.113.0/24'], false],
    ['203.0.113.7', ['0.0.0.0/0'], true],
    ['not an address', ['0.0.0.0/0'], false]
  ])('%s among %j: %s', (ip, ips, expected) => {
    expect(isAmong(ips, ip)).toBe(expected)
  })

  it.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::/32', '::1', '0.0.0.0/0'])('%s is one', (ip) => {
    expect(addressProblems([ip])).toEqual([])
  })

  it.each(['203.0.113', '203.0.113.0/33', '2001:db8::/129', 'saude.example', 'fe80::1%eth0', '1.2.3.4/', '/8', ' ::1'])(
    '%j is none',
    (ip) => {
      expect(addressProblems([ip])).toMatchObject([{ path: ['ips', 0], code: 'INVALID_ADDRESS' }])
    }
  )
})
