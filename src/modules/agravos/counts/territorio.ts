import { contains } from '../../../core/contas/territorio/territorio.ts'
import type { Territorio } from '../../../engine/contract/handler.ts'
import { municipioOf } from '../fields/municipios.ts'
import type { CountFilter } from './filter.ts'

const ufOf = (codigo: number): string => municipioOf(codigo)?.uf ?? ''

/**
 * Narrows a filter of the kept counts to a territory. A single state, and municipalities alone, become what a filter
 * may name anyway; only several states, or both kinds of places, are something new.
 */
export function countedWithin(filter: CountFilter, territorio: Territorio | null): CountFilter {
  if (territorio === null) return filter
  const { ufs, municipios } = territorio
  const { uf, municipio } = filter
  if (municipio !== undefined)
    return {
      ...filter,
      municipio: municipio.filter((codigo) => contains(territorio, { uf: ufOf(codigo), municipio: codigo }))
    }
  if (uf !== undefined)
    return ufs.includes(uf) ? filter : { ...filter, municipio: municipios.filter((codigo) => ufOf(codigo) === uf) }
  if (ufs.length === 0) return { ...filter, municipio: [...municipios] }
  if (ufs.length === 1 && municipios.length === 0) return { ...filter, uf: ufs[0] }
  return { ...filter, lugares: territorio }
}

/** Narrows a filter to one state or one municipality of those that it allows. */
export function ofGroup(filter: CountFilter, group: { uf: string } | { municipio: number }): CountFilter {
  const { lugares, ...rest } = filter
  if ('municipio' in group) return { ...rest, municipio: [group.municipio] }
  if (!lugares || lugares.ufs.includes(group.uf)) return { ...rest, uf: group.uf }
  return { ...rest, municipio: lugares.municipios.filter((codigo) => ufOf(codigo) === group.uf) }
}
