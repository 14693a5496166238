import { randomUUID } from 'node:crypto'
// biome-ignore lint/style/noRestrictedImports: it is given a subquery.
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { digest, newSecret } from '../../../platform/sealing/secret.ts'
import type { Titular } from '../queries.ts'
import { sessoes, tokensRenovacao, usuarios } from '../tables.ts'
import { endSessao } from './sessions.ts'

const DAY_MS = 24 * 3600_000
const GRACE_MS = 10_000

/** When a session ends for good, however often it is renewed. */
const endOf = (lembrar: boolean, criadaEm: Date) => new Date(criadaEm.getTime() + (lembrar ? 90 : 30) * DAY_MS)

/** When a refresh token made now expires. It never outlives its session. */
const expiry = (lembrar: boolean, criadaEm: Date, now: Date) =>
  new Date(Math.min(now.getTime() + (lembrar ? 30 : 7) * DAY_MS, endOf(lembrar, criadaEm).getTime()))

/** Refresh tokens of the panel's sessions begin so. They travel in a cookie only, and no other way takes them. */
const OF_PANEL = 'p.'

/** Whether a refresh token is one of the panel's. */
export const isPanelToken = (token: string): boolean => token.startsWith(OF_PANEL)

const newToken = (isPanel: boolean): string => (isPanel ? OF_PANEL + newSecret() : newSecret())

export interface NewSessao {
  dispositivo: string
  ip: string
  location: string | null
  lembrar: boolean
  /** A session of the panel. */
  painel?: boolean
}

/**
 * Builds the parts of the statement that opens a session, for the room that runs it. `conta` yields the account's id,
 * or no row when the account was deactivated or its password changed since it was read. The other two write their rows
 * from a query named `conta`.
 */
export function openingOfSessao(conta: { id: number; senhaHash: string }, sessao: NewSessao, now: Date) {
  const id = randomUUID()
  const refreshToken = newToken(sessao.painel ?? false)
  const expiraEm = expiry(sessao.lembrar, now, now)
  const moment = sql`${now.toISOString()}::timestamptz`
  const expires = sql`${expiraEm.toISOString()}::timestamptz`
  const parts: Record<'conta' | 'sessao' | 'token', SQL> = {
    conta: sql`
      update usuarios set ultimo_login = ${moment}, ultimo_acesso = ${moment}
      where id = ${conta.id} and ativo and senha_hash = ${conta.senhaHash} returning id`,
    sessao: sql`
      insert into sessoes (id, usuario_id, criada_em, ultima_atividade, expira_em, lembrar, dispositivo, ip, local)
      select ${id}::uuid, id, ${moment}, ${moment}, ${expires}, ${sessao.lembrar}, ${sessao.dispositivo}, ${sessao.ip}, ${sessao.location} from conta`,
    token: sql`
      insert into tokens_renovacao (hash, sessao_id, criado_em, expira_em)
      select ${digest(refreshToken)}, ${id}::uuid, ${moment}, ${expires} from conta`
  }
  return { id, refreshToken, expiraEm, parts }
}

/** The outcome of a refresh token: a new one, nothing, or the end of a session whose replaced token was used again. */
export type Renewal =
  | { outcome: 'renewed'; titular: Titular; sessaoId: string; refreshToken: string; expiraEm: Date; lembrar: boolean }
  | { outcome: 'refused' }
  | { outcome: 'replayed'; usuarioId: number }

/**
 * Exchanges a refresh token; each works once. The session's lock lets one of many parallel uses through. A replaced
 * token that comes back within the grace period is a client's double click. Later it is a sign of theft, and the
 * session ends with all its tokens. In the panel a double click is renewed, too: a page that is reloaded before its
 * answer has come, and two tabs that open at once, have only the replaced cookie.
 */
export async function renewSessao(tx: Db, token: string, now: Date): Promise<Renewal> {
  const known = eq(tokensRenovacao.hash, digest(token))
  const [found] = await tx
    .select({ sessao: sessoes, titular: usuarios })
    .from(sessoes)
    .innerJoin(usuarios, eq(usuarios.id, sessoes.usuarioId))
    .where(inArray(sessoes.id, tx.select({ id: tokensRenovacao.sessaoId }).from(tokensRenovacao).where(known)))
    .for('update', { of: sessoes })
  if (!found || found.sessao.encerradaEm || !found.titular.ativo) return { outcome: 'refused' }
  const { sessao, titular } = found
  // Read under the lock, because a parallel use may have replaced it just before.
  const [row] = await tx.select().from(tokensRenovacao).where(known)
  if (!row) return { outcome: 'refused' }
  const isDouble = row.substituidoEm !== null && now.getTime() - row.substituidoEm.getTime() <= GRACE_MS
  if (isDouble && !isPanelToken(token)) return { outcome: 'refused' }
  if (row.substituidoEm && !isDouble) {
    await endSessao(tx, titular.id, sessao.id, now)
    return { outcome: 'replayed', usuarioId: titular.id }
  }
  if (row.expiraEm <= now || endOf(sessao.lembrar, sessao.criadaEm) <= now) return { outcome: 'refused' }
  if (!isDouble) await tx.update(tokensRenovacao).set({ substituidoEm: now }).where(known)
  const added = await addRefreshToken(tx, sessao, isPanelToken(token), now)
  const { id, nome, email } = titular
  return { outcome: 'renewed', titular: { id, nome, email }, sessaoId: sessao.id, lembrar: sessao.lembrar, ...added }
}

async function addRefreshToken(tx: Db, sessao: typeof sessoes.$inferSelect, isPanel: boolean, now: Date) {
  const refreshToken = newToken(isPanel)
  const sessaoId = sessao.id
  const expiraEm = expiry(sessao.lembrar, sessao.criadaEm, now)
  await tx.insert(tokensRenovacao).values({ hash: digest(refreshToken), sessaoId, criadoEm: now, expiraEm })
  await tx.update(sessoes).set({ ultimaAtividade: now, expiraEm }).where(eq(sessoes.id, sessaoId))
  return { refreshToken, expiraEm }
}
