import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { notFound } from '../errors.ts'
import { ocultarNome } from './nome.ts'
import { casos, casosPessoais } from './tables.ts'

export type Caso = typeof casos.$inferSelect

/** A case that is not deleted; anything else is 404. */
export async function exigeCaso(db: Db, id: number): Promise<Caso> {
  const [found] = await db
    .select()
    .from(casos)
    .where(and(eq(casos.id, id), isNull(casos.excluido_em)))
  if (!found) throw notFound()
  return found
}

/** The same, and nobody else changes it until the transaction ends. */
export async function travarCaso(db: Db, id: number): Promise<Caso> {
  const [found] = await db
    .select()
    .from(casos)
    .where(and(eq(casos.id, id), isNull(casos.excluido_em)))
    .for('no key update')
  if (!found) throw notFound()
  return found
}

/** A text about a case, with the initials for the patient's name: what is written in it is shown. */
export async function semNome(db: Db, { id, iniciais }: Caso): Promise<(text: string) => string> {
  const [found] = await db.select({ nome: casosPessoais.nome }).from(casosPessoais).where(eq(casosPessoais.caso_id, id))
  return (text) => ocultarNome(text, found?.nome ?? '', iniciais)
}
