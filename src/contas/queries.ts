import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { effectivePermissoes } from './effective.ts'
import { usuarios } from './tables.ts'
import type { Db } from '../db/client.ts'
import { keptCount } from '../db/counts.ts'
import { inOrder, readPage } from '../db/lists/page.ts'
import { contains, containsNormalised } from '../db/lists/text.ts'
import { grupos, usuariosGrupos } from '../grupos/tables.ts'
import { type PermissaoRegistro, permissoesDiretas } from '../permissoes/queries.ts'

export type Usuario = typeof usuarios.$inferSelect

export interface GrupoResumo {
  id: number
  nome: string
  descricao: string | null
}

export interface Filtros {
  nome?: string
  email?: string
  admin?: boolean
  ativo?: boolean
  cidade?: string
  estado?: string
  search?: string
}

export async function listar(db: Db, filtros: Filtros, limit: number, offset: number) {
  const where = condicoes(filtros)
  const found = await readPage(db, {
    table: usuarios,
    id: sql`${usuarios.id}`,
    where,
    keys: [{ sql: sql`${usuarios.id}`, direction: 'asc' }],
    limit,
    offset,
    count: where ? undefined : (on) => keptCount(on, 'usuarios')
  })
  return { total: found.total, rows: await lerEmOrdem(db, found.ids) }
}

function condicoes(filtros: Filtros): SQL | undefined {
  const { nome, email, admin, ativo, cidade, estado, search } = filtros
  return and(
    nome ? contains(usuarios.nome, nome) : undefined,
    email ? contains(usuarios.email, email) : undefined,
    admin === undefined ? undefined : eq(usuarios.admin, admin),
    ativo === undefined ? undefined : eq(usuarios.ativo, ativo),
    cidade ? contains(usuarios.cidade, cidade) : undefined,
    estado ? contains(usuarios.estado, estado) : undefined,
    search ? containsNormalised(usuarios.busca, search) : undefined
  )
}

export async function buscarPorId(db: Db, id: number): Promise<Usuario | null> {
  const [found] = await db.select().from(usuarios).where(eq(usuarios.id, id))
  return found ?? null
}

/**
 * Reads a user and keeps everyone else from changing it until the transaction ends. Not the stronger `update`: that would
 * also stop rows that merely name the user, and two users who change each other at once would wait for each other.
 */
export async function travar(db: Db, id: number): Promise<Usuario | null> {
  const [found] = await db.select().from(usuarios).where(eq(usuarios.id, id)).for('no key update')
  return found ?? null
}

export async function emailEmUso(db: Db, email: string, exceto?: number): Promise<boolean> {
  const [found] = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(sql`lower(${usuarios.email})`, email.toLowerCase()))
  return found !== undefined && found.id !== exceto
}

/** Users in the order of their ids. */
export async function lerEmOrdem(db: Db, ids: number[]): Promise<Usuario[]> {
  if (ids.length === 0) return []
  const rows = await db.select().from(usuarios).where(inArray(usuarios.id, ids))
  return inOrder(ids, rows, (row) => row.id)
}

export async function diretasDe(db: Db, id: number): Promise<PermissaoRegistro[]> {
  return (await permissoesDiretas(db, [id])).get(id) ?? []
}

export async function efetivasDe(db: Db, id: number): Promise<string[]> {
  return (await efetivasPorUsuario(db, [id])).get(id) ?? []
}

/** The groups of several users, by user. */
export async function gruposPorUsuario(db: Db, ids: number[]): Promise<Map<number, GrupoResumo[]>> {
  const byUser = new Map<number, GrupoResumo[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return byUser
  const rows = await db
    .select({ usuarioId: usuariosGrupos.usuarioId, id: grupos.id, nome: grupos.nome, descricao: grupos.descricao })
    .from(usuariosGrupos)
    .innerJoin(grupos, eq(grupos.id, usuariosGrupos.grupoId))
    .where(inArray(usuariosGrupos.usuarioId, ids))
    .orderBy(asc(grupos.id))
  for (const { usuarioId, ...grupo } of rows) byUser.get(usuarioId)?.push(grupo)
  return byUser
}

/** The names of all effective permissions of several users, by user; the flag of an administrator counts as `admin`. */
export async function efetivasPorUsuario(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: usuarios.id, admin: usuarios.admin, nomes: effectivePermissoes })
    .from(usuarios)
    .where(inArray(usuarios.id, ids))
  return new Map(
    rows.map(({ id, admin, nomes }) => [id, admin && !nomes.includes('admin') ? [...nomes, 'admin'].sort() : nomes])
  )
}

export async function gruposDe(db: Db, id: number) {
  return await db
    .select({
      id: grupos.id,
      nome: grupos.nome,
      descricao: grupos.descricao,
      permissoes_count: sql<number>`(select count(*)::int from grupos_permissoes gp where gp.grupo_id = ${grupos.id})`
    })
    .from(usuariosGrupos)
    .innerJoin(grupos, eq(grupos.id, usuariosGrupos.grupoId))
    .where(eq(usuariosGrupos.usuarioId, id))
    .orderBy(asc(grupos.id))
}
