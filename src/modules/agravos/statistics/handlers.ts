import type { AgravosHandlers } from '../../../../generated/handlers.ts'
import { holds } from '../../../engine/contract/request/authorise.ts'
import { refused, validationError } from '../../../errors.ts'
import { placeOf } from '../fields/place.ts'
import { boundsOf, casosMap } from './map.ts'
import { casosSeries } from './series.ts'
import { casosSummary, summaryPeriod } from './summary.ts'
import { requireFormer } from './summary-former.ts'

export const resumirCasos: AgravosHandlers['resumirCasos'] = async ({ query }, { db, now }) => {
  const { tipo_agravo: tipo, agregacao, metricas, comparar, anos_anteriores, canal, canal_anos } = query
  if (metricas && !agregacao)
    throw validationError([refused('metricas', 'field.metrics-alone', 'INVALID_VALUE', {}, 'query')])
  const days = summaryPeriod(query, now())
  const former = { comparar, anos_anteriores, canal, canal_anos }
  requireFormer({ ...days, ...former, agregacao })
  const body = await casosSummary(db, { ...days, ...placeOf(query), ...former, tipo, agregacao, metricas })
  return { status: 200, body }
}

export const obterSeriesCasos: AgravosHandlers['obterSeriesCasos'] = async ({ query }, { db, now, say }) => {
  const { tipo_agravo: tipo, agregacao, por } = query
  const { inicio, fim } = summaryPeriod(query, now())
  const body = await casosSeries(db, { inicio, fim, ...placeOf(query), tipo, agregacao, por }, say)
  return { status: 200, body }
}

export const mapearCasos: AgravosHandlers['mapearCasos'] = async ({ query }, context) => {
  const { nivel, tipo_agravo: tipo, periodo, bounds } = query
  const { db, now, caller, readings } = context
  const showsSmall = holds(caller, 'agravos.listar')
  const body = await casosMap(db, { nivel, tipo, periodo, bounds: boundsOf(bounds), showsSmall }, now())
  await readings.note(context, 'caso.mapa_lido', null, { ...query, devolvidos: body.features.length })
  return { status: 200, body }
}
