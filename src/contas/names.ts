import { type SQL, sql } from 'drizzle-orm'
import { nomesAnteriores, usuarios } from './tables.ts'

/**
 * The name that an account had at a moment, as a value in another room's statement; null when it is not known. It outlives the account: a trigger keeps
 * the name that is replaced or removed.
 */
export const nomeAsOf = (id: SQL, moment: SQL): SQL<string | null> => sql<string | null>`(
  select n.nome from (
    select nome, ate from ${nomesAnteriores} where usuario_id = ${id} and ate > ${moment}
    union all
    select nome, 'infinity' from ${usuarios} u where u.id = ${id}
  ) n
  order by n.ate limit 1
)`
