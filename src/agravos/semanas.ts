import { dayNumber, dayOfNumber } from '../time/days.ts'

/** 1970-01-01 was a Thursday, the fifth day of a week that begins on Sunday. */
const EPOCH_WEEKDAY = 4

export type Agregacao = 'dia' | 'semana' | 'mes'

export interface Intervalo {
  /** `2024-03-01`, `202409` or `2024-03`. */
  periodo: string
  inicio: string
  fim: string
}

const domingo = (n: number) => n - ((((n + EPOCH_WEEKDAY) % 7) + 7) % 7)

/**
 * The epidemiological week of a day, as `YYYYWW`. It runs from Sunday to Saturday and belongs to the year in which most of its
 * days lie, which is where its Wednesday lies; so week 1 holds 4 January.
 */
export function semanaEpidemiologica(dia: string): string {
  const quarta = domingo(dayNumber(dia)) + 3
  const ano = dayOfNumber(quarta).slice(0, 4)
  const semana = Math.floor((quarta - dayNumber(`${ano}-01-01`)) / 7) + 1
  return `${ano}${String(semana).padStart(2, '0')}`
}

/** Under which name a day is counted. */
export function periodoDe(agregacao: Agregacao, dia: string): string {
  if (agregacao === 'semana') return semanaEpidemiologica(dia)
  return agregacao === 'mes' ? dia.slice(0, 7) : dia
}

/** Every day, week or month that the period touches, in order; the first and the last are cut to it. */
export function intervalos(agregacao: Agregacao, inicio: string, fim: string): Intervalo[] {
  const found: Intervalo[] = []
  const last = dayNumber(fim)
  for (let first = dayNumber(inicio); first <= last; ) {
    const end = Math.min(ultimoDia(agregacao, first), last)
    found.push({ periodo: periodoDe(agregacao, dayOfNumber(first)), inicio: dayOfNumber(first), fim: dayOfNumber(end) })
    first = end + 1
  }
  return found
}

function ultimoDia(agregacao: Agregacao, n: number): number {
  if (agregacao === 'dia') return n
  if (agregacao === 'semana') return domingo(n) + 6
  const [ano, mes] = dayOfNumber(n).split('-').map(Number) as [number, number]
  // Day 0 of the following month.
  return dayNumber(new Date(Date.UTC(ano, mes, 0)).toISOString().slice(0, 10))
}
