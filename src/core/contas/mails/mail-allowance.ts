import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { digest } from '../../../platform/sealing/secret.ts'
import { mailsContados } from '../tables.ts'

/** Keeps a mailbox from being flooded by repeated resets, or by accounts that claim its address. */
export const MOST_MAILS_PER_HOUR = 5
export const HOUR_MS = 3600_000

/** Stands for the account of a mail that is about none. */
const NOBODY = 0

type CountedAs = (typeof mailsContados.$inferSelect)['de']

/**
 * Counts a mail to an unconfirmed address. Returns false when its recipient, or the account that it is about, has had
 * enough of its kind in the last hour. Mails to one recipient are counted one after the other, so that parallel ones do
 * not all pass.
 */
export async function mayMail(
  tx: Db,
  { usuarioId = NOBODY, email }: { usuarioId?: number; email: string },
  de: CountedAs,
  now: Date
): Promise<boolean> {
  const destinatario = digest(`mail:${email.toLowerCase()}`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail.${destinatario.toString('hex')}`}, 0))`)
  const isTo = eq(mailsContados.destinatario, destinatario)
  const isAbout = usuarioId === NOBODY ? sql`false` : eq(mailsContados.usuarioId, usuarioId)
  const [sent] = await tx
    .select({
      to: sql<number>`count(*) filter (where ${isTo})`.mapWith(Number),
      about: sql<number>`count(*) filter (where ${isAbout})`.mapWith(Number)
    })
    .from(mailsContados)
    .where(and(or(isTo, isAbout), eq(mailsContados.de, de), gt(mailsContados.em, new Date(now.getTime() - HOUR_MS))))
  if (Math.max(sent?.to ?? 0, sent?.about ?? 0) >= MOST_MAILS_PER_HOUR) return false
  await tx.insert(mailsContados).values({ destinatario, usuarioId, de, em: now })
  return true
}
