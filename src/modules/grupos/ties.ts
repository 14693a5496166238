import { and, eq, sql } from 'drizzle-orm'
import { requireHeld, requirePermissao } from '../../core/contas/rights/reach.ts'
import { keepingTerritorios } from '../../core/contas/territorio/guard.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { validationError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { oneOf } from '../../platform/db/one-of.ts'
import { difference, type TieChange, unknownReference } from '../permissoes/ties.ts'
import { readGivenNames } from './queries.ts'
import { grupos, usuariosGrupos } from './tables.ts'

/**
 * Replaces a user's groups, or returns null when nothing would change. The caller must hold everything that an added
 * group gives.
 */
export async function replaceGrupos(
  db: Db,
  caller: Caller,
  usuarioId: number,
  ids: number[]
): Promise<TieChange | null> {
  const current = await db
    .select({ id: usuariosGrupos.grupoId })
    .from(usuariosGrupos)
    .where(eq(usuariosGrupos.usuarioId, usuarioId))
  const change = difference(current, ids)
  if (!change) return null
  requirePermissao(caller, 'usuarios.gerenciar_grupos')
  await requireKnownGrupos(db, ids)
  if (change.added.length > 0) requireHeld(caller, await readGivenNames(db, change.added))
  await keepingTerritorios(db, caller, [usuarioId], async () => {
    await leaveGrupos(db, usuarioId)
    await joinGrupos(db, usuarioId, ids)
  })
  return change
}

/** Refuses unknown groups, each at its position in the request. */
export async function requireKnownGrupos(db: Db, ids: number[], field = 'grupos_ids'): Promise<void> {
  const known = await db.select({ id: grupos.id }).from(grupos).where(oneOf(grupos.id, ids))
  const found = new Set(known.map(({ id }) => id))
  const problems = ids.flatMap((id, i) => (found.has(id) ? [] : [unknownReference([field, i], id)]))
  if (problems.length > 0) throw validationError(problems)
}

export async function joinGrupos(db: Db, usuarioId: number, ids: number[]): Promise<void> {
  const unique = [...new Set(ids)]
  if (unique.length > 0) await db.insert(usuariosGrupos).values(unique.map((grupoId) => ({ usuarioId, grupoId })))
}

/** Takes a user out of all groups and returns their ids. */
export async function leaveGrupos(db: Db, usuarioId: number): Promise<number[]> {
  const left = await db
    .delete(usuariosGrupos)
    .where(eq(usuariosGrupos.usuarioId, usuarioId))
    .returning({ id: usuariosGrupos.grupoId })
  return left.map(({ id }) => id)
}

/** Returns false when the user was in the group already. */
export async function addMember(db: Db, usuarioId: number, grupoId: number): Promise<boolean> {
  const added = await db
    .insert(usuariosGrupos)
    .values({ usuarioId, grupoId })
    .onConflictDoNothing()
    .returning({ id: usuariosGrupos.grupoId })
  return added.length > 0
}

/** Returns false when the user was not in the group. */
export async function removeMember(db: Db, usuarioId: number, grupoId: number): Promise<boolean> {
  const removed = await db
    .delete(usuariosGrupos)
    .where(and(eq(usuariosGrupos.usuarioId, usuarioId), eq(usuariosGrupos.grupoId, grupoId)))
    .returning({ id: usuariosGrupos.grupoId })
  return removed.length > 0
}

export async function readMemberIds(db: Db, grupoId: number): Promise<number[]> {
  const rows = await db
    .select({ id: usuariosGrupos.usuarioId })
    .from(usuariosGrupos)
    .where(eq(usuariosGrupos.grupoId, grupoId))
    .orderBy(usuariosGrupos.usuarioId)
  return rows.map(({ id }) => id)
}

/** Adds the members of one group to another. */
export async function copyMembers(db: Db, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into usuarios_grupos (usuario_id, grupo_id)
    select usuario_id, ${to}::int from usuarios_grupos where grupo_id = ${from}
    on conflict do nothing`)
}
