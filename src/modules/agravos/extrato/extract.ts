import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import { usuarioMay } from '../../../core/contas/rights/effective.ts'
import { readTerritorio } from '../../../core/contas/territorio/queries.ts'
import { intersection } from '../../../core/contas/territorio/territorio.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import type { Filter } from '../../../engine/contract/schema/filter.ts'
import { permissionDenied, refused, unauthorized, validationError } from '../../../errors.ts'
import type { Filterable } from '../fields/field-type.ts'
import { codedFilter, placeOf } from '../fields/place.ts'
import { requireOrderedPeriod } from '../list/period.ts'
import { reachOf } from '../reach.ts'
import { beginning, reader } from './batches.ts'
import { type Cursor, digestOf, readCursor } from './cursor.ts'
import { readMoments } from './settled.ts'
import type { Extract } from './stream.ts'

type Query = Parameters<AgravosHandlers['extrairCasos']>[0]['query']

const PERMISSAO = 'agravos.exportar'
/** How often a long answer asks whether its reader still may have it. */
const CHECK_MS = 5_000

/** Prepares an extract: checks what is asked for, and finds where it begins. */
export async function prepareExtract(context: Context<'secured'>, query: Query): Promise<Extract> {
  const { caller, db, database } = context
  const filter = filterOf(query)
  requireOrderedPeriod(filter, 'query')
  const { settled, since } = await readMoments(db)
  const wanted = sinceOf(query, since)
  const { formato: _, separador: __, limite = Number.MAX_SAFE_INTEGER, cursor: given, ...parameters } = query
  const digest = digestOf(parameters)
  const cursor = given === undefined ? null : cursorOf(given, digest)
  const begun = { settled: settled.getTime(), digest, position: beginning(wanted) }
  const read = reader(database, { reach: reachOf(caller), filter: codedFilter(filter), since: wanted })
  return { read, cursor: cursor ?? begun, most: limite, requireRight: rightOf(context) }
}

function cursorOf(text: string, digest: string): Cursor {
  const cursor = readCursor(text)
  if (cursor?.digest === digest) return cursor
  throw validationError([refused('cursor', 'field.cursor-of-another', 'INVALID_VALUE', {}, 'query')])
}

function sinceOf({ atualizado_desde: text }: Query, since: Date): number | null {
  if (text === undefined) return null
  const moment = new Date(text).getTime()
  if (moment >= since.getTime()) return moment
  const limit = since.toISOString()
  throw validationError([refused('atualizado_desde', 'field.changes-forgotten', 'OUT_OF_RANGE', { limit }, 'query')])
}

function filterOf(query: Query): Filter<Filterable> | null {
  const { tipo_agravo, data_inicio, data_fim } = query
  const { uf, municipio } = placeOf(query)
  const and: Filter<Filterable>[] = []
  if (tipo_agravo !== undefined) and.push({ field: 'tipo_agravo', op: 'eq', value: tipo_agravo })
  if (municipio !== undefined) and.push({ field: 'municipio', op: 'eq', value: String(municipio) })
  else if (uf !== undefined) and.push({ field: 'estado', op: 'eq', value: uf })
  if (data_inicio !== undefined) and.push({ field: 'data_inicio', op: 'gte', value: data_inicio })
  if (data_fim !== undefined) and.push({ field: 'data_fim', op: 'lte', value: data_fim })
  return and.length > 0 ? { and } : null
}

/**
 * A change of rights or of territory counts from the next batch on, at most some seconds later. A key reaches what both
 * it and its owner reach.
 */
function rightOf({ caller, db, modo }: Context<'secured'>): () => Promise<void> {
  const territorio = JSON.stringify(caller.territorio)
  const ofKey = caller.chave?.territorio ?? null
  let checkedAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - checkedAt < CHECK_MS) return
    checkedAt = performance.now()
    if ((await modo.now()).modo === 'manutencao' && !caller.admin) throw permissionDenied(PERMISSAO)
    if (!(await usuarioMay(db, caller.id, PERMISSAO))) throw permissionDenied(PERMISSAO)
    const reached = intersection(await readTerritorio(db, caller.id), ofKey)
    if (JSON.stringify(reached) !== territorio) throw unauthorized()
  }
}
