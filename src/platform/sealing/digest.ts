import { createHmac } from 'node:crypto'
import { type DerivedKeys, keyring } from './keys.ts'

/** The digest of a value under one of the keys. */
export const digestWith = ({ digest: key }: DerivedKeys, value: string, context: string): Buffer =>
  createHmac('sha256', key).update(`${context}\0${value}`).digest()

/**
 * Returns the digest by which a sealed value is found and kept unique. Without the key, nobody can try out which value
 * it stands for.
 */
export const digestOf = (value: string, context: string): Buffer => digestWith(keyring().current, value, context)

/**
 * Returns a value's digests under every key that may have made the stored one. There are two while the key is being
 * changed.
 */
export function digestsOf(value: string, context: string): Buffer[] {
  const { current, previous } = keyring()
  return [current, previous].flatMap((key) => (key ? [digestWith(key, value, context)] : []))
}
