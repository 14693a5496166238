import { addDays, countDays } from '../../../platform/time/days.ts'
import { municipioOf } from '../fields/municipios.ts'
import type { Place } from '../fields/place.ts'
import dados from './populacao.json' with { type: 'json' }

/** The years of which the population is known. */
export const ANOS = [2022, 2025] as const
export type Ano = (typeof ANOS)[number]

const fontes: Record<Ano, string> = { 2022: dados.fontes['2022'], 2025: dados.fontes['2025'] }
export const fonteOf = (ano: Ano): string => fontes[ano]

interface Inhabitants {
  byCodigo: Map<number, number>
  byUf: Map<string, number>
  all: number
}

const known = new Map<Ano, Inhabitants>()

function inhabitantsIn(ano: Ano): Inhabitants {
  let found = known.get(ano)
  if (!found) {
    found = { byCodigo: new Map(), byUf: new Map(), all: 0 }
    for (const row of dados.municipios) {
      const codigo = row[0]
      const n = row[1 + ANOS.indexOf(ano)]
      const uf = municipioOf(codigo ?? 0)?.uf
      if (typeof codigo !== 'number' || typeof n !== 'number' || uf === undefined) continue
      found.byCodigo.set(codigo, n)
      found.byUf.set(uf, (found.byUf.get(uf) ?? 0) + n)
      found.all += n
    }
    known.set(ano, found)
  }
  return found
}

/** The population of a place, or null when the source has no figure for it. */
export function populationOf({ uf, municipio }: Place, ano: Ano): number | null {
  const { byCodigo, byUf, all } = inhabitantsIn(ano)
  if (municipio !== undefined) return byCodigo.get(municipio) ?? null
  return uf === undefined ? all : (byUf.get(uf) ?? null)
}

/** The known year that is nearest to this one. */
export const nearestAno = (year: number): Ano =>
  ANOS.reduce((best, ano) => (Math.abs(ano - year) < Math.abs(best - year) ? ano : best))

/** The population of a place in the known year that is nearest to the middle of a period. */
export function inhabitantsOf(place: Place, { inicio, fim }: { inicio: string; fim: string }) {
  const middle = addDays(inicio, Math.floor(countDays(inicio, fim) / 2))
  const ano = nearestAno(Number(middle.slice(0, 4)))
  return { ano, habitantes: populationOf(place, ano) }
}
