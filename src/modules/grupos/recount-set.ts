import { sql } from 'drizzle-orm'
import type { CountedRows } from '../../platform/db/counts.ts'

/** The members of groups, which triggers keep in `contagens`, counted from the memberships. */
export const countedMembros: CountedRows = {
  table: 'usuarios_grupos',
  counted: sql`select 'grupos.usuarios' as conjunto, grupo_id::text as chave, count(*) as n from usuarios_grupos group by 1, 2`
}
