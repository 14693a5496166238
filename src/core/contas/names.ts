import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { nomesAnteriores, usuarios } from './tables.ts'

/**
 * Builds the name that an account had at a moment, as a value in another room's statement. It is null when unknown. It
 * outlives the account, because a trigger keeps every name that is replaced or removed.
 */
export const nomeAsOf = (id: SQL, moment: SQL): SQL<string | null> => sql<string | null>`(
  select n.nome from (
    select nome, ate from ${nomesAnteriores} where usuario_id = ${id} and ate > ${moment}
    union all
    select nome, 'infinity' from ${usuarios} u where u.id = ${id}
  ) n
  order by n.ate limit 1
)`

/** Reads the names that histories have of an account, including the current one. */
export async function readNomes(db: Db, usuarioId: number): Promise<string[]> {
  const rows = await db.execute<{ nome: string }>(sql`
    select nome from nomes_anteriores where usuario_id = ${usuarioId} and nome is not null
    union select nome from usuarios where id = ${usuarioId}`)
  return rows.map(({ nome }) => nome)
}

/**
 * Removes the account's names from histories. Call it after the account is removed, because the removal keeps its name.
 */
export async function forgetNomes(db: Db, usuarioId: number): Promise<void> {
  await db.update(nomesAnteriores).set({ nome: null }).where(eq(nomesAnteriores.usuarioId, usuarioId))
}
