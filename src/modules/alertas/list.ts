import type { components } from '../../../generated/types-b.ts'
import { digitsOfUf } from '../../core/contas/territorio/codes.ts'
import type { Db } from '../../platform/db/client.ts'
import { inOneSnapshot } from '../../platform/db/lists/page.ts'
import { addDays } from '../../platform/time/days.ts'
import { daysOfPeriodo, epidemiologicalWeek } from '../../platform/time/weeks.ts'
import type { Sees } from '../agravos/few/who.ts'
import type { Place } from '../agravos/fields/place.ts'
import type { KeptWeek } from './compute/place.ts'
import type { Nivel } from './estimate/level.ts'
import type { Tipo } from './estimate/rt.ts'
import { isMunicipio, lugarOf, namedPlace } from './places.ts'
import { findRodada, readAlertas, readHistory } from './queries.ts'
import { type AlertaRow, alertaShape, rodadaShape, semanaShape } from './shapes.ts'

/** The weeks of a history. */
const LONGEST = 53

/**
 * Whether the figures of a place are hidden from a caller. They go by the weeks of symptoms, and summary, series and
 * map by the days of notification: those who fell ill up to a Saturday, less those who were notified up to it, are so
 * few in most weeks that both together would tell small numbers. So below a state only who may list the cases is told.
 */
const isHidden = (lugar: number, sees: Sees): boolean => isMunicipio(lugar) && sees !== undefined && !sees(lugar)

interface ListRequest {
  tipo: Tipo
  abrangencia: 'pais' | 'uf' | 'municipio'
  place: Place
  nivelMinimo?: number
  semana?: number
  dia?: string
}

/** Answers the levels of places, the highest first, and among equals those with the most cases to come. */
export async function listAlertas(
  db: Db,
  { tipo, abrangencia, place, nivelMinimo = 0, semana, dia }: ListRequest,
  sees: Sees
): Promise<components['schemas']['Alertas']> {
  return await inOneSnapshot(db, async (tx) => {
    const rodada = await findRodada(tx, tipo, { semana, dia })
    if (!rodada) return { tipo_agravo: tipo, rodada: null, alertas: [] }
    const kind = place.municipio === undefined ? abrangencia : 'municipio'
    const rows = await readAlertas(tx, rodada, kind, (place.uf && digitsOfUf(place.uf)) || undefined)
    const wanted = rows.filter(
      ({ lugar, nivel }) => (place.municipio === undefined || lugar === place.municipio) && (nivel ?? 0) >= nivelMinimo
    )
    // The order must not tell what is hidden.
    const weight = ({ lugar, semanas }: AlertaRow) => (isHidden(lugar, sees) ? 0 : (semanas.at(-1)?.e ?? 0))
    const sorted = wanted.sort((x, y) => (y.nivel ?? 0) - (x.nivel ?? 0) || weight(y) - weight(x) || x.lugar - y.lugar)
    const alertas = sorted.map((row) => alertaShape(row, isHidden(row.lugar, sees)))
    return { tipo_agravo: tipo, rodada: rodadaShape(rodada), alertas }
  })
}

/** Answers the weeks of one place, each as the last computation that has it says. */
export async function historyOf(
  db: Db,
  tipo: Tipo,
  place: Place,
  sees: Sees
): Promise<components['schemas']['HistoricoDeAlertas']> {
  const lugar = lugarOf(place)
  return await inOneSnapshot(db, async (tx) => {
    const rodada = await findRodada(tx, tipo)
    const base = { tipo_agravo: tipo, ...namedPlace(lugar), rodada: rodada && rodadaShape(rodada) }
    if (!rodada) return { ...base, semanas: [] }
    const newest = daysOfPeriodo('semana', String(rodada.semana)).inicio
    const since = Number(epidemiologicalWeek(addDays(newest, -7 * (LONGEST - 1))))
    const rows = await readHistory(tx, tipo, lugar, since)
    const hidden = isHidden(lugar, sees)
    const weeks = new Map<number, KeptWeek>()
    const shown = new Map<number, Nivel | null>()
    for (const { semanas, nivel } of rows) {
      for (const week of semanas) weeks.set(week.s, { ...week, n: week.n ?? weeks.get(week.s)?.n ?? null })
      shown.set(semanas.at(-1)?.s ?? 0, nivel as Nivel | null)
    }
    const semanas = [...weeks.values()]
      .filter(({ s }) => s >= since)
      .sort((x, y) => x.s - y.s)
      .map((week) => semanaShape(week, shown.get(week.s) ?? null, hidden))
    return { ...base, ...(hidden ? { suprimido: true as const } : {}), semanas }
  })
}
