import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyring } from './keys.ts'

/**
 * Seals texts with AES-256-GCM and 12 random bytes for each value, written as `v1.<id of the key>.<base64 of nonce,
 * ciphertext and tag>`. The context (table, column, and the row where its id is known beforehand) is bound as
 * additional data, so that a value that was moved elsewhere does not open. Random nonces of 96 bits serve for 2^32
 * values under one key; `make rotate-data-key` starts over.
 *
 * A value takes 8 to 10 µs, nearly all of it for Node's cipher object, which cannot be used twice.
 */

const VERSION = 'v1'
const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
const NONCES_AT_ONCE = 1024

const form = /^v1\.([\w-]{6})\.([A-Za-z0-9+/]{38,}={0,2})$/

/** The beginning of every sealed text, and of a text sealed by a given key. */
export const SEALED = `${VERSION}.`
export const sealedWith = (keyId: string): string => `${SEALED}${keyId}.`

export const isSealed = (stored: string): boolean => form.test(stored)

let nonces = Buffer.alloc(0)
let used = 0

/** Takes nonces from a block. Asking the system for 12 bytes each time costs more than the encryption. */
function nextNonce(): Buffer {
  if (used === nonces.length) {
    nonces = randomBytes(NONCE * NONCES_AT_ONCE)
    used = 0
  }
  used += NONCE
  return nonces.subarray(used - NONCE, used)
}

/**
 * Seals a text so that it cannot be read in the database. The empty text stays as it is: it reveals nothing, and
 * statements look for it.
 */
export function seal(plain: string, context: string): string {
  if (plain === '') return plain
  const { id, sealing } = keyring().current
  const nonce = nextNonce()
  const cipher = createCipheriv(ALGORITHM, sealing, nonce).setAAD(Buffer.from(context))
  const encrypted = cipher.update(plain, 'utf8')
  cipher.final()
  return sealedWith(id) + Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64')
}

/**
 * A sealed text was changed, moved from elsewhere, or sealed by a key that is missing here. The message names the
 * place, never the value.
 */
export class NotOpened extends Error {
  override name = 'NotOpened'
  constructor(context: string, keyId: string) {
    super(`a value of ${context} does not open (key ${keyId})`)
  }
}

/** Opens a sealed text. A text that is not sealed is from before there was a key, and is returned as it is. */
export function open(stored: string, context: string): string {
  const [, keyId, content] = form.exec(stored) ?? []
  if (keyId === undefined || content === undefined) return stored
  const { current, previous } = keyring()
  const key = [current, previous].find((each) => each?.id === keyId)
  if (!key) throw new NotOpened(context, keyId)
  const bytes = Buffer.from(content, 'base64')
  const decipher = createDecipheriv(ALGORITHM, key.sealing, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG))
  try {
    const plain = decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8')
    return plain + decipher.final('utf8')
  } catch {
    throw new NotOpened(context, keyId)
  }
}

/** Like `seal` and `open`, for values that may be null. */
export const sealIfAny = (plain: string | null, context: string): string | null =>
  plain === null ? null : seal(plain, context)
export const openIfAny = (stored: string | null, context: string): string | null =>
  stored === null ? null : open(stored, context)
