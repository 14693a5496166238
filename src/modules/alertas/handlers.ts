import type { AgravosHandlers } from '../../../generated/handlers.ts'
import { seesOf } from '../agravos/few/who.ts'
import { placeOf } from '../agravos/fields/place.ts'
import { historyOf, listAlertas } from './list.ts'
import { alertasTable } from './table.ts'

export const listarAlertas: AgravosHandlers['listarAlertas'] = async ({ query }, context) => {
  const { db, caller, readings } = context
  const { tipo_agravo: tipo, abrangencia, nivel_minimo: nivelMinimo, semana, dia } = query
  const place = placeOf(query)
  const body = await listAlertas(db, { tipo, abrangencia, place, nivelMinimo, semana, dia }, seesOf(caller))
  await readings.note(context, 'alerta.lista_lida', null, { ...query, devolvidos: body.alertas.length })
  return { status: 200, body: context.wantsCsv ? alertasTable(body) : body }
}

export const obterHistoricoAlertas: AgravosHandlers['obterHistoricoAlertas'] = async ({ query }, context) => {
  const { db, caller, readings } = context
  const body = await historyOf(db, query.tipo_agravo, placeOf(query), seesOf(caller))
  await readings.note(context, 'alerta.historico_lido', null, { ...query, lugar: body.codigo })
  return { status: 200, body }
}
