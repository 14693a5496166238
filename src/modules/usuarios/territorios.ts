import { audit } from '../../core/auditoria/record.ts'
import { lockUsuario, updateUsuario } from '../../core/contas/queries.ts'
import { requireReach } from '../../core/contas/rights/reach.ts'
import { lockTerritorios, requireTerritorio, requireTerritorioOf } from '../../core/contas/territorio/guard.ts'
import { readTerritorio, readTerritorios } from '../../core/contas/territorio/queries.ts'
import { itemsOf, type TerritorioItem, toldTerritorios } from '../../core/contas/territorio/territorio.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { notFound } from '../../errors.ts'
import type { Db } from '../../platform/db/client.ts'

/**
 * Replaces the places of an account. Whoever is limited gives only what they reach, and disposes only of accounts that
 * reach no more than that. Nobody widens their own reach so: it would have to be within what they reach already.
 */
export async function setTerritorios(
  context: Context<'secured'>,
  id: number,
  territorios: TerritorioItem[]
): Promise<TerritorioItem[]> {
  const { caller, now } = context
  return await context.db.transaction(async (tx) => {
    const target = await lockUsuario(tx, id)
    if (!target) throw notFound()
    await context.requireMatch({ db: tx })
    await requireReach(tx, caller, target)
    await lockTerritorios(tx, caller)
    await requireTerritorioOf(tx, caller, id)
    const told = toldTerritorios(target.territorios, territorios)
    if (told === null) return target.territorios
    await updateUsuario(tx, id, { territorios, atualizadoPorId: caller.id, updatedAt: now() })
    requireTerritorio(caller, await readTerritorio(tx, id))
    await audit(tx, context, 'usuario.territorios_alterados', { tipo: 'usuario', id }, { territorios: told })
    return territorios
  })
}

/** What an account reaches, in the form in which it is shown. */
export async function readTerritorioEfetivo(db: Db, id: number) {
  const found = (await readTerritorios(db, [id])).get(id)
  if (!found) throw notFound()
  return { origem: found.origem, territorios: itemsOf(found.territorio) }
}
