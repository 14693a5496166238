import { sql } from 'drizzle-orm'
import type { Caller, Territorio } from '../../../engine/contract/handler.ts'
import { outOfTerritory } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readTerritorio, readTerritorios } from './queries.ts'
import { covers, union } from './territorio.ts'

type Limited = Pick<Caller, 'territorio'>

/** Throws unless the caller reaches every place that it gives, or of which it disposes. */
export function requireTerritorio(caller: Limited, territorio: Territorio | null): void {
  if (!covers(caller.territorio, territorio)) throw outOfTerritory()
}

/** Throws unless the caller reaches everything that an account reaches. */
export async function requireTerritorioOf(db: Db, caller: Limited, usuarioId: number): Promise<void> {
  if (caller.territorio !== null) requireTerritorio(caller, await readTerritorio(db, usuarioId))
}

/**
 * Until the transaction ends, no other caller whose territory is limited changes who reaches what. Two changes that
 * each leave an account its limit could otherwise take both limits away. Accounts are locked before this lock, groups
 * after it.
 */
export async function lockTerritorios(db: Db, caller: Limited): Promise<void> {
  if (caller.territorio !== null) await db.execute(sql`select pg_advisory_xact_lock(hashtext('territorios'))`)
}

/**
 * Runs a change of accounts' groups or territories. A caller whose territory is limited may leave everybody what they
 * have and give what the caller has, but nothing else; joining or leaving a group may widen what an account reaches.
 * The refusal rolls the change back.
 */
export async function keepingTerritorios<T>(
  db: Db,
  caller: Limited,
  usuarioIds: number[],
  change: () => Promise<T>
): Promise<T> {
  const { territorio } = caller
  if (territorio === null) return await change()
  await lockTerritorios(db, caller)
  const before = await readTerritorios(db, usuarioIds)
  const result = await change()
  for (const [id, after] of await readTerritorios(db, usuarioIds)) {
    const allowed = union(territorio, before.get(id)?.territorio ?? null)
    if (before.has(id) && !covers(allowed, after.territorio)) throw outOfTerritory()
  }
  return result
}
