import type { Schemas } from '../../../client/index.ts'
import type { UF } from '../base/address.ts'

export type Grupo = Schemas['Grupo']
export type Territorio = Schemas['Territorio']

/** The groups that a territory can limit; administrators reach everything. */
export const limited = (grupos: Grupo[]): Grupo[] =>
  grupos.filter(({ permissoes }) => !permissoes.some(({ nome }) => nome === 'admin'))

/** The one place of all these groups; null while any of them has none, or another one. */
export function placeOf(grupos: Grupo[]): Territorio | null {
  const [first, ...others] = limited(grupos).map(({ territorios }) =>
    territorios.length === 1 ? territorios[0] : null
  )
  const isShared = others.every((each) => each?.tipo === first?.tipo && each?.codigo === first?.codigo)
  return first && isShared ? first : null
}

/** What is chosen by a state and, within it, a municipality. */
export const placeIn = (uf: string, municipio: string): Territorio =>
  municipio
    ? { tipo: 'municipio', codigo: municipio }
    : uf
      ? { tipo: 'uf', codigo: uf }
      : { tipo: 'pais', codigo: 'BR' }

/** The states by the two digits with which IBGE's codes of their municipalities begin. */
// biome-ignore format: a row for each region
const ufByDigits: Record<string, UF> = {
  11: 'RO', 12: 'AC', 13: 'AM', 14: 'RR', 15: 'PA', 16: 'AP', 17: 'TO',
  21: 'MA', 22: 'PI', 23: 'CE', 24: 'RN', 25: 'PB', 26: 'PE', 27: 'AL', 28: 'SE', 29: 'BA',
  31: 'MG', 32: 'ES', 33: 'RJ', 35: 'SP',
  41: 'PR', 42: 'SC', 43: 'RS',
  50: 'MS', 51: 'MT', 52: 'GO', 53: 'DF'
}

/** The state of a place; empty for the country. */
export const ufOf = ({ tipo, codigo }: Territorio): UF | '' =>
  tipo === 'municipio' ? (ufByDigits[codigo.slice(0, 2)] ?? '') : tipo === 'uf' ? (codigo as UF) : ''
