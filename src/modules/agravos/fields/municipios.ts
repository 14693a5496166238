import { estados, municipios as todos } from 'municipios-brasil/dados'

export interface Municipio {
  /** IBGE's code of seven digits. */
  codigo: number
  nome: string
  uf: string
  latitude: number
  longitude: number
}

const all: Municipio[] = todos.map(({ codigoIbge, nome, uf, latitude, longitude }) => ({
  codigo: codigoIbge,
  nome,
  uf,
  latitude,
  longitude
}))

/** Without case, accents, and what people write differently (`Sant'Ana`, `Embu-Guaçu`). */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const byCodigo = new Map(all.map((municipio) => [municipio.codigo, municipio]))
/** SINAN leaves the check digit away. */
const bySixDigits = new Map(all.map((municipio) => [Math.floor(municipio.codigo / 10), municipio]))
const byNome = new Map(all.map((municipio) => [`${municipio.uf} ${plainText(municipio.nome)}`, municipio]))
const nomes = all.map((municipio): [string, Municipio] => [plainText(municipio.nome), municipio])

export const municipioOf = (codigo: number): Municipio | null => byCodigo.get(codigo) ?? null

/** By IBGE's code, with or without its check digit. */
export const municipioByDigits = (text: string): Municipio | null =>
  /^\d{6,7}$/.test(text) ? (byCodigo.get(Number(text)) ?? bySixDigits.get(Number(text)) ?? null) : null

const plainNames = new Set(nomes.map(([nome]) => nome))

/** Whether a text is the name or the code of a municipality, and so nobody's. */
export const isMunicipioName = (text: string): boolean =>
  municipioByDigits(text.trim()) !== null || plainNames.has(plainText(text))

/** A municipality of a state, by its name or its code. */
export function findMunicipio(text: string, uf: string): Municipio | null {
  const found = municipioByDigits(text.trim()) ?? byNome.get(`${uf} ${plainText(text)}`) ?? null
  return found?.uf === uf ? found : null
}

/** The codes of all municipalities whose name contains the text, is it, or which have this code. */
export function codigosByNome(text: string, exact: boolean): number[] {
  const byCode = municipioByDigits(text.trim())
  if (byCode) return [byCode.codigo]
  const wanted = plainText(text)
  if (wanted === '') return []
  return nomes.flatMap(([nome, { codigo }]) => ((exact ? nome === wanted : nome.includes(wanted)) ? [codigo] : []))
}

/** The codes of all municipalities whose name stands before or after the text. */
export function codigosByOrder(text: string, op: 'gt' | 'gte' | 'lt' | 'lte'): number[] {
  const wanted = plainText(text)
  const after = op === 'gt' || op === 'gte'
  return nomes.flatMap(([nome, { codigo }]) =>
    (nome === wanted ? op === 'gte' || op === 'lte' : nome > wanted === after) ? [codigo] : []
  )
}

const nomesOfUf = new Map<string, string>(estados.map(({ uf, nome }) => [uf, nome]))

const ufsByText = new Map(
  estados.flatMap(({ uf, nome }): [string, string][] => [
    [plainText(uf), uf],
    [plainText(nome), uf]
  ])
)

/** The abbreviation of a state, by that or by its name; null for what is no state. */
export const ufNamed = (text: string): string | null => ufsByText.get(plainText(text)) ?? null

let countries: Set<string> | undefined

/** Whether a text is the name of a country in a language of the service, or a code as SINAN has them. */
export function isCountry(text: string): boolean {
  if (/^\d{1,4}$/.test(text)) return true
  countries ??= new Set(countryNames())
  return countries.has(plainText(text))
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function* countryNames(): Generator<string> {
  for (const language of ['pt-BR', 'es-ES', 'en-US']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const first of LETTERS)
      for (const second of LETTERS) {
        const name = names.of(first + second)
        if (name !== undefined) yield plainText(name)
      }
  }
}

/** The municipality that two texts of a case name; null where they are not both known. */
export function municipioNamed(municipio: unknown, estado: unknown): Municipio | null {
  if (typeof municipio !== 'string' || typeof estado !== 'string') return null
  const uf = ufNamed(estado)
  return uf === null ? null : findMunicipio(municipio, uf)
}

export const nomeOfUf = (uf: string): string => nomesOfUf.get(uf) ?? uf

export const codigosOfUf = (uf: string): number[] => all.filter((each) => each.uf === uf).map(({ codigo }) => codigo)

let places: Map<number, number> | undefined

/**
 * Returns the place of a municipality in the alphabet, without regard to accents. Municipalities of one name come in
 * the order of their states.
 */
export function placeOfMunicipio(codigo: number): number {
  places ??= new Map([...nomes].sort(byNomeAndUf).map(([, municipio], i) => [municipio.codigo, i]))
  return places.get(codigo) ?? places.size
}

const byNomeAndUf = ([x, one]: [string, Municipio], [y, other]: [string, Municipio]): number =>
  x < y ? -1 : x > y ? 1 : one.uf < other.uf ? -1 : 1

export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** All municipalities whose centre lies within, or on the border; without limits all there are. */
export const municipiosWithin = (bounds?: Bounds): Municipio[] => {
  if (!bounds) return all
  const { west, south, east, north } = bounds
  return all.filter(
    ({ latitude, longitude }) => longitude >= west && longitude <= east && latitude >= south && latitude <= north
  )
}

export const codigosWithin = (bounds: Bounds): number[] => municipiosWithin(bounds).map(({ codigo }) => codigo)
