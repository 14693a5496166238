import { eq, inArray } from 'drizzle-orm'
import { requireHeld, requirePermissao } from '../contas/reach.ts'
import type { Caller } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { refused, validationError } from '../errors.ts'
import { permissoes, usuariosPermissoes } from '../permissoes/tables.ts'
import { grupos, gruposPermissoes, usuariosGrupos } from './tables.ts'

/** Replaces a user's direct permissions; true when that changes them. Needs a caller who may, and holds what is added. */
export async function trocarPermissoes(db: Db, caller: Caller, usuarioId: number, ids: number[]): Promise<boolean> {
  const current = await db
    .select({ id: usuariosPermissoes.permissaoId })
    .from(usuariosPermissoes)
    .where(eq(usuariosPermissoes.usuarioId, usuarioId))
  const change = diferenca(current, ids)
  if (!change) return false
  requirePermissao(caller, 'usuarios.gerenciar_permissoes')
  if (change.added.length > 0) {
    requireHeld(caller, await nomesDasPermissoes(db, change.added))
  }
  await db.delete(usuariosPermissoes).where(eq(usuariosPermissoes.usuarioId, usuarioId))
  await darPermissoes(db, usuarioId, ids)
  return true
}

export async function darPermissoes(db: Db, usuarioId: number, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.insert(usuariosPermissoes).values(ids.map((permissaoId) => ({ usuarioId, permissaoId })))
}

/** Replaces a user's groups; true when that changes them. A group is given only by who holds all it gives. */
export async function trocarGrupos(db: Db, caller: Caller, usuarioId: number, ids: number[]): Promise<boolean> {
  const current = await db
    .select({ id: usuariosGrupos.grupoId })
    .from(usuariosGrupos)
    .where(eq(usuariosGrupos.usuarioId, usuarioId))
  const change = diferenca(current, ids)
  if (!change) return false
  requirePermissao(caller, 'usuarios.gerenciar_grupos')
  await exigeGrupos(db, ids)
  if (change.added.length > 0) {
    requireHeld(caller, await nomesDosGrupos(db, change.added))
  }
  await db.delete(usuariosGrupos).where(eq(usuariosGrupos.usuarioId, usuarioId))
  await darGrupos(db, usuarioId, ids)
  return true
}

export async function darGrupos(db: Db, usuarioId: number, ids: number[]): Promise<void> {
  const unique = [...new Set(ids)]
  if (unique.length > 0) await db.insert(usuariosGrupos).values(unique.map((grupoId) => ({ usuarioId, grupoId })))
}

/** All that groups give, the inactive ones too: they can be switched on. */
export async function nomesDosGrupos(db: Db, ids: number[]): Promise<string[]> {
  const rows = await db
    .select({ nome: permissoes.nome })
    .from(gruposPermissoes)
    .innerJoin(permissoes, eq(permissoes.id, gruposPermissoes.permissaoId))
    .where(inArray(gruposPermissoes.grupoId, ids))
  return rows.map(({ nome }) => nome)
}

export async function nomesDasPermissoes(db: Db, ids: number[]): Promise<string[]> {
  const rows = await db.select({ nome: permissoes.nome }).from(permissoes).where(inArray(permissoes.id, ids))
  return rows.map(({ nome }) => nome)
}

/** Unknown groups are refused, each at its place. */
export async function exigeGrupos(db: Db, ids: number[]): Promise<void> {
  const known = await db.select({ id: grupos.id }).from(grupos).where(inArray(grupos.id, ids))
  const found = new Set(known.map(({ id }) => id))
  const problems = ids.flatMap((id, i) => (found.has(id) ? [] : [desconhecido(['grupos_ids', i], id)]))
  if (problems.length > 0) throw validationError(problems)
}

export interface Referencia {
  id?: number
  nome?: string
}

/** Ids of permissions given by id (`field`) and, in A, by record (`permissoes` of the user); unknown ones are refused by name. */
export async function resolverPermissoes(
  db: Db,
  ids: number[],
  field: string[],
  records: Referencia[] = []
): Promise<number[]> {
  if (ids.length === 0 && records.length === 0) return []
  const all = await db.select({ id: permissoes.id, nome: permissoes.nome }).from(permissoes)
  const byId = new Set(all.map(({ id }) => id))
  const byName = new Map(all.map(({ id, nome }) => [nome, id]))
  const found = records.map(({ id, nome }) =>
    id === undefined ? byName.get(nome ?? '') : byId.has(id) ? id : undefined
  )
  const problems = [
    ...ids.flatMap((id, i) => (byId.has(id) ? [] : [desconhecido([...field, i], id)])),
    ...found.flatMap((id, i) =>
      id === undefined ? [desconhecido(['usuario', 'permissoes', i], records[i]?.id ?? records[i]?.nome ?? '')] : []
    )
  ]
  if (problems.length > 0) throw validationError(problems)
  return [...new Set([...ids, ...(found as number[])])]
}

const desconhecido = (path: (string | number)[], value: number | string) =>
  refused(path, 'field.exists-not', 'NOT_FOUND', { value })

export function diferenca(current: { id: number }[], wanted: number[]): { added: number[] } | null {
  const before = new Set(current.map(({ id }) => id))
  const after = new Set(wanted)
  const added = [...after].filter((id) => !before.has(id))
  return added.length === 0 && before.size === after.size ? null : { added }
}
