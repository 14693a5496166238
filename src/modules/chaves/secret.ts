import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/*
 * The form of a secret: `sik_`, 34 random characters (202 bits) and six of a checksum. By the prefix and the checksum a
 * scanner finds leaked keys without asking the service, and the service refuses a mistyped one without asking the
 * database. `.github/SECURITY.md` publishes the form, so that it cannot change for keys that exist.
 */

const PREFIX = 'sik_'
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM = 34
const CHECK = 6
const SHOWN = 4

const FORM = /^sik_[0-9A-Za-z]{40}$/

/** The checksum of what stands before it: CRC-32 in base 62, the most significant character first. */
function checkOf(text: string): string {
  let rest = crc32(text)
  let check = ''
  for (let i = 0; i < CHECK; i++) {
    check = ALPHABET[rest % ALPHABET.length] + check
    rest = Math.floor(rest / ALPHABET.length)
  }
  return check
}

export function newSegredo(): string {
  const random = Array.from({ length: RANDOM }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return PREFIX + random + checkOf(PREFIX + random)
}

/** Whether a bearer token means to be a key. No access token begins so. */
export const isForKey = (token: string): boolean => token.startsWith(PREFIX)

/** Whether a text has the form of a key, and the checksum that goes with it. */
export const isWellFormed = (text: string): boolean =>
  FORM.test(text) && checkOf(text.slice(0, -CHECK)) === text.slice(-CHECK)

/** The first and the last characters, by which people tell their keys apart. */
export const trechoOf = (segredo: string): string =>
  `${segredo.slice(0, PREFIX.length + SHOWN)}…${segredo.slice(-SHOWN)}`
