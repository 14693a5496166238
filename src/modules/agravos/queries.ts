import { and, asc, eq, isNull } from 'drizzle-orm'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { personSearch } from './privacy/person-text.ts'
import { openPessoais } from './privacy/sealed.ts'
import { mayRead, type Reach, within } from './reach.ts'
import { casos, casosPessoais } from './tables.ts'

export type Caso = typeof casos.$inferSelect

/** Reads a case that is not deleted and within reach. Throws 404 for anything else. */
export async function requireCaso(db: Db, reach: Reach, id: number): Promise<Caso> {
  const [found] = await db
    .select()
    .from(casos)
    .where(and(eq(casos.id, id), isNull(casos.excluido_em), within(reach)))
  if (!found) throw notFound()
  return found
}

/** Like `requireCaso`, for readers of the detail: who has recorded a case reads it wherever it lies. */
export async function requireReadable(db: Db, reach: Reach, id: number): Promise<Caso> {
  const [found] = await db
    .select()
    .from(casos)
    .where(and(eq(casos.id, id), isNull(casos.excluido_em)))
  if (!found || !mayRead(reach, found)) throw notFound()
  return found
}

/** Like `requireCaso`, and locks the row until the transaction ends. */
export async function lockCaso(db: Db, reach: Reach, id: number): Promise<Caso> {
  const [found] = await db
    .select()
    .from(casos)
    .where(and(eq(casos.id, id), isNull(casos.excluido_em), within(reach)))
    .for('no key update')
  if (!found) throw notFound()
  return found
}

/** The numbers of those of these cases that are within reach, in the order of their ids. */
export async function readNumbers(
  db: Db,
  reach: Reach,
  ids: number[]
): Promise<Pick<Caso, 'id' | 'numero_notificacao'>[]> {
  const { id, numero_notificacao } = casos
  if (ids.length === 0) return []
  return await db
    .select({ id, numero_notificacao })
    .from(casos)
    .where(and(oneOf(id, ids), within(reach)))
    .orderBy(asc(id))
}

/**
 * Returns a function that says whether a text about a case identifies its person, since such texts are shown. Null when
 * nothing is known about the person. The case was required or locked before.
 */
export async function searchPersonOf(
  db: Db,
  { id: casoId }: Pick<Caso, 'id'>
): Promise<((text: string) => boolean) | null> {
  const { nome, nome_mae, logradouro, numero } = casosPessoais
  const [found] = await db
    .select({ nome, nome_mae, logradouro, numero })
    .from(casosPessoais)
    .where(eq(casosPessoais.caso_id, casoId))
  if (!found) return null
  const person = openPessoais(casoId, found)
  const text = (column: keyof typeof found) => String(person[column] ?? '')
  return personSearch({
    nome: text('nome'),
    nome_mae: text('nome_mae'),
    logradouro: text('logradouro'),
    numero: text('numero')
  })
}

/** Everything that an event says about a case (specification 6.2). */
export const eventDataOf = (
  id: number,
  { tipo, numero_notificacao }: Pick<Caso, 'tipo' | 'numero_notificacao'>
): Record<string, unknown> => ({ id, tipo_agravo: tipo, numero_notificacao })
