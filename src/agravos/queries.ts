import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { notFound } from '../errors.ts'
import { hideName } from './person-name.ts'
import { casos, casosPessoais } from './tables.ts'

export type Caso = typeof casos.$inferSelect

/** A case that is not deleted; anything else is 404. */
export async function requireCaso(db: Db, id: number): Promise<Caso> {
  const [found] = await db
    .select()
    .from(casos)
    .where(and(eq(casos.id, id), isNull(casos.excluido_em)))
  if (!found) throw notFound()
  return found
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockCaso(db: Db, id: number): Promise<Caso> {
  const [found] = await db
    .select()
    .from(casos)
    .where(and(eq(casos.id, id), isNull(casos.excluido_em)))
    .for('no key update')
  if (!found) throw notFound()
  return found
}

/** The numbers of these cases, in the order of their ids. */
export async function readNumbers(db: Db, ids: number[]): Promise<Pick<Caso, 'id' | 'numero_notificacao'>[]> {
  const { id, numero_notificacao } = casos
  if (ids.length === 0) return []
  return await db.select({ id, numero_notificacao }).from(casos).where(inArray(id, ids)).orderBy(asc(id))
}

/** Puts the initials for the patient's name into a text about a case: what is written in it is shown. */
export async function hideNomeOf(db: Db, { id, iniciais }: Caso): Promise<(text: string) => string> {
  const [found] = await db.select({ nome: casosPessoais.nome }).from(casosPessoais).where(eq(casosPessoais.caso_id, id))
  return (text) => hideName(text, found?.nome ?? '', iniciais)
}

/** All that an event tells of a case (specification 6.2). */
export const eventDataOf = (
  id: number,
  { tipo, numero_notificacao }: Pick<Caso, 'tipo' | 'numero_notificacao'>
): Record<string, unknown> => ({ id, tipo_agravo: tipo, numero_notificacao })
