import { sql } from 'drizzle-orm'
import type { CountedRows } from '../../platform/db/counts.ts'

/** The counts of accounts that triggers keep in `contagens`, counted from the accounts. */
export const countedUsuarios: CountedRows = {
  table: 'usuarios',
  counted: sql`
    select c.conjunto, c.chave, count(*) as n
    from usuarios u
    cross join lateral contagens_do_usuario(u.ativo, u.admin, u.estado, u.departamento, u.mfa_habilitado,
      u.email_verificado, u.created_at, u.ultimo_acesso) c
    group by 1, 2`
}
