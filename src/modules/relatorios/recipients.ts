import { usuarioMay } from '../../core/contas/rights/effective.ts'
import { type Limits, limitsAllow, withinLimits } from '../../core/contas/rights/limits.ts'
import { readTerritorio } from '../../core/contas/territorio/queries.ts'
import type { JobRun } from '../../core/jobs/kinds.ts'
import type { Db } from '../../platform/db/client.ts'
import { listsOf, type Sees, seesOf } from '../agravos/few/who.ts'
import { codigosOfUf } from '../agravos/fields/municipios.ts'
import type { Place } from '../agravos/fields/place.ts'
import { LISTS, type Reader } from './queries.ts'

/** The permission that an account needs to be sent a report. */
export const RECEIVES = 'relatorios.exportar'

/** Returns the accounts among these that may receive a report now. */
export async function whoMayReceive(db: Db, ids: number[]): Promise<number[]> {
  const found: number[] = []
  for (const id of ids) if (await usuarioMay(db, id, RECEIVES)) found.push(id)
  return found
}

/** What everybody may see who gets a report. */
export interface SeenByAll {
  /** The municipalities whose small numbers are told. */
  sees: Sees
  /** Those whose neighbourhoods are told, too. */
  lists: Sees
}

/**
 * What is told to everybody who gets a report: its owner, within the limits of the key that began it, and recipients.
 */
export async function seenByAll(
  db: Db,
  { donoId, chave }: Pick<JobRun, 'donoId' | 'chave'>,
  destinatarios: number[]
): Promise<SeenByAll> {
  const readers = await Promise.all([readerOf(db, donoId, chave), ...destinatarios.map((id) => readerOf(db, id, null))])
  const callers = readers.map(({ lists, territorio }) => ({
    admin: false,
    permissoes: new Set(lists ? [LISTS] : []),
    territorio
  }))
  return { sees: all(callers.map(seesOf)), lists: all(callers.map(listsOf)) }
}

function all(each: Sees[]): Sees {
  const limited = each.filter((sees) => sees !== undefined)
  return limited.length === 0 ? undefined : (codigo) => limited.every((sees) => sees(codigo))
}

/** Whether an account may list cases now, and where. */
export async function readerOf(db: Db, id: number | null, limits: Limits | null): Promise<Reader> {
  const lists = id !== null && limitsAllow(limits, LISTS) && (await usuarioMay(db, id, LISTS))
  return { lists, territorio: withinLimits(await readTerritorio(db, id), limits) }
}

/**
 * The places of which a report tells what only who may list cases is told, in the form of `territorio/covered.ts`. That
 * of a municipality compares it with the others of its state, and that of the country goes down to states.
 */
export function contadosIn({ uf }: Place, { lists }: SeenByAll): string[] {
  if (uf === undefined) return []
  const codigos = codigosOfUf(uf)
  const told = codigos.filter((codigo) => lists === undefined || lists(codigo))
  return told.length === codigos.length ? [uf] : told.map((codigo) => `${uf}${codigo}`)
}
