import type { Schemas } from '../../../client/index.ts'
import type { Agravo } from '../base/address.ts'
import { type Asked, useAsk } from '../base/ask.ts'
import { usePanel } from '../base/panel.ts'
import type { Alertas, Historico, Nivel } from './levels.ts'

/** Levels are computed for each disease apart, so there is always one. */
export const useAgravo = (): Agravo => usePanel().address.agravo || 'dengue'

/** Fetches every place of the map: the states, or the municipalities of the chosen one. */
export function useMapped(): Asked<Alertas> {
  const { estado } = usePanel().address
  return useAlertas(estado ? { abrangencia: 'municipio', estado: estado as Schemas['UF'] } : { abrangencia: 'uf' })
}

/** Fetches the municipalities of the whole country, which the map does not show. */
export function useMunicipal(): Asked<Alertas> {
  const { estado, lista, nivel } = usePanel().address
  const isAsked = estado === '' && lista === 'municipio'
  const least = nivel === '0' ? {} : { nivel_minimo: Number(nivel) as Nivel }
  return useAlertas(isAsked ? { abrangencia: 'municipio', ...least } : null)
}

interface Query {
  abrangencia: 'uf' | 'municipio'
  estado?: Schemas['UF']
  nivel_minimo?: Nivel
}

function useAlertas(query: Query | null): Asked<Alertas> {
  const { client, language } = usePanel()
  const tipo_agravo = useAgravo()
  return useAsk(query && JSON.stringify([query, tipo_agravo, language]), async (signal) => {
    const params = { query: { tipo_agravo, ...query } }
    return (await client.GET('/api/v1/agravos/alertas', { params, signal })).data
  })
}

/** Fetches the weeks of the place that is chosen, or of the country. */
export function useHistory(): Asked<Historico> {
  const { client, language, address } = usePanel()
  const tipo_agravo = useAgravo()
  const { estado, municipio } = address
  const place = { ...(estado ? { estado: estado as Schemas['UF'] } : {}), ...(municipio ? { municipio } : {}) }
  return useAsk(JSON.stringify([place, tipo_agravo, language]), async (signal) => {
    const params = { query: { tipo_agravo, ...place } }
    return (await client.GET('/api/v1/agravos/alertas/historico', { params, signal })).data
  })
}
