import { and, count, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { digest, isUuid } from '../../../platform/sealing/secret.ts'
import { sessoes, tokensRenovacao, usuarios } from '../tables.ts'

/** More than any account has. It keeps the answer from growing without end. */
const MOST_LISTED = 1000

/** Ends open sessions that match, and returns how many. Their tokens are refused from the next request on. */
async function end(db: Db, which: SQL | undefined, now: Date): Promise<number> {
  const ended = await db
    .update(sessoes)
    .set({ encerradaEm: now })
    .where(and(isNull(sessoes.encerradaEm), which))
    .returning({ id: sessoes.id })
  return ended.length
}

export const endSessoes = (db: Db, usuarioId: number, now: Date, except?: string): Promise<number> =>
  end(db, and(eq(sessoes.usuarioId, usuarioId), except === undefined ? undefined : ne(sessoes.id, except)), now)

/** Ends one session of a user. Returns false when the user has no such open session. */
export async function endSessao(db: Db, usuarioId: number, sessaoId: string, now: Date): Promise<boolean> {
  if (!isUuid(sessaoId)) return false
  return (await end(db, and(eq(sessoes.id, sessaoId), eq(sessoes.usuarioId, usuarioId)), now)) > 0
}

/** Finds the session that a refresh token belongs to, if it is one of this user's. */
export async function findSessaoByRefreshToken(db: Db, usuarioId: number, token: string): Promise<string | null> {
  const [own] = await db
    .select({ id: sessoes.id })
    .from(tokensRenovacao)
    .innerJoin(sessoes, eq(sessoes.id, tokensRenovacao.sessaoId))
    .where(and(eq(tokensRenovacao.hash, digest(token)), eq(sessoes.usuarioId, usuarioId)))
  return own?.id ?? null
}

/** Ends the session that a refresh token belongs to, or belonged to. Returns whose it was, or null without one. */
export async function endSessaoOf(db: Db, token: string, now: Date): Promise<number | null> {
  const [own] = await db
    .select({ id: sessoes.id, usuarioId: sessoes.usuarioId })
    .from(tokensRenovacao)
    .innerJoin(sessoes, eq(sessoes.id, tokensRenovacao.sessaoId))
    .where(eq(tokensRenovacao.hash, digest(token)))
  return own && (await endSessao(db, own.usuarioId, own.id, now)) ? own.usuarioId : null
}

const openOf = (usuarioId: number, now: Date) =>
  and(eq(sessoes.usuarioId, usuarioId), isNull(sessoes.encerradaEm), gt(sessoes.expiraEm, now))

export async function countSessoes(db: Db, usuarioId: number, now: Date): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(sessoes).where(openOf(usuarioId, now))
  return counted?.total ?? 0
}

/** Lists open sessions in the contract's shape, newest activity first. */
export async function listSessoes(db: Db, usuarioId: number, current: string, now: Date) {
  const rows = await db
    .select()
    .from(sessoes)
    .where(openOf(usuarioId, now))
    .orderBy(desc(sessoes.ultimaAtividade), desc(sessoes.id))
    .limit(MOST_LISTED)
  return rows.map((row) => ({
    id: row.id,
    device: row.dispositivo,
    ip_address: row.ip,
    location: row.local,
    created_at: row.criadaEm.toISOString(),
    last_activity: row.ultimaAtividade.toISOString(),
    current: row.id === current
  }))
}

export async function markActivity(db: Db, usuarioId: number, sessaoId: string, now: Date): Promise<void> {
  await db.update(sessoes).set({ ultimaAtividade: now }).where(eq(sessoes.id, sessaoId))
  await db.update(usuarios).set({ ultimoAcesso: now }).where(eq(usuarios.id, usuarioId))
}
