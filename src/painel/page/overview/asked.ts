import type { Schemas } from '../../../client/index.ts'
import { type Address, isWhollyTold } from '../base/address.ts'
import { type Asked, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'

export type Resumo = Schemas['CasoEstatisticas']
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

/**
 * The filter of the list for cases that wait for something. A result is missing where none of the tests has one that
 * says anything: a test that was not done has none.
 */
export const pendingFilter = (pendencia: Address['pendencia']) => ({
  ...(pendencia ? { status: 'em_investigacao' as const } : {}),
  ...(pendencia === 'sem-resultado' ? { search: JSON.stringify({ and: tests.map(without) }) } : {})
})
const tests = ['ns1', 'igm', 'pcr', 'isolamento_viral']
const without = (test: string) => ({ or: [{ [test]: null }, { [test]: 'nao_realizado' }] })

/** Fetches everything that cards and curve show, in one request. */
export function useResumo(): Asked<Resumo> {
  const { client, address, language, may } = usePanel()
  const isWhole = isWhollyTold(address, may)
  const filters = { ...filtersOf(address), data_base: isWhole ? address.base : ('notificacao' as const) }
  const { canal, sem } = address
  const medida = isWhole ? address.medida : ('total' as const)
  const years = sem ? { excluir_anos: sem.split(',').map(Number) } : {}
  const key = may('agravos.estatisticas') ? JSON.stringify([filters, canal, medida, sem, language]) : null
  return useAsk(key, async (signal) => {
    const query = {
      ...filters,
      agregacao: 'semana' as const,
      metricas: ['total' as const],
      comparar: ['anterior' as const, 'ano_anterior' as const],
      anos_anteriores: YEARS_BEHIND,
      canal,
      medida,
      ...years
    }
    return (await client.GET('/api/v1/agravos/casos/estatisticas/resumo', { params: { query }, signal })).data
  })
}

/**
 * Fetches everything that map, pyramid, classification and outcome show, in one request. With a municipality the map is
 * left out: see usePlaces.
 */
export function useSeries(): Asked<Series> {
  const { address } = usePanel()
  const place = address.municipio ? [] : [address.estado ? ('municipio' as const) : ('uf' as const)]
  return useSeriesBy([...place, 'piramide', 'classificacao', 'evolucao'], address)
}

/** Fetches the municipalities around the chosen one: the map keeps the figures of the whole state. */
export function usePlaces(): Asked<Series> {
  const { address } = usePanel()
  return useSeriesBy(address.municipio ? ['municipio'] : [], { ...address, municipio: '' })
}

/** Asks for nothing when there is nothing to group by. */
function useSeriesBy(por: Series['por'], address: Address): Asked<Series> {
  const { client, language, may } = usePanel()
  // Municipalities by symptoms are hidden from who may not list their cases, and so would be the whole map.
  const isTold = isWhollyTold(address, may) && (may('agravos.listar') || !por.includes('municipio'))
  const data_base = isTold ? address.base : ('notificacao' as const)
  const query = { ...filtersOf(address), data_base, por }
  const key = may('agravos.estatisticas') && por.length > 0 ? JSON.stringify([query, language]) : null
  return useAsk(
    key,
    async (signal) =>
      (await client.GET('/api/v1/agravos/casos/estatisticas/series', { params: { query }, signal })).data
  )
}

/** Whether an answer has the places of a map. */
export const hasPlaces = ({ por }: Series): boolean => por.includes('uf') || por.includes('municipio')

export const seriesBy = ({ series }: Series, por: Serie['por']): Serie[] => series.filter((each) => each.por === por)
