import { eq } from 'drizzle-orm'
import { audit } from '../../core/auditoria/record.ts'
import { requireTerritorio } from '../../core/contas/territorio/guard.ts'
import { readTerritorios } from '../../core/contas/territorio/queries.ts'
import { reachOf, type TerritorioItem, toldTerritorios } from '../../core/contas/territorio/territorio.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { outOfTerritory } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { changeGrupo } from './changes.ts'
import { grupos } from './tables.ts'
import { readMemberIds } from './ties.ts'

/**
 * Replaces the places of a group. Whoever is limited gives only what they reach, never an empty list, which would free
 * members, and disposes only of groups whose members reach no more than that.
 */
export async function setTerritorios(
  context: Context<'secured'>,
  id: number,
  territorios: TerritorioItem[]
): Promise<TerritorioItem[]> {
  const { caller, now } = context
  return await changeGrupo(context, id, { field: 'id', in: 'path' }, async (tx, grupo) => {
    const isLimited = caller.territorio !== null
    if (isLimited) {
      if (grupo.territorios.length > 0) requireTerritorio(caller, reachOf(grupo.territorios))
      await requireTerritorioOfMembers(tx, context, id)
    }
    const told = toldTerritorios(grupo.territorios, territorios)
    if (told === null) return grupo.territorios
    if (isLimited) {
      if (territorios.length === 0) throw outOfTerritory()
      requireTerritorio(caller, reachOf(territorios))
    }
    await tx.update(grupos).set({ territorios, atualizadoEm: now() }).where(eq(grupos.id, id))
    await audit(tx, context, 'grupo.territorios_alterados', { tipo: 'grupo', id }, { territorios: told })
    return territorios
  })
}

async function requireTerritorioOfMembers(db: Db, { caller }: Context<'secured'>, id: number): Promise<void> {
  for (const { territorio } of (await readTerritorios(db, await readMemberIds(db, id))).values())
    requireTerritorio(caller, territorio)
}
