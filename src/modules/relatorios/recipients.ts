import { usuarioMay } from '../../core/contas/rights/effective.ts'
import { type Limits, limitsAllow, withinLimits } from '../../core/contas/rights/limits.ts'
import { readTerritorio } from '../../core/contas/territorio/queries.ts'
import type { JobRun } from '../../core/jobs/kinds.ts'
import type { Db } from '../../platform/db/client.ts'
import { type Sees, seesOf } from '../agravos/few/who.ts'
import { LISTS } from './queries.ts'

/** The permission that an account needs to be sent a report. */
export const RECEIVES = 'relatorios.exportar'

/** Returns the accounts among these that may receive a report now. */
export async function whoMayReceive(db: Db, ids: number[]): Promise<number[]> {
  const found: number[] = []
  for (const id of ids) if (await usuarioMay(db, id, RECEIVES)) found.push(id)
  return found
}

/**
 * The small numbers that everybody sees who gets a report: its owner, within the limits of the key that began it, and
 * those it is sent to.
 */
export async function seenByAll(
  db: Db,
  { donoId, chave }: Pick<JobRun, 'donoId' | 'chave'>,
  destinatarios: number[]
): Promise<Sees> {
  const everybody = await Promise.all([
    seenByConta(db, donoId, chave),
    ...destinatarios.map((id) => seenByConta(db, id, null))
  ])
  const limited = everybody.filter((sees) => sees !== undefined)
  return limited.length === 0 ? undefined : (codigo) => limited.every((sees) => sees(codigo))
}

async function seenByConta(db: Db, id: number | null, limits: Limits | null): Promise<Sees> {
  const lists = id !== null && limitsAllow(limits, LISTS) && (await usuarioMay(db, id, LISTS))
  const territorio = withinLimits(await readTerritorio(db, id), limits)
  return seesOf({ admin: false, permissoes: new Set(lists ? [LISTS] : []), territorio })
}
