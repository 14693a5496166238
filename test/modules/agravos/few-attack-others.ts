/*
 * Attacks that put readings of the map, and of the levels of alert, together with each other and with the summary. They
 * return the numbers below the level of a state that they have found out.
 */

export type Query = Record<string, string>

export interface Tools {
  ask(path: string, query: Query): Promise<unknown>
  below(n: number): number
  one<T>(list: readonly T[]): T
  disease(): Query
  /** A municipality of which weeks of symptoms were computed, with its name. */
  computed(): { place: Query; nome: string }
}

const RESUMO = '/api/v1/agravos/casos/estatisticas/resumo'
const MAPA = '/api/v1/agravos/casos/mapa-calor'
const ALERTAS = '/api/v1/agravos/alertas'
/** The day on which the periods of the map end. */
export const TODAY = '2026-11-15'
/** About Pernambuco and Alagoas. */
const BOUNDS = '-38,-10.5,-34,-7'

type Numbers = (number | null)[]
interface Feature {
  properties: { municipio: string; bairro: string | null; cep?: string; casos: number | null }
}

const difference = (all: number | null | undefined, part: number | null | undefined): number | null =>
  all === null || part === null || all === undefined || part === undefined ? null : Math.abs(all - part)
const moved = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)

/** The cases of each area, and of each municipality with all its areas. A number that is hidden hides their sum. */
function toldBy(features: Feature[]) {
  const areas = new Map<string, number | null>()
  const municipios = new Map<string, number | null>()
  for (const { properties } of features) {
    const { municipio, bairro, cep, casos } = properties
    areas.set(`${municipio}/${bairro ?? cep ?? ''}`, casos)
    const sum = municipios.get(municipio)
    municipios.set(municipio, sum === null || casos === null ? null : (sum ?? 0) + casos)
  }
  return { areas, municipios }
}

/** Two periods of the map differ by a few days, or by diseases, limits or levels. */
async function mapAttack({ ask, below, one, disease }: Tools): Promise<Numbers> {
  const read = async (query: Query) => toldBy(((await ask(MAPA, query)) as { features: Feature[] }).features)
  const nivel = one(['bairro', 'cep', 'municipio'])
  const days = 10 + below(520)
  const first: Query = { nivel, periodo: String(days), ...disease() }
  const second: Query = one<Query>([
    { ...first, periodo: String(days + 1 + below(3)) },
    { ...first, nivel: one(['bairro', 'cep', 'municipio']) },
    { ...first, bounds: BOUNDS },
    { nivel, periodo: first.periodo!, tipo_agravo: 'dengue' }
  ])
  const [found, other] = [await read(first), await read(second)]
  // Where a municipality has no point it has no cases: one that is hidden has a point. An area may just be added to it.
  const whole = second.bounds ? [] : [...new Set([...found.municipios.keys(), ...other.municipios.keys()])]
  const at = ({ municipios }: typeof found, name: string) => (municipios.has(name) ? (municipios.get(name) ?? null) : 0)
  return [
    ...found.areas.values(),
    ...other.areas.values(),
    ...[...found.areas].map(([name, n]) => difference(n, other.areas.get(name))),
    ...[...found.areas].map(([name, n]) => difference(found.municipios.get(name.split('/')[0] ?? ''), n)),
    ...whole.map((name) => difference(at(found, name), at(other, name)))
  ]
}

interface Alerta {
  casos: number | null
}
interface History {
  semanas: (Alerta & { inicio: string })[]
}

/** Who fell ill up to the end of a week and was notified later is in the levels, and not in the other readings. */
async function alertAttack({ ask, below, computed }: Tools): Promise<Numbers> {
  const { place: where, nome } = computed()
  const place: Query = { ...where, tipo_agravo: 'dengue' }
  const { semanas } = (await ask(`${ALERTAS}/historico`, place)) as History
  const { alertas } = (await ask(ALERTAS, place)) as { alertas: Alerta[] }
  const newest = semanas[semanas.length - 1 - below(6)]
  const known = [...semanas.map(({ casos }) => casos), ...alertas.map(({ casos }) => casos)]
  if (!newest) return known
  const ill = semanas
    .filter(({ inicio }) => inicio <= newest.inicio)
    .reduce<number | null>((sum, { casos }) => (sum === null || casos === null ? null : sum + casos), 0)
  const end = moved(newest.inicio, 6)
  const notified = (await ask(RESUMO, { ...place, data_inicio: '2025-01-01', data_fim: end })) as {
    total: number | null
  }
  const days = String(1 + (Date.parse(TODAY) - Date.parse(newest.inicio)) / 86_400_000)
  const map = toldBy(((await ask(MAPA, { tipo_agravo: 'dengue', periodo: days })) as { features: Feature[] }).features)
  const since = semanas
    .filter(({ inicio }) => inicio >= newest.inicio)
    .reduce<number | null>((sum, { casos }) => (sum === null || casos === null ? null : sum + casos), 0)
  return [...known, difference(ill, notified.total), difference(map.municipios.get(nome), since)]
}

export const otherAttacks: Record<string, (tools: Tools) => Promise<Numbers>> = {
  'areas of the map': mapAttack,
  'weeks of symptoms and notification': alertAttack
}
