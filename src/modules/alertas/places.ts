import { UFS } from 'municipios-brasil/dados'
import { digitsOfUf } from '../../core/contas/territorio/codes.ts'
import type { TerritorioItem } from '../../core/contas/territorio/territorio.ts'
import { municipioOf, nomeOfUf } from '../agravos/fields/municipios.ts'
import type { Place } from '../agravos/fields/place.ts'
import { COUNTRY, stateOf } from './compute/read.ts'

/** Codes of municipalities have seven digits, those of states two. */
const FIRST_MUNICIPIO = 1_000_000

const ufByDigits = new Map<number, string>(UFS.map((uf) => [digitsOfUf(uf), uf]))

export interface NamedPlace {
  abrangencia: 'pais' | 'uf' | 'municipio'
  codigo: string
  nome: string
  uf: string | null
}

export const isMunicipio = (lugar: number): boolean => lugar >= FIRST_MUNICIPIO

/** A place as answers, events and mails name it. */
export function namedPlace(lugar: number): NamedPlace {
  if (lugar === COUNTRY) return { abrangencia: 'pais', codigo: 'BR', nome: 'Brasil', uf: null }
  const uf = ufByDigits.get(isMunicipio(lugar) ? stateOf(lugar) : lugar) ?? ''
  if (!isMunicipio(lugar)) return { abrangencia: 'uf', codigo: uf, nome: nomeOfUf(uf), uf }
  return { abrangencia: 'municipio', codigo: String(lugar), nome: municipioOf(lugar)?.nome ?? String(lugar), uf }
}

/** The number under which a place is kept. */
export const lugarOf = ({ uf, municipio }: Place): number => municipio ?? (uf === undefined ? COUNTRY : digitsOfUf(uf))

/** Whether a place is one of these, or lies in one of them. */
export const isAmong = (items: readonly TerritorioItem[], lugar: number): boolean => {
  const { uf } = namedPlace(lugar)
  return items.some(({ tipo, codigo }) => {
    if (tipo === 'pais') return true
    return tipo === 'uf' ? uf === codigo : codigo === String(lugar)
  })
}
