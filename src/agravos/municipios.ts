import { municipios as todos } from 'municipios-brasil/dados'

export interface Municipio {
  /** IBGE's code of seven digits. */
  codigo: number
  nome: string
  uf: string
  latitude: number
  longitude: number
}

const lista: Municipio[] = todos.map(({ codigoIbge, nome, uf, latitude, longitude }) => ({
  codigo: codigoIbge,
  nome,
  uf,
  latitude,
  longitude
}))

/** Without case, accents, and what people write differently (`Sant'Ana`, `Embu-Guaçu`). */
const normal = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const porCodigo = new Map(lista.map((municipio) => [municipio.codigo, municipio]))
/** SINAN leaves the check digit away. */
const porSeisDigitos = new Map(lista.map((municipio) => [Math.floor(municipio.codigo / 10), municipio]))
const porNome = new Map(lista.map((municipio) => [`${municipio.uf} ${normal(municipio.nome)}`, municipio]))
const nomes = lista.map((municipio): [string, Municipio] => [normal(municipio.nome), municipio])

export const municipioDe = (codigo: number): Municipio | null => porCodigo.get(codigo) ?? null

const porDigitos = (text: string): Municipio | null =>
  /^\d{6,7}$/.test(text) ? (porCodigo.get(Number(text)) ?? porSeisDigitos.get(Number(text)) ?? null) : null

/** A municipality of a state, by its name or its code. */
export function acharMunicipio(text: string, uf: string): Municipio | null {
  const found = porDigitos(text.trim()) ?? porNome.get(`${uf} ${normal(text)}`) ?? null
  return found?.uf === uf ? found : null
}

/** The codes of all municipalities whose name contains the text, is it, or which have this code. */
export function codigosPorNome(text: string, exato: boolean): number[] {
  const byCode = porDigitos(text.trim())
  if (byCode) return [byCode.codigo]
  const wanted = normal(text)
  if (wanted === '') return []
  return nomes.flatMap(([nome, { codigo }]) => ((exato ? nome === wanted : nome.includes(wanted)) ? [codigo] : []))
}

/** The codes of all municipalities whose name stands before or after the text. */
export function codigosPorOrdem(text: string, op: 'gt' | 'gte' | 'lt' | 'lte'): number[] {
  const wanted = normal(text)
  const after = op === 'gt' || op === 'gte'
  return nomes.flatMap(([nome, { codigo }]) =>
    (nome === wanted ? op === 'gte' || op === 'lte' : nome > wanted === after) ? [codigo] : []
  )
}

export interface Limites {
  oeste: number
  sul: number
  leste: number
  norte: number
}

/** All municipalities whose centre lies within, or on the border; without limits all there are. */
export const municipiosDentro = (limites?: Limites): Municipio[] => {
  if (!limites) return lista
  const { oeste, sul, leste, norte } = limites
  return lista.filter(
    ({ latitude, longitude }) => longitude >= oeste && longitude <= leste && latitude >= sul && latitude <= norte
  )
}

export const codigosDentro = (limites: Limites): number[] => municipiosDentro(limites).map(({ codigo }) => codigo)
