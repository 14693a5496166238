import { type SQL, sql } from 'drizzle-orm'

/**
 * The names of all permissions of a user: those of the user's active groups and the direct ones (specification 1.3).
 * The only place where they are computed; for a query that reads `usuarios`. An administrator holds everything besides.
 */
// The column is spelled out, since drizzle drops the table's name in queries of one table, and `id` alone would mean another.
export const effectivePermissoes: SQL<string[]> = sql<string[]>`array(
  select p.nome from permissoes p where p.id in (
    select up.permissao_id from usuarios_permissoes up where up.usuario_id = "usuarios"."id"
    union all
    select gp.permissao_id from usuarios_grupos ug
      join grupos g on g.id = ug.grupo_id and g.ativo
      join grupos_permissoes gp on gp.grupo_id = g.id
      where ug.usuario_id = "usuarios"."id"
  ) order by p.nome
)`

/**
 * What an account may, as one value in a statement that holds its id: `accountOf(sql.raw('w.dono_id'))`. Null when there is no such account.
 * For those who need it beside what is theirs, and should not name the tables of accounts.
 */
export const accountOf = (id: SQL): SQL<{ ativo: boolean; admin: boolean; permissoes: string[] } | null> => sql`(
  select json_build_object('ativo', usuarios.ativo, 'admin', usuarios.admin, 'permissoes', ${effectivePermissoes})
  from usuarios where usuarios.id = ${id}
)`

interface Conta {
  ativo: boolean
  admin: boolean
  permissoes: ReadonlySet<string>
}

/** Whether an account that is not calling just now might do what needs a permission. */
export const contaMay = ({ ativo, admin, permissoes }: Conta, permissao: string): boolean =>
  ativo && (admin || permissoes.has('admin') || permissoes.has(permissao))

/** How many accounts have the permission `admin`, directly or by an active group, without being marked as administrators: begun from the permission too. */
export const countAdminsByPermissao: SQL<number> = sql<number>`(
  select count(*)::int from (
    select up.usuario_id as id from permissoes p join usuarios_permissoes up on up.permissao_id = p.id where p.nome = 'admin'
    union
    select ug.usuario_id from permissoes p join grupos_permissoes gp on gp.permissao_id = p.id
      join grupos g on g.id = gp.grupo_id and g.ativo
      join usuarios_grupos ug on ug.grupo_id = g.id
      where p.nome = 'admin'
  ) quem join usuarios u on u.id = quem.id and not u.admin
)`

/** Whether any active account is an administrator: the same computation, begun from the permission, so that it costs no scan. */
export const anyAdmin: SQL = sql`(
  exists (select 1 from usuarios u where u.admin and u.ativo)
  or exists (
    select 1 from permissoes p join usuarios_permissoes up on up.permissao_id = p.id
      join usuarios u on u.id = up.usuario_id and u.ativo
      where p.nome = 'admin'
  )
  or exists (
    select 1 from permissoes p join grupos_permissoes gp on gp.permissao_id = p.id
      join grupos g on g.id = gp.grupo_id and g.ativo
      join usuarios_grupos ug on ug.grupo_id = g.id
      join usuarios u on u.id = ug.usuario_id and u.ativo
      where p.nome = 'admin'
  )
)`
