import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import { permissoesDaConta, usuarios } from '../tables.ts'
import { placesOfConta } from '../territorio/queries.ts'
import type { TerritorioItem } from '../territorio/territorio.ts'

/**
 * The names of all permissions of an account (specification 1.3), for a statement that reads `usuarios`. An
 * administrator additionally holds everything.
 */
// The column is spelled out: Drizzle omits the table's name in queries of one table, and `id` alone would mean another
// column.
export const effectivePermissoes: SQL<string[]> = sql<string[]>`array(
  select distinct p.nome from ${permissoesDaConta} p where p.usuario_id = "usuarios"."id" order by p.nome
)`

export interface AccountFacts {
  ativo: boolean
  admin: boolean
  permissoes: string[]
  /** For `territorioOf`. */
  lugares: TerritorioItem[] | TerritorioItem[][] | null
}

/**
 * Builds what an account may do as one value in a statement that holds its id: `accountOf(sql.raw('w.dono_id'))`. It is
 * null when there is no such account. It serves rooms that should not name the tables of accounts.
 */
export const accountOf = (id: SQL): SQL<AccountFacts | null> => sql`(
  select json_build_object('ativo', usuarios.ativo, 'admin', usuarios.admin, 'permissoes', ${effectivePermissoes},
    'lugares', ${placesOfConta})
  from usuarios where usuarios.id = ${id}
)`

/** What an account may do, read for an account that is not calling. */
export interface Standing {
  ativo: boolean
  admin: boolean
  permissoes: ReadonlySet<string>
}

/** Whether an account that is not calling could do what needs a permission. */
export const contaMay = ({ ativo, admin, permissoes }: Standing, permissao: string): boolean =>
  ativo && (admin || permissoes.has('admin') || permissoes.has(permissao))

/** Like `contaMay`, by id. Returns false when there is no such account. */
export async function usuarioMay(db: Db, id: number, permissao: string): Promise<boolean> {
  const [found] = await db
    .select({ ativo: usuarios.ativo, admin: usuarios.admin, permissoes: effectivePermissoes })
    .from(usuarios)
    .where(eq(usuarios.id, id))
  return found !== undefined && contaMay({ ...found, permissoes: new Set(found.permissoes) }, permissao)
}

export async function isActive(db: Db, id: number): Promise<boolean> {
  const [found] = await db.select({ ativo: usuarios.ativo }).from(usuarios).where(eq(usuarios.id, id))
  return found?.ativo ?? false
}

/** Reads the names of all effective permissions of several accounts, by account. The admin flag counts as `admin`. */
export async function readPermissoesByUsuario(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: usuarios.id, admin: usuarios.admin, names: effectivePermissoes })
    .from(usuarios)
    .where(oneOf(usuarios.id, ids))
  return new Map(
    rows.map(({ id, admin, names }) => [id, admin && !names.includes('admin') ? [...names, 'admin'].sort() : names])
  )
}

export async function readPermissoes(db: Db, id: number): Promise<string[]> {
  return (await readPermissoesByUsuario(db, [id])).get(id) ?? []
}

/** Counts accounts that have the permission `admin` without the admin flag. */
export async function countAdminsByPermissao(db: Db): Promise<number> {
  const [found] = await db.execute<{ n: number }>(sql`
    select count(distinct p.usuario_id)::int as n from ${permissoesDaConta} p
    join usuarios u on u.id = p.usuario_id and not u.admin
    where p.nome = 'admin'`)
  return found?.n ?? 0
}

/** Whether any active account is an administrator, by the flag or by the permission. */
export async function anyAdmin(db: Db): Promise<boolean> {
  const [found] = await db.execute<{ there: boolean }>(sql`
    select exists (select 1 from usuarios u where u.admin and u.ativo)
      or exists (
        select 1 from ${permissoesDaConta} p join usuarios u on u.id = p.usuario_id and u.ativo where p.nome = 'admin'
      ) as there`)
  return found?.there ?? false
}
