import { and, eq } from 'drizzle-orm'
import { requireHeld, requirePermissao } from '../../core/contas/rights/reach.ts'
import type { Caller } from '../../engine/contract/handler.ts'
import { type Problem, refused, validationError } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { readPermissaoNames } from './queries.ts'
import { permissoes, usuariosPermissoes } from './tables.ts'

/** The ids that a change adds and removes on the other side of a tie. */
export interface TieChange {
  added: number[]
  removed: number[]
}

/** A change of ties in the form of the audit trail. */
export const toldChange = ({ added, removed }: TieChange) => ({
  incluidos: inOrder(added),
  retirados: inOrder(removed)
})

const inOrder = (ids: number[]) => ids.toSorted((x, y) => x - y)

/**
 * Replaces a user's direct permissions, or returns null when nothing would change. The caller must be allowed to, and
 * must hold what is added.
 */
export async function replaceDiretas(
  db: Db,
  caller: Caller,
  usuarioId: number,
  ids: number[]
): Promise<TieChange | null> {
  const current = await db
    .select({ id: usuariosPermissoes.permissaoId })
    .from(usuariosPermissoes)
    .where(eq(usuariosPermissoes.usuarioId, usuarioId))
  const change = difference(current, ids)
  if (!change) return null
  requirePermissao(caller, 'usuarios.gerenciar_permissoes')
  if (change.added.length > 0) requireHeld(caller, await readPermissaoNames(db, change.added))
  await db.delete(usuariosPermissoes).where(eq(usuariosPermissoes.usuarioId, usuarioId))
  await giveDiretas(db, usuarioId, ids)
  return change
}

export async function giveDiretas(db: Db, usuarioId: number, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.insert(usuariosPermissoes).values(ids.map((permissaoId) => ({ usuarioId, permissaoId })))
}

/** Returns false when the user had the permission already. */
export async function giveDireta(db: Db, usuarioId: number, permissaoId: number): Promise<boolean> {
  const added = await db
    .insert(usuariosPermissoes)
    .values({ usuarioId, permissaoId })
    .onConflictDoNothing()
    .returning({ id: usuariosPermissoes.permissaoId })
  return added.length > 0
}

/** Returns false when the user did not have the permission. */
export async function takeDireta(db: Db, usuarioId: number, permissaoId: number): Promise<boolean> {
  const removed = await db
    .delete(usuariosPermissoes)
    .where(and(eq(usuariosPermissoes.usuarioId, usuarioId), eq(usuariosPermissoes.permissaoId, permissaoId)))
    .returning({ id: usuariosPermissoes.permissaoId })
  return removed.length > 0
}

/** A reference to a permission inside a user's record in Description A: by id or by name. */
export interface PermissaoReference {
  id?: number
  nome?: string
}

/**
 * Resolves permissions given by id (in `field`) and, in Description A, by record (the user's `permissoes`). Unknown
 * ones are refused, each at its position, and so are records whose id and name are two permissions.
 */
export async function resolvePermissoes(
  db: Db,
  ids: number[],
  field: string[],
  records: PermissaoReference[] = []
): Promise<number[]> {
  if (ids.length === 0 && records.length === 0) return []
  const all = await db.select({ id: permissoes.id, nome: permissoes.nome }).from(permissoes)
  const known = new Set(all.map(({ id }) => id))
  const byName = new Map(all.map(({ id, nome }) => [nome, id]))
  const problems = ids.flatMap((id, i) => (known.has(id) ? [] : [unknownReference([...field, i], id)]))
  const resolved = [...ids]
  for (const [i, { id, nome }] of records.entries()) {
    const found = id === undefined ? byName.get(nome ?? '') : known.has(id) ? id : undefined
    const path = ['usuario', 'permissoes', i]
    if (found === undefined) problems.push(unknownReference(path, id ?? nome ?? ''))
    else if (nome !== undefined && byName.get(nome) !== found)
      problems.push(refused([...path, 'nome'], 'field.permission-other', 'CONTRADICTION', { id: found, nome }))
    else resolved.push(found)
  }
  if (problems.length > 0) throw validationError(problems)
  return [...new Set(resolved)]
}

export const unknownReference = (path: (string | number)[], value: number | string): Problem =>
  refused(path, 'field.exists-not', 'NOT_FOUND', { value })

/** What replacing the current ties with the wanted ones changes, or null when they are the same. */
export function difference(current: { id: number }[], wanted: number[]): TieChange | null {
  const before = new Set(current.map(({ id }) => id))
  const after = new Set(wanted)
  const added = [...after].filter((id) => !before.has(id))
  const removed = [...before].filter((id) => !after.has(id))
  return added.length === 0 && removed.length === 0 ? null : { added, removed }
}
