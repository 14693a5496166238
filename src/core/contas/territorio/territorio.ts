import { municipios, UFS } from 'municipios-brasil/dados'
import type { components } from '../../../../generated/types-b.ts'
import type { Territorio } from '../../../engine/contract/handler.ts'
import { type Problem, refused, validationError } from '../../../errors.ts'

/** A place as it is stored and shown. */
export type TerritorioItem = components['schemas']['Territorio']
type Given = components['schemas']['TerritorioInformado']

const ufByMunicipio = new Map<number, string>(municipios.map(({ codigoIbge, uf }) => [codigoIbge, uf]))
const ufs: ReadonlySet<string> = new Set(UFS)

/** The state of a municipality; empty where there is no such municipality. */
export const ufOfMunicipio = (codigo: number): string => ufByMunicipio.get(codigo) ?? ''

/** The whole country, as an account that nothing limits is shown. */
export const WHOLE_COUNTRY: readonly TerritorioItem[] = [{ tipo: 'pais', codigo: 'BR' }]

/** Returns the places that a request names, in the form in which they are stored. Throws 422 for unknown ones. */
export function territoriosOf(given: readonly Given[], field = 'territorios'): TerritorioItem[] {
  const problems: Problem[] = []
  const items = given.map(({ tipo, codigo }, i): TerritorioItem => {
    const known = knownCode(tipo, codigo ?? null)
    if (known === null) problems.push(refused([field, i, 'codigo'], 'field.territory', 'NOT_FOUND'))
    return { tipo, codigo: known ?? '' }
  })
  const seen = new Set<string>()
  for (const [i, item] of items.entries()) {
    const name = nameOf(item)
    if (seen.has(name)) problems.push(refused([field, i], 'field.uniqueItems', 'REPEATED'))
    seen.add(name)
  }
  if (problems.length > 0) throw validationError(problems)
  return items
}

function knownCode(tipo: TerritorioItem['tipo'], codigo: string | null): string | null {
  if (tipo === 'pais') return codigo === null || codigo.toUpperCase() === 'BR' ? 'BR' : null
  if (codigo === null) return null
  if (tipo === 'uf') return ufs.has(codigo.toUpperCase()) ? codigo.toUpperCase() : null
  return /^\d{7}$/.test(codigo) && ufByMunicipio.has(Number(codigo)) ? codigo : null
}

/** A place as the audit trail names it. */
export const nameOf = ({ tipo, codigo }: TerritorioItem): string => (tipo === 'pais' ? tipo : `${tipo}:${codigo}`)

/** A change of places in the form of the audit trail, or null when nothing changes. */
export function toldTerritorios(before: readonly TerritorioItem[], after: readonly TerritorioItem[]) {
  const [old, fresh] = [before.map(nameOf), after.map(nameOf)]
  const incluidos = fresh.filter((name) => !old.includes(name))
  const retirados = old.filter((name) => !fresh.includes(name))
  return incluidos.length + retirados.length === 0 ? null : { incluidos, retirados }
}

/** Where an account reaches cases: null when nothing limits it. A list without places reaches nothing. */
export function reachOf(items: readonly TerritorioItem[] | null): Territorio | null {
  if (items === null || items.some(({ tipo }) => tipo === 'pais')) return null
  const found = new Set(items.flatMap(({ tipo, codigo }) => (tipo === 'uf' ? [codigo] : [])))
  const codes = new Set(items.flatMap(({ tipo, codigo }) => (tipo === 'municipio' ? [Number(codigo)] : [])))
  // A municipality within a state that is there anyway would only make conditions longer.
  const rest = [...codes].filter((codigo) => !found.has(ufOfMunicipio(codigo)))
  return { ufs: [...found].sort(), municipios: rest.sort((x, y) => x - y) }
}

/** The inverse of `reachOf`. */
export const itemsOf = (territorio: Territorio | null): TerritorioItem[] =>
  territorio === null
    ? [...WHOLE_COUNTRY]
    : [
        ...territorio.ufs.map((codigo) => ({ tipo: 'uf' as const, codigo })),
        ...territorio.municipios.map((codigo) => ({ tipo: 'municipio' as const, codigo: String(codigo) }))
      ]

/** Where a case lies, or a figure is about: a state, and the municipality where it is known. */
export interface TerritorioPlace {
  uf: string
  municipio?: number | null
}

/** Whether the whole of a place lies within. */
export const contains = (territorio: Territorio | null, { uf, municipio = null }: TerritorioPlace): boolean =>
  territorio === null ||
  territorio.ufs.includes(uf) ||
  (municipio !== null && territorio.municipios.includes(municipio))

/** Whether a municipality lies within, where one is known. */
export const containsMunicipio = (territorio: Territorio | null, municipio: number | null): boolean =>
  municipio !== null && contains(territorio, { uf: ufOfMunicipio(municipio), municipio })

/** The places of a case: where the patient lives and, if that is known, where it was notified. */
export interface Placed {
  uf: string
  municipio: number | null
  municipio_notificacao: number | null
}

/** Whether a case lies within, by either of its places. */
export const liesWithin = (territorio: Territorio | null, caso: Placed): boolean =>
  contains(territorio, caso) || containsMunicipio(territorio, caso.municipio_notificacao)

/** Whether everything that `other` reaches is reached by `territorio` too. */
export function covers(territorio: Territorio | null, other: Territorio | null): boolean {
  if (territorio === null) return true
  if (other === null) return false
  return (
    other.ufs.every((uf) => territorio.ufs.includes(uf)) &&
    other.municipios.every((municipio) => contains(territorio, { uf: ufOfMunicipio(municipio), municipio }))
  )
}

export const union = (one: Territorio | null, other: Territorio | null): Territorio | null =>
  one === null || other === null ? null : reachOf([...itemsOf(one), ...itemsOf(other)])

/** What both reach. */
export function intersection(one: Territorio | null, other: Territorio | null): Territorio | null {
  if (one === null) return other
  if (other === null) return one
  const reached = (codigo: number, by: Territorio) => contains(by, { uf: ufOfMunicipio(codigo), municipio: codigo })
  const municipios = [
    ...one.municipios.filter((codigo) => reached(codigo, other)),
    ...other.municipios.filter((codigo) => reached(codigo, one))
  ]
  return { ufs: one.ufs.filter((uf) => other.ufs.includes(uf)), municipios: [...new Set(municipios)] }
}
