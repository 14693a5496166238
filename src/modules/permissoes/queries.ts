import { asc, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { components } from '../../../generated/types-b.ts'
import type { Db } from '../../platform/db/client.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { permissoes, usuariosPermissoes } from './tables.ts'

export type PermissaoRegistro = components['schemas']['PermissaoRegistro']

const record = { id: permissoes.id, nome: permissoes.nome, descricao: permissoes.descricao }

/** A table that ties permissions to the users or groups that have been given them. */
export interface TieTable {
  table: PgTable
  ownerId: PgColumn
  permissaoId: PgColumn
}

/** The permissions of several owners, by owner. */
export async function readPermissoesOf(
  db: Db,
  { table, ownerId, permissaoId }: TieTable,
  ids: number[]
): Promise<Map<number, PermissaoRegistro[]>> {
  const found = new Map<number, PermissaoRegistro[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const rows = await db
    .select({ ownerId, ...record })
    .from(table)
    .innerJoin(permissoes, eq(permissoes.id, permissaoId))
    .where(oneOf(ownerId, ids))
    .orderBy(asc(permissoes.id))
  for (const { ownerId: id, ...registro } of rows) found.get(id as number)?.push(registro as PermissaoRegistro)
  return found
}

const direct: TieTable = {
  table: usuariosPermissoes,
  ownerId: usuariosPermissoes.usuarioId,
  permissaoId: usuariosPermissoes.permissaoId
}

/** The direct permissions of several users, by user. */
export const readDiretasByUsuario = (db: Db, ids: number[]) => readPermissoesOf(db, direct, ids)

export async function readDiretas(db: Db, usuarioId: number): Promise<PermissaoRegistro[]> {
  return (await readDiretasByUsuario(db, [usuarioId])).get(usuarioId) ?? []
}

/** The names of all permissions, sorted. */
export async function readAllPermissaoNames(db: Db): Promise<string[]> {
  const rows = await db.select({ nome: permissoes.nome }).from(permissoes)
  return rows.map(({ nome }) => nome).sort()
}

export async function readPermissaoRegistros(db: Db, ids: number[]): Promise<PermissaoRegistro[]> {
  return await db.select(record).from(permissoes).where(oneOf(permissoes.id, ids)).orderBy(asc(permissoes.id))
}

export async function readPermissaoNames(db: Db, ids: number[]): Promise<string[]> {
  const rows = await db.select({ nome: permissoes.nome }).from(permissoes).where(oneOf(permissoes.id, ids))
  return rows.map(({ nome }) => nome)
}

/** The ids of permissions by name. Names that no permission has are left out. */
export async function findPermissaoIds(db: Db, names: string[]): Promise<number[]> {
  const rows = await db.select({ id: permissoes.id }).from(permissoes).where(oneOf(permissoes.nome, names))
  return rows.map(({ id }) => id)
}

/**
 * Reads the name of a permission that is about to be given, and keeps it from being removed until the transaction ends.
 */
export async function lockPermissaoName(db: Db, id: number): Promise<string | null> {
  const [found] = await db.select({ nome: permissoes.nome }).from(permissoes).where(eq(permissoes.id, id)).for('share')
  return found?.nome ?? null
}
