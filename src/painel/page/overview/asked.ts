import type { Schemas } from '../../../client/index.ts'
import type { Address } from '../base/address.ts'
import { type Asked, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'

export type Resumo = Schemas['CasoResumo']
export type Series = Schemas['SeriesCasos']
export type Serie = Series['series'][number]
export type Semana = NonNullable<Resumo['serie']>[number]
export type Comparacao = Schemas['Comparacao']

/** How many earlier years are drawn with the curve. */
export const YEARS_BEHIND = 2

/** Returns the filters in the form that the service takes. */
export const filtersOf = ({ agravo, estado, municipio, inicio, fim }: Address) => ({
  data_inicio: inicio,
  data_fim: fim,
  ...(agravo ? { tipo_agravo: agravo } : {}),
  ...(estado ? { estado: estado as Schemas['UF'] } : {}),
  ...(municipio ? { municipio } : {})
})

/** Fetches everything that cards and curve show, in one request. */
export function useResumo(): Asked<Resumo> {
  const { client, address, language, may } = usePanel()
  const filters = filtersOf(address)
  const { canal } = address
  const key = may('agravos.estatisticas') ? JSON.stringify([filters, canal, language]) : null
  return useAsk(key, async (signal) => {
    const query = {
      ...filters,
      agregacao: 'semana' as const,
      metricas: ['total' as const],
      comparar: ['anterior' as const, 'ano_anterior' as const],
      anos_anteriores: YEARS_BEHIND,
      canal
    }
    return (await client.GET('/api/v1/agravos/casos/estatisticas/resumo', { params: { query }, signal })).data
  })
}

/** Fetches everything that map, pyramid, classification and outcome show, in one request. */
export function useSeries(): Asked<Series> {
  const { client, address, language, may } = usePanel()
  const filters = filtersOf(address)
  const key = may('agravos.estatisticas') ? JSON.stringify([filters, language]) : null
  return useAsk(key, async (signal) => {
    const place = address.estado ? ('municipio' as const) : ('uf' as const)
    const por: Series['por'] = [place, 'piramide', 'classificacao', 'evolucao']
    const query = { ...filters, por }
    return (await client.GET('/api/v1/agravos/casos/estatisticas/series', { params: { query }, signal })).data
  })
}

export const seriesBy = ({ series }: Series, por: Serie['por']): Serie[] => series.filter((each) => each.por === por)
