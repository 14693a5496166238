import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import { refused, validationError } from '../../../errors.ts'
import { listsOf, seesOf } from '../few/who.ts'
import { type Place, placeOf } from '../fields/place.ts'
import { boundsOf, casosMap } from './map.ts'
import { seriesFor } from './series-hidden.ts'
import { summaryPeriod } from './summary.ts'
import type { Period } from './summary-figures.ts'
import { requireFormer } from './summary-former.ts'
import { summaryFor } from './summary-hidden.ts'
import { resumoTable, seriesTable } from './tables-csv.ts'

export const resumirCasos: AgravosHandlers['resumirCasos'] = async ({ query }, context) => {
  const { db, now, caller, readings } = context
  const { data_base: base, tipo_agravo: tipo, agregacao, metricas, comparar } = query
  const { anos_anteriores, canal, canal_anos, excluir_anos, medida, indicadores } = query
  if (metricas && !agregacao)
    throw validationError([refused('metricas', 'field.metrics-alone', 'INVALID_VALUE', {}, 'query')])
  const days = summaryPeriod(query, now())
  const former = { comparar, anos_anteriores, canal, canal_anos, excluir_anos, medida }
  requireFormer({ ...days, ...former, agregacao })
  const place = placeOf(query)
  const asked = { ...days, ...place, ...former, base, tipo, agregacao, metricas, indicadores }
  const body = await summaryFor(db, asked, seesOf(caller))
  await readings.note(context, 'caso.resumo_lido', null, askedOf(query, place, days))
  return { status: 200, body: context.wantsCsv ? resumoTable(body) : body }
}

export const obterSeriesCasos: AgravosHandlers['obterSeriesCasos'] = async ({ query }, context) => {
  const { db, now, say, caller, readings } = context
  const { data_base: base, tipo_agravo: tipo, agregacao, por } = query
  const { inicio, fim } = summaryPeriod(query, now())
  const place = placeOf(query)
  const body = await seriesFor(db, { inicio, fim, ...place, base, tipo, agregacao, por }, say, seesOf(caller))
  await readings.note(context, 'caso.series_lidas', null, askedOf(query, place, { inicio, fim }))
  return { status: 200, body: context.wantsCsv ? seriesTable(body) : body }
}

export const mapearCasos: AgravosHandlers['mapearCasos'] = async ({ query }, context) => {
  const { nivel, data_base: base, tipo_agravo: tipo, periodo, bounds } = query
  const { db, now, caller, readings } = context
  const [sees, lists] = [seesOf(caller), listsOf(caller)]
  const hides = sees && lists && { sees, lists }
  const body = await casosMap(db, { nivel, base, tipo, periodo, bounds: boundsOf(bounds), hides }, now())
  await readings.note(context, 'caso.mapa_lido', null, { ...query, devolvidos: body.features.length })
  return { status: 200, body }
}

/** What the audit trail keeps of a request: the days that were counted, and the municipality's code, not its text. */
const askedOf = (query: object, { uf, municipio }: Place, { inicio, fim }: Period) => ({
  ...query,
  ...(uf === undefined ? {} : { estado: uf }),
  ...(municipio === undefined ? {} : { municipio }),
  data_inicio: inicio,
  data_fim: fim
})
