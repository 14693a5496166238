import { readPermissoesByUsuario } from '../../core/contas/rights/effective.ts'
import type { Db } from '../../platform/db/client.ts'
import { readAllPermissaoNames } from '../permissoes/queries.ts'

/**
 * The names of all permissions that accounts hold, in the form in which they are shown: an administrator holds every
 * permission that exists.
 */
export async function readHeldByUsuario(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  const given = await readPermissoesByUsuario(db, ids)
  if (![...given.values()].some((names) => names.includes('admin'))) return given
  const all = await readAllPermissaoNames(db)
  return new Map([...given].map(([id, names]) => [id, names.includes('admin') ? all : names]))
}

export async function readHeld(db: Db, id: number): Promise<string[]> {
  return (await readHeldByUsuario(db, [id])).get(id) ?? []
}
