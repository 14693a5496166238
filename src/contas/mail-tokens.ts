import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import { digest, newSecret } from './secret.ts'
import { tokensConta, usuarios } from './tables.ts'
import type { Db } from '../db/client.ts'

export const RESET_SECONDS = 3600
export const CONFIRMATION_HOURS = 24

type Tipo = typeof tokensConta.$inferSelect.tipo

const lifeMs: Record<Tipo, number> = {
  'redefinir-senha': RESET_SECONDS * 1000,
  'confirmar-email': CONFIRMATION_HOURS * 3600_000
}

/** A one-use token for a mail; only its hash is kept. */
export async function emitir(
  db: Db,
  tipo: Tipo,
  usuarioId: number,
  now: Date,
  emailNovo: string | null = null
): Promise<string> {
  const token = newSecret()
  const expiraEm = new Date(now.getTime() + lifeMs[tipo])
  await db.insert(tokensConta).values({ hash: digest(token), tipo, usuarioId, emailNovo, criadoEm: now, expiraEm })
  return token
}

/** How many tokens of a kind an account was sent since a moment. */
export async function emitidos(db: Db, tipo: Tipo, usuarioId: number, since: Date): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(tokensConta)
    .where(and(eq(tokensConta.usuarioId, usuarioId), eq(tokensConta.tipo, tipo), gt(tokensConta.criadoEm, since)))
  return counted?.total ?? 0
}

const open = (tipo: Tipo, token: string, now: Date) =>
  and(
    eq(tokensConta.hash, digest(token)),
    eq(tokensConta.tipo, tipo),
    isNull(tokensConta.usadoEm),
    gt(tokensConta.expiraEm, now)
  )

/** Whether the token would be taken; it is not used up. For work that only a good token should cause. */
export async function vale(db: Db, tipo: Tipo, token: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ tipo: tokensConta.tipo })
    .from(tokensConta)
    .where(open(tipo, token, now))
  return found.length > 0
}

/** Uses a token up; null when it is unknown, used or too old. Of parallel uses one succeeds. The account stays locked. */
export async function consumir(db: Db, tipo: Tipo, token: string, now: Date) {
  // The account before its tokens: two tokens of one account, used at once, would otherwise wait for each other.
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

/** Tokens of this kind that are still open lose their worth: the change has been made. */
export async function anular(db: Db, tipo: Tipo, usuarioId: number, now: Date): Promise<void> {
  await db
    .update(tokensConta)
    .set({ usadoEm: now })
    .where(and(eq(tokensConta.usuarioId, usuarioId), eq(tokensConta.tipo, tipo), isNull(tokensConta.usadoEm)))
}
