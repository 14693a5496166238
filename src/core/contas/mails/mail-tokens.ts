// biome-ignore lint/style/noRestrictedImports: it is given a subquery.
import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { digest, newSecret } from '../../../platform/sealing/secret.ts'
import { tokensConta, usuarios } from '../tables.ts'

export const RESET_SECONDS = 3600
export const CONFIRMATION_HOURS = 24
export const UNLOCK_SECONDS = 3600

type MailToken = typeof tokensConta.$inferSelect
type Purpose = MailToken['tipo']

const lifeMs: Record<Purpose, number> = {
  'redefinir-senha': RESET_SECONDS * 1000,
  'confirmar-email': CONFIRMATION_HOURS * 3600_000,
  'liberar-bloqueio': UNLOCK_SECONDS * 1000
}

/** Issues a one-use token for a mail. Only its hash is kept. */
export async function issueToken(
  db: Db,
  tipo: Purpose,
  usuarioId: number,
  now: Date,
  emailNovo: string | null = null
): Promise<string> {
  const token = newSecret()
  const expiraEm = new Date(now.getTime() + lifeMs[tipo])
  await db.insert(tokensConta).values({ hash: digest(token), tipo, usuarioId, emailNovo, criadoEm: now, expiraEm })
  return token
}

/** Counts the tokens of a kind that an account was sent since a moment. */
export async function countIssuedTokens(db: Db, tipo: Purpose, usuarioId: number, since: Date): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(tokensConta)
    .where(and(eq(tokensConta.usuarioId, usuarioId), eq(tokensConta.tipo, tipo), gt(tokensConta.criadoEm, since)))
  return counted?.total ?? 0
}

const open = (tipo: Purpose, token: string, now: Date) =>
  and(
    eq(tokensConta.hash, digest(token)),
    eq(tokensConta.tipo, tipo),
    isNull(tokensConta.usadoEm),
    gt(tokensConta.expiraEm, now)
  )

/**
 * Returns the owner of a valid token without using it up. It guards expensive work that only a valid token should
 * cause.
 */
export async function findTokenOwner(db: Db, tipo: Purpose, token: string, now: Date): Promise<number | null> {
  const [found] = await db
    .select({ usuarioId: tokensConta.usuarioId })
    .from(tokensConta)
    .where(open(tipo, token, now))
  return found?.usuarioId ?? null
}

/**
 * Uses a token up. Returns null when it is unknown, used or too old. One of several parallel uses succeeds. The account
 * stays locked until the transaction ends.
 */
export async function consumeToken(db: Db, tipo: Purpose, token: string, now: Date): Promise<MailToken | null> {
  // The account is locked before its tokens. Otherwise two tokens of one account, used at once, would wait for each
  // other.
  const owner = db
    .select({ id: tokensConta.usuarioId })
    .from(tokensConta)
    .where(open(tipo, token, now))
  await db.select({ id: usuarios.id }).from(usuarios).where(inArray(usuarios.id, owner)).for('update')
  const [used] = await db
    .update(tokensConta)
    .set({ usadoEm: now })
    .where(open(tipo, token, now))
    .returning()
  return used ?? null
}

/** Cancels the account's open tokens of this kind, because the change has been made or is no longer wanted. */
export async function annulTokens(db: Db, tipo: Purpose, usuarioId: number, now: Date): Promise<void> {
  await db
    .update(tokensConta)
    .set({ usadoEm: now })
    .where(and(eq(tokensConta.usuarioId, usuarioId), eq(tokensConta.tipo, tipo), isNull(tokensConta.usadoEm)))
}
