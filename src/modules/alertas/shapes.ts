import type { components } from '../../../generated/types-b.ts'
import { daysOfPeriodo } from '../../platform/time/weeks.ts'
import { municipioOf } from '../agravos/fields/municipios.ts'
import type { Rodada } from './compute/due.ts'
import type { KeptWeek } from './compute/place.ts'
import type { Nivel } from './estimate/level.ts'
import { isMunicipio, namedPlace } from './places.ts'
import type { alertas } from './tables.ts'

export type AlertaRow = typeof alertas.$inferSelect
type Alerta = components['schemas']['Alerta']
type Semana = components['schemas']['SemanaDeAlerta']
type RodadaShape = components['schemas']['RodadaDeAlertas']

export const rodadaShape = ({ em, dadosAte, semana, casos, anos, versao }: Rodada): RodadaShape => ({
  calculado_em: em.toISOString(),
  dados_ate: dadosAte,
  semana,
  casos,
  anos,
  versao
})

const NOTHING = { casos: null, estimativa: null, estimativa_minima: null, estimativa_maxima: null }
const NO_RT = { rt: null, rt_minimo: null, rt_maximo: null, prob_rt_acima_de_1: null }
const NO_CHANNEL = { canal_media: null, canal_limite: null }

function figuresOf({ c, e, a, b, r, ra, rb, p, m, l }: KeptWeek) {
  return {
    casos: c,
    estimativa: e,
    estimativa_minima: a ?? e,
    estimativa_maxima: b ?? e,
    rt: r ?? null,
    rt_minimo: ra ?? null,
    rt_maximo: rb ?? null,
    prob_rt_acima_de_1: p ?? null,
    canal_media: m ?? null,
    canal_limite: l ?? null
  }
}

export function alertaShape({ lugar, nivel, motivo, semanas }: AlertaRow, isHidden: boolean): Alerta {
  const newest = semanas.at(-1)
  const municipio = isMunicipio(lugar) ? municipioOf(lugar) : null
  const curva = isHidden ? [] : semanas.flatMap(({ e }) => e ?? [])
  return {
    ...namedPlace(lugar),
    ...(municipio ? { latitude: municipio.latitude, longitude: municipio.longitude } : {}),
    nivel: nivel as Nivel | null,
    motivo,
    ...(isHidden || !newest ? { ...NOTHING, ...NO_RT, ...NO_CHANNEL } : figuresOf(newest)),
    curva,
    ...(isHidden ? { suprimido: true as const } : {})
  }
}

export const semanaShape = (week: KeptWeek, mostrado: Nivel | null, isHidden: boolean): Semana => ({
  semana: week.s,
  inicio: daysOfPeriodo('semana', String(week.s)).inicio,
  nivel: week.n ?? null,
  nivel_mostrado: mostrado,
  ...(isHidden ? { ...NOTHING, ...NO_RT, ...NO_CHANNEL } : figuresOf(week))
})
