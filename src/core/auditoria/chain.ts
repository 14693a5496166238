import { createHash, createHmac } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { keyring } from '../../platform/sealing/keys.ts'

/**
 * The trail is sealed as a chain. A seal holds the digest of some thousand rows. Its link is a digest of the seal and
 * of the link before it, and so covers everything earlier. The link is signed with a key derived from DATA_KEY, which
 * is never in the database. An attacker who changes, removes or inserts a row can make new digests, but not the
 * signature. Signatures of a previous key cannot be checked once that key is gone. They need not be, because a later
 * link covers what they covered.
 */

/** The facts of a seal that its link covers. */
export interface SealRecord {
  n: number
  ids: string
  linhas: number
  ate: number
  faltavam: string
  resumo: Buffer
  chave: string
  /** Moment in ISO 8601. */
  em: string
}

export const FIRST_LINK = Buffer.alloc(32)

export function linkOf(record: SealRecord, before: Buffer): Buffer {
  const { n, ids, linhas, ate, faltavam, resumo, chave, em } = record
  const text = JSON.stringify([n, ids, linhas, ate, faltavam, resumo.toString('hex'), chave, em])
  return createHash('sha256').update(before).update(text).digest()
}

/** Returns the signature of a link by the key of this id, or null when that key is missing here. */
export function signatureOf(link: Buffer, keyId: string): Buffer | null {
  const { current, previous } = keyring()
  const key = [current, previous].find((each) => each?.id === keyId)
  return key ? createHmac('sha256', key.trail).update(link).digest() : null
}

/**
 * Digests rows of the trail, whose alias is `a`, in the order of their ids. It is null for no rows. The form depends on
 * no setting of the server: times are milliseconds, and jsonb writes the rest.
 */
export const digestOfRows: SQL<Buffer | null> = sql`pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.string_agg(
  pg_catalog.jsonb_build_array(a.id, (extract(epoch from a.em) * 1000)::bigint, a.acao, a.ator_id, a.alvo_tipo, a.alvo_id, a.detalhes, a.ip,
    a.requisicao)::text, E'\\n' order by a.id), 'UTF8'))`
