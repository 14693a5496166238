import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../generated/types-b.ts'
import type { Db } from '../../platform/db/client.ts'
import { keptCount, keptCountOf, keptCounts } from '../../platform/db/counts.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { readPermissoesOf, type TieTable } from '../permissoes/queries.ts'
import { grupos, gruposPermissoes, usuariosGrupos } from './tables.ts'

export type Grupo = typeof grupos.$inferSelect
type GrupoResumo = components['schemas']['GrupoResumo']

/**
 * Reads a group and locks it until the transaction ends, together with `other` when the change needs a second group.
 * Rows are locked in the order of their ids, so that two changes of the same groups never deadlock.
 */
export async function lockGrupo(db: Db, id: number, other: number = id): Promise<Grupo | null> {
  const rows = await db
    .select()
    .from(grupos)
    .where(oneOf(grupos.id, [id, other]))
    .orderBy(asc(grupos.id))
    .for('update')
  return rows.find((grupo) => grupo.id === id) ?? null
}

/**
 * Keeps a group that is about to be given from being removed until the transaction ends. Returns false when it is
 * missing.
 */
export async function holdGrupo(db: Db, id: number): Promise<boolean> {
  const [grupo] = await db.select({ id: grupos.id }).from(grupos).where(eq(grupos.id, id)).for('share')
  return grupo !== undefined
}

/** The number of members of a group, for a statement that reads `grupos`. */
export const memberCount: SQL<number> = keptCountOf('grupos.usuarios', sql.raw('"grupos"."id"::text'))

export const countMembers = (db: Db, id: number): Promise<number> => keptCount(db, 'grupos.usuarios', String(id))

/** How many users each group has, by the group's name. */
export async function countMembersByName(db: Db): Promise<Map<string, number>> {
  const counts = await keptCounts(db, 'grupos.usuarios')
  const ids = [...counts.keys()].map(Number)
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: grupos.id, nome: grupos.nome }).from(grupos).where(oneOf(grupos.id, ids))
  return new Map(rows.map(({ id, nome }) => [nome, counts.get(String(id)) ?? 0]))
}

/** The ids of the users in groups that match a condition on `ug.grupo_id`, for a statement on accounts. */
export const membersWhere = (condition: SQL): SQL =>
  sql`(select ug.usuario_id from usuarios_grupos ug where ${condition})`

const ties: TieTable = {
  table: gruposPermissoes,
  ownerId: gruposPermissoes.grupoId,
  permissaoId: gruposPermissoes.permissaoId
}

/** The names of all permissions that groups give. Inactive groups count too, since they can be switched on. */
export async function readGivenNames(db: Db, ids: number[]): Promise<string[]> {
  const given = await readPermissoesOf(db, ties, ids)
  return [...given.values()].flat().map(({ nome }) => nome)
}

/** Groups in the form that the contract shows, in no particular order. */
export async function readGrupos(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db.select({ grupo: grupos, members: memberCount }).from(grupos).where(oneOf(grupos.id, ids))
  const given = await readPermissoesOf(db, ties, ids)
  return rows.map(({ grupo, members }) => ({
    id: grupo.id,
    nome: grupo.nome,
    descricao: grupo.descricao,
    ativo: grupo.ativo,
    criado_em: grupo.criadoEm.toISOString(),
    atualizado_em: grupo.atualizadoEm.toISOString(),
    total_usuarios: members,
    permissoes: given.get(grupo.id) ?? [],
    territorios: grupo.territorios
  }))
}

/** Groups by id, as they are named beside something else. */
export async function readGrupoResumos(db: Db, ids: number[]): Promise<GrupoResumo[]> {
  return await db
    .select({ id: grupos.id, nome: grupos.nome, descricao: grupos.descricao })
    .from(grupos)
    .where(oneOf(grupos.id, ids))
    .orderBy(asc(grupos.id))
}

export async function findGrupoIdsByName(db: Db, nome: string): Promise<number[]> {
  const rows = await db.select({ id: grupos.id }).from(grupos).where(eq(grupos.nome, nome))
  return rows.map(({ id }) => id)
}

/** The groups of several users, by user. */
export async function readGruposByUsuario(db: Db, ids: number[]): Promise<Map<number, GrupoResumo[]>> {
  const byUsuario = new Map<number, GrupoResumo[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return byUsuario
  const rows = await db
    .select({ usuarioId: usuariosGrupos.usuarioId, id: grupos.id, nome: grupos.nome, descricao: grupos.descricao })
    .from(usuariosGrupos)
    .innerJoin(grupos, eq(grupos.id, usuariosGrupos.grupoId))
    .where(oneOf(usuariosGrupos.usuarioId, ids))
    .orderBy(asc(grupos.id))
  for (const { usuarioId, ...grupo } of rows) byUsuario.get(usuarioId)?.push(grupo)
  return byUsuario
}

/** The groups of one user, each with the number of permissions that it gives. */
export async function readGruposWithCounts(db: Db, usuarioId: number) {
  return await db
    .select({
      id: grupos.id,
      nome: grupos.nome,
      descricao: grupos.descricao,
      permissoes_count: sql<number>`(select count(*)::int from grupos_permissoes gp where gp.grupo_id = ${grupos.id})`
    })
    .from(usuariosGrupos)
    .innerJoin(grupos, eq(grupos.id, usuariosGrupos.grupoId))
    .where(eq(usuariosGrupos.usuarioId, usuarioId))
    .orderBy(asc(grupos.id))
}

/** The groups of one user, each with the permissions that it gives. */
export async function readGruposWithPermissoes(db: Db, usuarioId: number) {
  const rows = await db
    .select({ id: grupos.id, nome: grupos.nome, descricao: grupos.descricao, ativo: grupos.ativo })
    .from(usuariosGrupos)
    .innerJoin(grupos, eq(grupos.id, usuariosGrupos.grupoId))
    .where(eq(usuariosGrupos.usuarioId, usuarioId))
    .orderBy(asc(grupos.id))
  const given = await readPermissoesOf(
    db,
    ties,
    rows.map(({ id }) => id)
  )
  return rows.map((grupo) => ({ ...grupo, permissoes: given.get(grupo.id) ?? [] }))
}

/**
 * The names of the groups of several users, as one text per user. All ids go into one parameter, however many they are.
 */
export async function readGrupoNamesByUsuario(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({
      id: usuariosGrupos.usuarioId,
      names: sql<string>`string_agg(${grupos.nome}, '; ' order by ${grupos.nome})`
    })
    .from(usuariosGrupos)
    .innerJoin(grupos, eq(grupos.id, usuariosGrupos.grupoId))
    .where(oneOf(usuariosGrupos.usuarioId, ids))
    .groupBy(usuariosGrupos.usuarioId)
  return new Map(rows.map(({ id, names }) => [id, names]))
}
