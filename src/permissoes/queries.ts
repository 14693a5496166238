import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { gruposPermissoes } from '../grupos/tables.ts'
import { permissoes, usuariosPermissoes } from './tables.ts'

export interface PermissaoRegistro {
  id: number
  nome: string
  descricao: string | null
}

/** Direct permissions of several users, by user. */
export const permissoesDiretas = (db: Db, ids: number[]) =>
  porDono(db, usuariosPermissoes, usuariosPermissoes.usuarioId, usuariosPermissoes.permissaoId, ids)

/** Permissions of several groups, by group. */
export const permissoesDosGrupos = (db: Db, ids: number[]) =>
  porDono(db, gruposPermissoes, gruposPermissoes.grupoId, gruposPermissoes.permissaoId, ids)

async function porDono(
  db: Db,
  table: PgTable,
  dono: PgColumn,
  permissao: PgColumn,
  ids: number[]
): Promise<Map<number, PermissaoRegistro[]>> {
  const found = new Map<number, PermissaoRegistro[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const rows = await db
    .select({ dono, id: permissoes.id, nome: permissoes.nome, descricao: permissoes.descricao })
    .from(table)
    .innerJoin(permissoes, eq(permissoes.id, permissao))
    .where(inArray(dono, ids))
    .orderBy(asc(permissoes.id))
  for (const { dono: id, ...registro } of rows) found.get(id as number)?.push(registro as PermissaoRegistro)
  return found
}
