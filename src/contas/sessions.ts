import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { audit } from '../auditoria/record.ts'
import { digest, isUuid, newSecret } from './secret.ts'
import { sessoes, tokensRenovacao, usuarios } from './tables.ts'
import type { Context } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { invalidRefreshToken } from '../errors.ts'
import type { Tentativa } from '../auth/lock.ts'
import { ACCESS_SECONDS, type Tokens } from '../auth/tokens.ts'

const DAY_MS = 24 * 3600_000
const GRACE_MS = 10_000

const expiry = (lembrar: boolean, now: Date) => new Date(now.getTime() + (lembrar ? 30 : 7) * DAY_MS)

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

/** An account as the login read it. */
export interface ContaLida extends Titular {
  senhaHash: string
}

export interface Login {
  ip: string
  requestId: string
  dispositivo: string
  location: string | null
  lembrar: boolean
  mfa: boolean
  /** Whether the account logs in from this device for the first time. */
  novo: boolean
  tentativa: Tentativa
}

/**
 * Opens a session: forgets the failed attempts, remembers the device, writes session, token and audit row. One statement, since
 * logins come in storms. Null when the account was deactivated or its password changed since it was read.
 */
export async function abrirSessao(db: Db, conta: ContaLida, login: Login, now: Date) {
  const id = randomUUID()
  const refreshToken = newSecret()
  const moment = sql`${now.toISOString()}::timestamptz`
  const expira = sql`${expiry(login.lembrar, now).toISOString()}::timestamptz`
  const opened = await db.execute(sql`
    with conta as (
      update usuarios set ultimo_login = ${moment}, ultimo_acesso = ${moment}
      where id = ${conta.id} and ativo and senha_hash = ${conta.senhaHash} returning id
    ), livre as (
      update bloqueios set falhas = '{}', bloqueado_ate = null, em_curso = array_remove(em_curso, ${login.tentativa.id}::text)
      where chave = ${login.tentativa.chave} and exists (select 1 from conta)
    ), aparelho as (
      insert into dispositivos (usuario_id, nome, visto_em) select id, ${login.dispositivo}, ${moment} from conta
      on conflict (usuario_id, nome) do update set visto_em = excluded.visto_em
    ), sessao as (
      insert into sessoes (id, usuario_id, criada_em, ultima_atividade, expira_em, lembrar, dispositivo, ip, local)
      select ${id}::uuid, id, ${moment}, ${moment}, ${expira}, ${login.lembrar}, ${login.dispositivo}, ${login.ip}, ${login.location} from conta
    ), token as (
      insert into tokens_renovacao (hash, sessao_id, criado_em, expira_em)
      select ${digest(refreshToken)}, ${id}::uuid, ${moment}, ${expira} from conta
    ), registro as (
      insert into auditoria (em, acao, alvo_tipo, alvo_id, detalhes, ip, requisicao)
      select ${moment}, 'login.sucesso', 'usuario', id, ${JSON.stringify({ mfa: login.mfa, novo_dispositivo: login.novo })}::text::jsonb, ${login.ip}, ${login.requestId} from conta
    )
    select id from conta`)
  return opened.length === 0 ? null : { id, refreshToken }
}

async function novoRefreshToken(db: Db, sessaoId: string, lembrar: boolean, now: Date): Promise<string> {
  const token = newSecret()
  const expiraEm = expiry(lembrar, now)
  await db.insert(tokensRenovacao).values({ hash: digest(token), sessaoId, criadoEm: now, expiraEm })
  await db.update(sessoes).set({ ultimaAtividade: now, expiraEm }).where(eq(sessoes.id, sessaoId))
  return token
}

/**
 * One use per token. The session's lock lets one of many parallel uses through. A replaced token that comes back within the
 * grace is a client's double click; later it is a sign of theft, and the session ends with all that came of it.
 */
export async function renovar(context: Context<'public'>, token: string) {
  const { db } = context
  const now = context.now()
  const outcome = await db.transaction(async (tx) => {
    const known = eq(tokensRenovacao.hash, digest(token))
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
      if (now.getTime() - substituidoEm.getTime() > GRACE_MS) {
        await encerrar(tx, eq(sessoes.id, found.sessao.id), now)
        await audit(tx, context, 'sessao.repeticao', { tipo: 'usuario', id: found.titular.id })
      }
      return null
    }
    if (expiraEm <= now) return null
    await tx.update(tokensRenovacao).set({ substituidoEm: now }).where(eq(tokensRenovacao.hash, hash))
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

/** Ends one session of a user; false when there is no such open one. */
export async function encerrarSessao(db: Db, usuarioId: number, sessaoId: string, now: Date): Promise<boolean> {
  if (!isUuid(sessaoId)) return false
  return (await encerrar(db, and(eq(sessoes.id, sessaoId), eq(sessoes.usuarioId, usuarioId)), now)) > 0
}

/** The session that a refresh token belongs to, if it is one of this user's. */
export async function sessaoDoRefreshToken(db: Db, usuarioId: number, token: string): Promise<string | null> {
  const [own] = await db
    .select({ id: sessoes.id })
    .from(tokensRenovacao)
    .innerJoin(sessoes, eq(sessoes.id, tokensRenovacao.sessaoId))
    .where(and(eq(tokensRenovacao.hash, digest(token)), eq(sessoes.usuarioId, usuarioId)))
  return own?.id ?? null
}

const abertas = (usuarioId: number, now: Date) =>
  and(eq(sessoes.usuarioId, usuarioId), isNull(sessoes.encerradaEm), gt(sessoes.expiraEm, now))

export async function contarSessoesDe(db: Db, usuarioId: number, now: Date): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(sessoes).where(abertas(usuarioId, now))
  return counted?.total ?? 0
}

/** Open sessions as the contract shows them, newest activity first. */
export async function listarSessoesDe(db: Db, usuarioId: number, atual: string, now: Date) {
  const rows = await db
    .select()
    .from(sessoes)
    .where(abertas(usuarioId, now))
    .orderBy(desc(sessoes.ultimaAtividade), desc(sessoes.id))
    .limit(1000)
  return rows.map((row) => ({
    id: row.id,
    device: row.dispositivo,
    ip_address: row.ip,
    location: row.local,
    created_at: row.criadaEm.toISOString(),
    last_activity: row.ultimaAtividade.toISOString(),
    current: row.id === atual
  }))
}
