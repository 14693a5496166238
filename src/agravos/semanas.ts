const DAY_MS = 86_400_000
/** 1970-01-01 was a Thursday, the fifth day of a week that begins on Sunday. */
const EPOCH_WEEKDAY = 4

export type Agregacao = 'dia' | 'semana' | 'mes'

export interface Intervalo {
  /** `2024-03-01`, `202409` or `2024-03`. */
  periodo: string
  inicio: string
  fim: string
}

// Dates are counted as days since 1970, so that no clock and no time zone takes part.
const numero = (dia: string) => Date.parse(`${dia}T00:00:00Z`) / DAY_MS
const data = (n: number) => new Date(n * DAY_MS).toISOString().slice(0, 10)

export const somarDias = (dia: string, dias: number): string => data(numero(dia) + dias)

/** Days from the first to the last, both counted; none or fewer when they are the wrong way round. */
export const diasDe = (inicio: string, fim: string): number => numero(fim) - numero(inicio) + 1

const domingo = (n: number) => n - ((((n + EPOCH_WEEKDAY) % 7) + 7) % 7)

/**
 * The epidemiological week of a day, as `YYYYWW`. It runs from Sunday to Saturday and belongs to the year in which most of its
 * days lie, which is where its Wednesday lies; so week 1 holds 4 January.
 */
export function semanaEpidemiologica(dia: string): string {
  const quarta = domingo(numero(dia)) + 3
  const ano = data(quarta).slice(0, 4)
  const semana = Math.floor((quarta - numero(`${ano}-01-01`)) / 7) + 1
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
  const last = numero(fim)
  for (let first = numero(inicio); first <= last; ) {
    const end = Math.min(ultimoDia(agregacao, first), last)
    found.push({ periodo: periodoDe(agregacao, data(first)), inicio: data(first), fim: data(end) })
    first = end + 1
  }
  return found
}

function ultimoDia(agregacao: Agregacao, n: number): number {
  if (agregacao === 'dia') return n
  if (agregacao === 'semana') return domingo(n) + 6
  const day = new Date(n * DAY_MS)
  // Day 0 of the following month.
  return Math.floor(day.setUTCMonth(day.getUTCMonth() + 1, 0) / DAY_MS)
}
