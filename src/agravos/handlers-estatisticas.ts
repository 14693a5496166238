import type { AgravosHandlers } from '../../generated/handlers.ts'
import { limitesDe, mapa } from './mapa.ts'
import { periodoDoResumo, resumo } from './resumo.ts'

export const resumirCasos: AgravosHandlers['resumirCasos'] = async ({ query }, { db, now }) => {
  const { tipo_agravo: tipo, estado: uf, agregacao, metricas } = query
  const dias = periodoDoResumo(query, now())
  return { status: 200, body: await resumo(db, { ...dias, tipo, uf, agregacao, metricas }) }
}

export const mapearCasos: AgravosHandlers['mapearCasos'] = async ({ query }, { db, now }) => {
  const { nivel, tipo_agravo: tipo, periodo, bounds } = query
  return { status: 200, body: await mapa(db, { nivel, tipo, periodo, limites: limitesDe(bounds) }, now()) }
}
