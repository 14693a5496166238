import { usuarioMay } from '../../core/contas/rights/effective.ts'
import { readTerritorio } from '../../core/contas/territorio/queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { type Sees, seesOf } from '../agravos/few/who.ts'

/** The permission that an account needs to be sent a report. */
export const RECEIVES = 'relatorios.exportar'

/** The permission to list cases, and so to count them. */
const LISTS = 'agravos.listar'

/** Returns the accounts among these that may receive a report now. */
export async function whoMayReceive(db: Db, ids: number[]): Promise<number[]> {
  const found: number[] = []
  for (const id of ids) if (await usuarioMay(db, id, RECEIVES)) found.push(id)
  return found
}

/** The small numbers that everybody sees who gets a report: its owner, and those it is sent to. */
export async function seenByAll(db: Db, ids: (number | null)[]): Promise<Sees> {
  const everybody = await Promise.all(ids.map((id) => seenByConta(db, id)))
  const limited = everybody.filter((sees) => sees !== undefined)
  return limited.length === 0 ? undefined : (codigo) => limited.every((sees) => sees(codigo))
}

async function seenByConta(db: Db, id: number | null): Promise<Sees> {
  const permissoes = new Set(id !== null && (await usuarioMay(db, id, LISTS)) ? [LISTS] : [])
  return seesOf({ admin: false, permissoes, territorio: await readTerritorio(db, id) })
}
