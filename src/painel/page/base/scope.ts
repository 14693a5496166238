import { useMunicipios } from './municipios.ts'
import { usePanel } from './panel.ts'
import { ufNames } from './ufs.ts'

const nameOfUf = (uf: string): string => (ufNames as Record<string, string>)[uf] ?? uf

/** Names the place that the filters select. */
export function usePlace(): string {
  const { say, address } = usePanel()
  const municipios = useMunicipios(address.estado)
  if (!address.estado) return say('filter.estado.all')
  if (!address.municipio) return nameOfUf(address.estado)
  const found = municipios.find(({ codigo }) => codigo === address.municipio)
  return `${found?.nome ?? address.municipio} (${address.estado})`
}

/** Describes the filters in one line: disease, place, days. */
export function useScope(): string {
  const { say, format, address } = usePanel()
  const place = usePlace()
  const agravo = address.agravo ? say(`agravo.${address.agravo}`) : say('filter.agravo.all')
  const days = say('scope.from', { from: format.day(address.inicio), to: format.day(address.fim) })
  return [agravo, place, days].join(' · ')
}
