import { sql } from 'drizzle-orm'
import type { CountedRows } from '../../platform/db/counts.ts'

/** Counts the members of groups from the memberships, to check what triggers keep in `contagens`. */
export const countedMembros: CountedRows = {
  table: 'usuarios_grupos',
  counted: sql`select 'grupos.usuarios' as conjunto, grupo_id::text as chave, count(*) as n from usuarios_grupos group by 1, 2`
}
