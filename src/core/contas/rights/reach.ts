import { sql } from 'drizzle-orm'
import type { Caller } from '../../../engine/contract/handler.ts'
import { holds } from '../../../engine/contract/request/authorise.ts'
import { permissionDenied, refused, validationError } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { Usuario } from '../queries.ts'
import { requireTerritorioOf } from '../territorio/guard.ts'
import { readTerritorio } from '../territorio/queries.ts'
import { covers as coversTerritorio } from '../territorio/territorio.ts'
import { anyAdmin, readPermissoes } from './effective.ts'

type Holder = Pick<Caller, 'admin' | 'permissoes'>

/** Throws unless the caller holds the permission. It is for changes that need one besides that of the operation. */
export function requirePermissao(caller: Holder, permission: string): void {
  if (!holds(caller, permission)) throw permissionDenied(permission)
}

/**
 * Throws unless the caller holds everything it gives: an administrator gives anything, others only their own
 * permissions.
 */
export function requireHeld(caller: Holder, permissions: string[]): void {
  const missing = permissions.find((permission) => !holds(caller, permission))
  if (missing !== undefined) throw permissionDenied(missing)
}

/** Whether an account is an administrator, by the flag or by the permission. */
export const isAdmin = async (db: Db, usuario: Usuario): Promise<boolean> =>
  usuario.admin || (await readPermissoes(db, usuario.id)).includes('admin')

/** Only an administrator changes, deactivates or removes an administrator. */
export async function requireReach(db: Db, caller: Caller, target: Usuario): Promise<void> {
  if (caller.admin || caller.id === target.id) return
  if (await isAdmin(db, target)) throw permissionDenied('admin')
}

/**
 * Throws unless the caller holds and reaches at least as much as the account. A new password or email would hand over
 * the account with everything it may do.
 */
export async function requireFullReach(db: Db, caller: Caller, target: Usuario): Promise<void> {
  if (caller.id === target.id) return
  requireHeld(caller, await readPermissoes(db, target.id))
  await requireTerritorioOf(db, caller, target.id)
}

/** Whether an account may act on another's behalf: it is active, holds as much, and reaches as much. */
export async function covers(db: Db, actor: Usuario, target: Usuario): Promise<boolean> {
  if (!actor.ativo) return false
  const held = await readPermissoes(db, actor.id)
  if (actor.admin || held.includes('admin')) return true
  const wanted = await readPermissoes(db, target.id)
  if (target.admin || !wanted.every((nome) => held.includes(nome))) return false
  return coversTerritorio(await readTerritorio(db, actor.id), await readTerritorio(db, target.id))
}

/** Where in the request a refusal is shown. */
export interface RefusedAt {
  field: string
  in: 'body' | 'path'
}

/**
 * Runs a change of a user who may be the last active administrator. Such changes run one after the other. A change that
 * would leave no administrator is refused at the field, and the refusal rolls it back.
 */
export async function keepingAdmin<T>(db: Db, target: Usuario, at: RefusedAt, change: () => Promise<T>): Promise<T> {
  if (!target.ativo || !(await isAdmin(db, target))) return await change()
  return await leavingAnAdmin(db, at, change)
}

/** Like `keepingAdmin`, for a change that touches several accounts. */
export async function leavingAnAdmin<T>(db: Db, at: RefusedAt, change: () => Promise<T>): Promise<T> {
  await lockAdmins(db)
  const result = await change()
  if (!(await anyAdmin(db))) throw validationError([refused(at.field, 'field.last-admin', 'LAST_ADMIN', {}, at.in)])
  return result
}

/** Until the transaction ends, nobody else changes who is an administrator. Groups are locked after this lock. */
export async function lockAdmins(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('administradores'))`)
}
