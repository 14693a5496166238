import { createHash, createHmac } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { keyring } from '../../platform/sealing/keys.ts'

/**
 * The trail is sealed as a chain. A seal holds the digest of some thousand rows; its link is a digest of that and of the link before it, and so of all that came
 * earlier; and the link is signed with a key that is derived from DATA_KEY and never in the database. Whoever changes, removes or inserts a row can
 * make new digests, but not the signature. Signatures of a former key can not be checked once it is gone, and need not be: a later link covers what they covered.
 */

/** What a link says of its seal. */
export interface SealRecord {
  n: number
  ids: string
  linhas: number
  ate: number
  faltavam: string
  resumo: Buffer
  chave: string
  /** ISO 8601. */
  em: string
}

export const FIRST_LINK = Buffer.alloc(32)

export function linkOf(record: SealRecord, before: Buffer): Buffer {
  const { n, ids, linhas, ate, faltavam, resumo, chave, em } = record
  const text = JSON.stringify([n, ids, linhas, ate, faltavam, resumo.toString('hex'), chave, em])
  return createHash('sha256').update(before).update(text).digest()
}

/** The signature of a link by the key of this id; null when that key is not here. */
export function signatureOf(link: Buffer, keyId: string): Buffer | null {
  const { current, previous } = keyring()
  const key = [current, previous].find((each) => each?.id === keyId)
  return key ? createHmac('sha256', key.trail).update(link).digest() : null
}

/**
 * The digest of rows of the trail, whose alias is `a`, in the order of their ids; null of none. In a form that depends on no setting of the server:
 * moments as milliseconds, and what jsonb makes of the rest.
 */
export const digestOfRows: SQL<Buffer | null> = sql`pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.string_agg(
  pg_catalog.jsonb_build_array(a.id, (extract(epoch from a.em) * 1000)::bigint, a.acao, a.ator_id, a.alvo_tipo, a.alvo_id, a.detalhes, a.ip,
    a.requisicao)::text, E'\\n' order by a.id), 'UTF8'))`
