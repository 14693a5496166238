import { usuarioMay } from '../../core/contas/rights/effective.ts'
import type { Db } from '../../platform/db/client.ts'

/** The permission that an account needs to be sent a report. */
export const RECEIVES = 'relatorios.exportar'

/** Returns the accounts among these that may receive a report now. */
export async function whoMayReceive(db: Db, ids: number[]): Promise<number[]> {
  const found: number[] = []
  for (const id of ids) if (await usuarioMay(db, id, RECEIVES)) found.push(id)
  return found
}
