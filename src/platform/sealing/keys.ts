import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/**
 * The keys as they are configured, 32 bytes in base64 each. They are plain texts so that they can be passed to a
 * thread.
 */
export interface DataKeys {
  current: string
  /** Opens what was sealed before the key was changed, until everything is sealed with the new key. */
  previous: string | null
}

/** The keys derived from one data key, each for one use. */
export interface DerivedKeys {
  /** Six characters that distinguish keys and reveal nothing about the key. */
  id: string
  sealing: KeyObject
  digest: KeyObject
  /** For digests of values that have one block each. */
  blocks: KeyObject
  trail: KeyObject
}

export interface Keyring {
  current: DerivedKeys
  previous: DerivedKeys | null
}

const BYTES = 32

/** Whether a text is a key: 32 bytes in base64, as `openssl rand -base64 32` writes them. */
export const isDataKey = (text: string): boolean =>
  /^[A-Za-z0-9+/]{43}=$/.test(text) && Buffer.from(text, 'base64').length === BYTES

function derive(text: string): DerivedKeys {
  const key = Buffer.from(text, 'base64')
  const part = (use: string, length = BYTES) => Buffer.from(hkdfSync('sha256', key, '', `saude-integra/${use}`, length))
  return {
    id: part('key-id', 5).toString('base64url').slice(0, 6),
    sealing: createSecretKey(part('sealing')),
    digest: createSecretKey(part('digest')),
    blocks: createSecretKey(part('blocks')),
    trail: createSecretKey(part('audit-trail'))
  }
}

export const keyringOf = ({ current, previous }: DataKeys): Keyring => ({
  current: derive(current),
  previous: previous === null || previous === current ? null : derive(previous)
})

let inUse: Keyring | null = null

/**
 * Sets the keys of this process or thread. They are not passed to each query, because column types use them, and those
 * are made before the configuration is read.
 */
export function useDataKeys(keys: DataKeys): void {
  inUse = keyringOf(keys)
}

export function keyring(): Keyring {
  if (!inUse) throw new Error('The data keys are not set: call useDataKeys first')
  return inUse
}
