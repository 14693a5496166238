import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { digest, newSecret } from '../../platform/sealing/secret.ts'
import { convites, tokensConvite } from './tables.ts'

export type Convite = typeof convites.$inferSelect

export const CONVITE_DAYS = 7

const isOpen = (now: Date) => and(isNull(convites.aceitoEm), gt(convites.expiraEm, now))

/**
 * Adds an invitation in the place of one that the address still has. Invitations of one address are made one after the
 * other. Returns it with the ids of those that it replaces.
 */
export async function addConvite(
  tx: Db,
  fields: Omit<typeof convites.$inferInsert, 'expiraEm'>
): Promise<{ convite: Convite; replaced: number[] }> {
  const email = fields.email.toLowerCase()
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`convite.${email}`}, 0))`)
  const gone = await tx
    .delete(convites)
    .where(and(eq(sql`lower(${convites.email})`, email), isNull(convites.aceitoEm)))
    .returning({ id: convites.id })
  const expiraEm = new Date(fields.criadoEm.getTime() + CONVITE_DAYS * 24 * 3600_000)
  const [convite] = await tx
    .insert(convites)
    .values({ ...fields, expiraEm })
    .returning()
  return { convite: convite!, replaced: gone.map(({ id }) => id) }
}

/** Issues a token for a link. Only its digest is kept. */
export async function issueConviteToken(tx: Db, conviteId: number): Promise<string> {
  const token = newSecret()
  await tx.insert(tokensConvite).values({ hash: digest(token), conviteId })
  return token
}

/** Finds the invitation that a token opens; null when it is unknown, accepted or too old. */
export async function findConviteByToken(db: Db, token: string, now: Date): Promise<Convite | null> {
  const [found] = await db
    .select({ convite: convites })
    .from(tokensConvite)
    .innerJoin(convites, eq(convites.id, tokensConvite.conviteId))
    .where(and(eq(tokensConvite.hash, digest(token)), isOpen(now)))
  return found?.convite ?? null
}

/** Locks an invitation that still can be accepted. Of several that want it at once, the first finds it open. */
export async function lockOpenConvite(tx: Db, id: number, now: Date): Promise<Convite | null> {
  const [found] = await tx
    .select()
    .from(convites)
    .where(and(eq(convites.id, id), isOpen(now)))
    .for('update')
  return found ?? null
}

export async function setConvite(
  tx: Db,
  id: number,
  fields: Partial<Pick<Convite, 'enviadoEm' | 'aceitoEm' | 'usuarioId'>>
): Promise<void> {
  await tx.update(convites).set(fields).where(eq(convites.id, id))
}

/** Removes an invitation with its links. Returns false when there is none, or it was accepted. */
export async function removeConvite(tx: Db, id: number): Promise<boolean> {
  const gone = await tx
    .delete(convites)
    .where(and(eq(convites.id, id), isNull(convites.aceitoEm)))
    .returning({ id: convites.id })
  return gone.length > 0
}
