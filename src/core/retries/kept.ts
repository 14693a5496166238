import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { KeptAnswer, KeyedRequest } from '../../engine/contract/request/keyed.ts'
import { idempotencyMismatch, rateLimitExceeded } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { type SealedPlace, sealedColumns } from '../../platform/sealing/reseal.ts'
import { alwaysInRow, open, seal } from '../../platform/sealing/seal.ts'
import { respostasGuardadas } from './tables.ts'

export const KEPT_HOURS = 24
const HOUR_MS = 3600_000
/** Most bytes of one answer. Creations answer with a few hundred. */
const MOST_BYTES = 256 * 1024
/** Most keys of one account in 24 hours. */
export const MOST_KEYS = 10_000
const RETRY_SECONDS = 3600

const placeOf = (column: string, id: string) => alwaysInRow(`respostas_guardadas.${column}`, id)

/** The content of a row, before it is sealed. */
interface Kept {
  fingerprint: string
  answer: KeptAnswer
}

/**
 * Returns the id of a kept answer. Each account has its own keys, and so has each `sik_` key of it. Callers without an
 * account share all keys; for them the body belongs to the key. So no caller gets the answer to another's request, or
 * learns that a key was used.
 */
export function idOf({ key, operation, callerId, chaveId, fingerprint }: KeyedRequest): string {
  const account = chaveId === null ? ['account', callerId] : ['account', callerId, chaveId]
  const owner = callerId === null ? ['public', operation, fingerprint] : account
  return createHash('sha256')
    .update(JSON.stringify([...owner, key]))
    .digest('base64url')
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT_HOURS * HOUR_MS)

/** Returns the answer to an earlier request with this key, or null. Refuses a key that was used for something else. */
export async function findKept(db: Db, request: KeyedRequest, now: Date): Promise<KeptAnswer | null> {
  const id = idOf(request)
  const [row] = await db
    .select({ resposta: respostasGuardadas.resposta })
    .from(respostasGuardadas)
    .where(and(eq(respostasGuardadas.id, id), gt(respostasGuardadas.criadoEm, oldest(now))))
  if (!row) return null
  const { fingerprint, answer } = JSON.parse(open(row.resposta, placeOf('resposta', id))) as Kept
  if (fingerprint !== request.fingerprint) throw idempotencyMismatch()
  return answer
}

/** Keeps an answer. The caller must hold the key's lock. Replaces an answer that is too old to be given. */
export async function keep(tx: Db, request: KeyedRequest, answer: KeptAnswer, now: Date): Promise<void> {
  const kept: Kept = { fingerprint: request.fingerprint, answer }
  const text = JSON.stringify(kept)
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Error(`${request.operation}: the answer is too large to be kept`)
  const id = idOf(request)
  const fields = { resposta: seal(text, placeOf('resposta', id)), criadoEm: now }
  await tx
    .insert(respostasGuardadas)
    .values({ id, usuarioId: request.callerId, ...fields })
    .onConflictDoUpdate({ target: respostasGuardadas.id, set: fields })
}

/**
 * Takes the lock of a key, or returns false while another request holds it. The lock lasts until the transaction ends,
 * however it ends.
 */
export async function tryLock(tx: Db, request: KeyedRequest): Promise<boolean> {
  const [row] = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`retries.${idOf(request)}`}, 0)) as mine`
  )
  return row?.mine === true
}

/**
 * Waits until no other request holds the key's lock, then returns whether an answer is kept. A commit whose outcome was
 * lost may still be on its way.
 */
export async function isKept(tx: Db, request: KeyedRequest, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`retries.${idOf(request)}`}, 0))`)
  return (await findKept(tx, request, now)) !== null
}

/**
 * Refuses an account with too many keys. Creations without a token are bounded by what they create, and by the limits
 * of addresses.
 */
export async function requireRoomForKey(tx: Db, { callerId }: KeyedRequest, now: Date): Promise<void> {
  if (callerId === null) return
  const beyond = await tx
    .select({ one: sql`1` })
    .from(respostasGuardadas)
    .where(and(eq(respostasGuardadas.usuarioId, callerId), gt(respostasGuardadas.criadoEm, oldest(now))))
    .offset(MOST_KEYS - 1)
    .limit(1)
  if (beyond.length > 0)
    throw rateLimitExceeded(RETRY_SECONDS, { key: 'retries.too-many', values: { limit: MOST_KEYS } })
}

export const sealedRespostas: SealedPlace = sealedColumns({
  table: 'respostas_guardadas',
  key: 'id',
  keyType: 'text',
  columns: ['resposta'],
  placeOf
})
