import type { AgravosHandlers } from '../../generated/handlers.ts'
import { holds } from '../contract/authorise.ts'
import { refused, validationError } from '../errors.ts'
import { boundsOf, casosMap } from './map.ts'
import { casosSummary, summaryPeriod } from './summary.ts'

export const resumirCasos: AgravosHandlers['resumirCasos'] = async ({ query }, { db, now }) => {
  const { tipo_agravo: tipo, estado, agregacao, metricas } = query
  if (metricas && !agregacao)
    throw validationError([refused('metricas', 'field.metrics-alone', 'INVALID_VALUE', {}, 'query')])
  const uf = estado?.toUpperCase()
  const days = summaryPeriod(query, now())
  return { status: 200, body: await casosSummary(db, { ...days, tipo, uf, agregacao, metricas }) }
}

export const mapearCasos: AgravosHandlers['mapearCasos'] = async ({ query }, context) => {
  const { nivel, tipo_agravo: tipo, periodo, bounds } = query
  const { db, now, caller, readings } = context
  const showsSmall = holds(caller, 'agravos.listar')
  const body = await casosMap(db, { nivel, tipo, periodo, bounds: boundsOf(bounds), showsSmall }, now())
  await readings.note(context, 'caso.mapa_lido', null, { ...query, devolvidos: body.features.length })
  return { status: 200, body }
}
