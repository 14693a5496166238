import type { UF } from '../base/address.ts'
import { ufOf } from '../base/ufs.ts'
import type { Grupo, Place } from '../people/reach.ts'

/** The groups that a territory can limit; administrators reach everything. */
export const limited = (grupos: Grupo[]): Grupo[] =>
  grupos.filter(({ permissoes }) => !permissoes.some(({ nome }) => nome === 'admin'))

/** The one place of all these groups; null while any of them has none, or another one. */
export function placeOf(grupos: Grupo[]): Place | null {
  const [first, ...others] = limited(grupos).map(({ territorios }) =>
    territorios.length === 1 ? territorios[0] : null
  )
  const isShared = others.every((each) => each?.tipo === first?.tipo && each?.codigo === first?.codigo)
  return first && isShared ? first : null
}

/** The state of a place; empty for the country. */
export const ufIn = ({ tipo, codigo }: Place): UF | '' =>
  tipo === 'municipio' ? (ufOf(codigo) ?? '') : tipo === 'uf' ? (codigo as UF) : ''
