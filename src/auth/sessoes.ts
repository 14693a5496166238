import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { sessoes, tokensRenovacao, usuarios } from '../db/tables.ts'
import { invalidRefreshToken } from '../errors.ts'
import { hashDe, novoSegredo } from './segredo.ts'
import { ACCESS_SECONDS, type Tokens } from './tokens.ts'

const DAY_MS = 24 * 3600_000
const GRACE_MS = 10_000

const refreshLife = (lembrar: boolean) => (lembrar ? 30 : 7) * DAY_MS

export interface Titular {
  id: number
  nome: string
  email: string
}

/** The token answer, in A and in B. */
export function resposta(tokens: Tokens, titular: Titular, sessaoId: string, refreshToken: string, now: Date) {
  return {
    access_token: tokens.sign(titular.id, sessaoId, now),
    refresh_token: refreshToken,
    token_type: 'bearer' as const,
    expires_in: ACCESS_SECONDS,
    user: { id: titular.id, nome: titular.nome, email: titular.email }
  }
}

export interface Origem {
  ip: string
  userAgent: string
  location: string | null
}

export async function abrirSessao(db: Db, usuarioId: number, origem: Origem, lembrar: boolean, now: Date) {
  const id = randomUUID()
  await db.insert(sessoes).values({
    id,
    usuarioId,
    criadaEm: now,
    ultimaAtividade: now,
    lembrar,
    dispositivo: origem.userAgent,
    ip: origem.ip,
    local: origem.location
  })
  return { id, refreshToken: await novoRefreshToken(db, id, lembrar, now) }
}

async function novoRefreshToken(db: Db, sessaoId: string, lembrar: boolean, now: Date): Promise<string> {
  const token = novoSegredo()
  const expiraEm = new Date(now.getTime() + refreshLife(lembrar))
  await db.insert(tokensRenovacao).values({ hash: hashDe(token), sessaoId, criadoEm: now, expiraEm })
  return token
}

/**
 * One use per token. The session's lock lets one of many parallel uses through. A replaced token that comes back within the
 * grace is a client's double click; later it is a sign of theft, and the session ends with all that came of it.
 */
export async function renovar(db: Db, token: string, now: Date) {
  const outcome = await db.transaction(async (tx) => {
    const known = eq(tokensRenovacao.hash, hashDe(token))
    const [found] = await tx
      .select({ sessao: sessoes, titular: usuarios })
      .from(sessoes)
      .innerJoin(usuarios, eq(usuarios.id, sessoes.usuarioId))
      .where(inArray(sessoes.id, tx.select({ id: tokensRenovacao.sessaoId }).from(tokensRenovacao).where(known)))
      .for('update', { of: sessoes })
    if (!found || found.sessao.encerradaEm || !found.titular.ativo) return null
    // Read once the lock is held: a parallel use may have replaced it just before.
    const [row] = await tx.select().from(tokensRenovacao).where(known)
    if (!row) return null
    const { hash, substituidoEm, expiraEm } = row
    if (substituidoEm) {
      if (now.getTime() - substituidoEm.getTime() > GRACE_MS) await encerrar(tx, eq(sessoes.id, found.sessao.id), now)
      return null
    }
    if (expiraEm <= now) return null
    await tx.update(tokensRenovacao).set({ substituidoEm: now }).where(eq(tokensRenovacao.hash, hash))
    await tx.update(sessoes).set({ ultimaAtividade: now }).where(eq(sessoes.id, found.sessao.id))
    const { id, nome, email } = found.titular
    const refreshToken = await novoRefreshToken(tx, found.sessao.id, found.sessao.lembrar, now)
    return { titular: { id, nome, email }, sessaoId: found.sessao.id, refreshToken }
  })
  // Thrown outside, so that ending the session is not rolled back.
  if (!outcome) throw invalidRefreshToken()
  return outcome
}

/** Ends open sessions that match; returns how many. Their tokens are refused from the next request on. */
async function encerrar(db: Db, which: SQL | undefined, now: Date): Promise<number> {
  const ended = await db
    .update(sessoes)
    .set({ encerradaEm: now })
    .where(and(isNull(sessoes.encerradaEm), which))
    .returning({ id: sessoes.id })
  return ended.length
}

export const encerrarSessoesDe = (db: Db, usuarioId: number, now: Date, exceto?: string): Promise<number> =>
  encerrar(db, and(eq(sessoes.usuarioId, usuarioId), exceto === undefined ? undefined : ne(sessoes.id, exceto)), now)

/** Ends the session of a refresh token, if it is one of this user's. */
export async function encerrarPorRefreshToken(db: Db, usuarioId: number, token: string, now: Date): Promise<void> {
  const own = db
    .select({ id: sessoes.id })
    .from(tokensRenovacao)
    .innerJoin(sessoes, eq(sessoes.id, tokensRenovacao.sessaoId))
    .where(and(eq(tokensRenovacao.hash, hashDe(token)), eq(sessoes.usuarioId, usuarioId)))
  const ended = await encerrar(db, inArray(sessoes.id, own), now)
  if (ended === 0) throw invalidRefreshToken()
}
