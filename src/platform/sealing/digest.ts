import { createHmac, type KeyObject } from 'node:crypto'
import { keyring } from './keys.ts'

const digestWith = (key: KeyObject, value: string, context: string) =>
  createHmac('sha256', key).update(`${context}\0${value}`).digest()

/**
 * Returns the digest by which a sealed value is found and kept unique. Without the key, nobody can try out which value
 * it stands for.
 */
export const digestOf = (value: string, context: string): Buffer => digestWith(keyring().current.digest, value, context)

/**
 * Returns a value's digests under every key that may have made the stored one. There are two while the key is being
 * changed.
 */
export function digestsOf(value: string, context: string): Buffer[] {
  const { current, previous } = keyring()
  return [current, previous].flatMap((key) => (key ? [digestWith(key.digest, value, context)] : []))
}
