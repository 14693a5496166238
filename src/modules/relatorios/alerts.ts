import type { components } from '../../../generated/types-b.ts'
import type { Db } from '../../platform/db/client.ts'
import { daysOfPeriodo, epidemiologicalWeek } from '../../platform/time/weeks.ts'
import type { Sees } from '../agravos/few/who.ts'
import type { Place } from '../agravos/fields/place.ts'
import { listAlertas } from '../alertas/list.ts'

type Alertas = components['schemas']['Alertas']

/** The levels that a bulletin shows, of the newest week that was computed by the end of its period. */
export interface AlertSection {
  semana: number
  dados_ate: string
  lugares: Alertas['alertas']
}

/** The most municipalities of a state: those with the highest levels. */
const MOST_PLACES = 15
/** From this level on a municipality of a state is named. */
const WORTH_NAMING = 2

interface Asked {
  tipo: Alertas['tipo_agravo']
  place: Place
  fim: string
}

/** Reads the levels of the place, and of its states or municipalities, or of its state and the country. */
export async function readAlerts(db: Db, { tipo, place, fim }: Asked, sees: Sees): Promise<AlertSection | null> {
  const newest = await listAlertas(db, { tipo, abrangencia: 'pais', place: {} }, sees)
  if (!newest.rodada) return null
  // A bulletin about the past has what was shown in its last week, if anything was.
  const isPast = daysOfPeriodo('semana', String(newest.rodada.semana)).inicio > fim
  const semana = isPast ? Number(epidemiologicalWeek(fim)) : newest.rodada.semana
  const read = (abrangencia: 'pais' | 'uf' | 'municipio', at: Place, nivelMinimo?: number) =>
    listAlertas(db, { tipo, abrangencia, place: at, nivelMinimo, semana }, sees)
  const country = await read('pais', {})
  if (!country.rodada) return null
  const { uf, municipio } = place
  const ofState = uf === undefined ? [] : (await read('uf', { uf })).alertas
  const own =
    municipio === undefined
      ? uf === undefined
        ? (await read('uf', {})).alertas
        : (await read('municipio', { uf }, WORTH_NAMING)).alertas.slice(0, MOST_PLACES)
      : (await read('municipio', place)).alertas
  const { dados_ate } = country.rodada
  const lugares =
    municipio === undefined ? [...country.alertas, ...ofState, ...own] : [...own, ...ofState, ...country.alertas]
  return { semana, dados_ate, lugares }
}
