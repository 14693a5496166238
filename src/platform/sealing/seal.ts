import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyring } from './keys.ts'

/**
 * Seals texts with AES-256-GCM and 12 random bytes for each value, written as `v2.<id of the key>.<base64 of nonce,
 * ciphertext and tag>`. The context (table, column and row) is bound as additional data, so that a value that was moved
 * elsewhere does not open. Random nonces of 96 bits serve for 2^32 values under one key; `make rotate-data-key` starts
 * over.
 *
 * The former form, `v1.`, is bound to its row only in some tables. `README.md` says when each is written.
 *
 * A value takes 8 to 10 µs, nearly all of it for Node's cipher object, which cannot be used twice.
 */

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
const NONCES_AT_ONCE = 1024

const form = /^(v[12])\.([\w-]{6})\.([A-Za-z0-9+/]{38,}={0,2})$/

/** The beginnings of sealed texts, and of a text sealed by a given key. */
export const [FORMER, BOUND] = ['v1.', 'v2.'] as const
export const sealedWith = (keyId: string, version: string = BOUND): string => `${version}${keyId}.`

/** A sealed text, as the database has it. */
declare const sealed: unique symbol
export type Sealed = string & { readonly [sealed]: true }

export const isSealed = (stored: string): stored is Sealed => form.test(stored)

/** Where a sealed value is. Each form has a context of its own. */
export interface Place {
  bound: string
  former: string
}

/** A value in a column (`table.column`) whose former seals did not name the row. */
export const inRow = (column: string, row: number | string): Place => ({ bound: `${column}:${row}`, former: column })

/** A value in a column whose seals have always named the row. */
export function alwaysInRow(column: string, row: number | string): Place {
  const bound = `${column}:${row}`
  return { bound, former: bound }
}

let isBound = false

/** Sets which form this process or thread writes. It reads both. */
export function useBoundSeals(bound: boolean): void {
  isBound = bound
}
export const writesBoundSeals = (): boolean => isBound

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
export function seal(plain: string, { bound, former }: Place): Sealed {
  // The empty text is in its stored form already.
  if (plain === '') return plain as Sealed
  const { id, sealing } = keyring().current
  const nonce = nextNonce()
  const cipher = createCipheriv(ALGORITHM, sealing, nonce).setAAD(Buffer.from(isBound ? bound : former))
  const encrypted = cipher.update(plain, 'utf8')
  cipher.final()
  const content = Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64')
  return `${sealedWith(id, isBound ? BOUND : FORMER)}${content}` as Sealed
}

/**
 * A stored text is not sealed, was changed, was moved from elsewhere, or was sealed by a key that is missing here. The
 * message names the place, never the value.
 */
export class NotOpened extends Error {
  override name = 'NotOpened'
  constructor(context: string, keyId: string | null) {
    super(keyId === null ? `a value of ${context} is not sealed` : `a value of ${context} does not open (key ${keyId})`)
  }
}

/** Opens a sealed text of either form. Refuses a text that is not sealed: nobody knows who has put it there. */
export function open(stored: string, { bound, former }: Place): string {
  if (stored === '') return stored
  const [, version, keyId, content] = form.exec(stored) ?? []
  if (keyId === undefined || content === undefined) throw new NotOpened(bound, null)
  const { current, previous } = keyring()
  const key = [current, previous].find((each) => each?.id === keyId)
  if (!key) throw new NotOpened(bound, keyId)
  const bytes = Buffer.from(content, 'base64')
  const decipher = createDecipheriv(ALGORITHM, key.sealing, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(`${version}.` === BOUND ? bound : former)).setAuthTag(bytes.subarray(-TAG))
  try {
    const plain = decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8')
    return plain + decipher.final('utf8')
  } catch {
    throw new NotOpened(bound, keyId)
  }
}

/** Like `seal` and `open`, for values that may be null. */
export const sealIfAny = (plain: string | null, place: Place): Sealed | null =>
  plain === null ? null : seal(plain, place)
export const openIfAny = (stored: string | null, place: Place): string | null =>
  stored === null ? null : open(stored, place)
