import { refused, validationError } from '../../errors.ts'
import { addDays, countDays, dayInBrasilia, todayAt } from '../../platform/time/days.ts'
import { firstOfMonth, weekdayOf } from '../../platform/time/last-whole.ts'
import type { agendamentos } from './tables.ts'

/** The longest period: ten years. The contract names this number. */
const MOST_DAYS = 3_660
/** The earliest day. Comparisons with former years reach back no further. */
const FIRST_DAY = '1900-01-01'

interface Asked {
  data_inicio?: string
  data_fim?: string
}

export interface Period {
  inicio: string
  fim: string
}

/** Returns the days that a report covers, by the rules that the summary has. */
export function requirePeriod({ data_inicio, data_fim }: Asked, now: Date): Period {
  const hoje = todayAt(now)
  const from = data_inicio && dayInBrasilia(data_inicio)
  const fim = data_fim ? dayInBrasilia(data_fim) : from && from > hoje ? from : hoje
  const inicio = from || `${fim.slice(0, 4)}-01-01`
  if (inicio < FIRST_DAY) throw outOfRange(from ? 'data_inicio' : 'data_fim', 'field.minimum', FIRST_DAY)
  const days = countDays(inicio, fim)
  if (days < 1) throw outOfRange('data_fim', 'field.minimum', inicio)
  if (days > MOST_DAYS) {
    if (data_fim === undefined) throw outOfRange('data_inicio', 'field.minimum', addDays(fim, 1 - MOST_DAYS))
    throw outOfRange('data_fim', 'field.maximum', addDays(inicio, MOST_DAYS - 1))
  }
  return { inicio, fim }
}

const outOfRange = (field: string, key: 'field.minimum' | 'field.maximum', limit: string) =>
  validationError([refused(field, key, 'OUT_OF_RANGE', { limit })])

type Periodicidade = (typeof agendamentos.$inferSelect)['periodicidade']

/** Six in the morning in Brasília, which is three hours behind UTC. */
const atSix = (dia: string): Date => new Date(`${dia}T06:00:00-03:00`)

const MONDAY = 1
/** The day 31 days after the first of a month always lies in the following month. */
const firstOfNextMonth = (dia: string): string => firstOfMonth(addDays(firstOfMonth(dia), 31))

/**
 * When a schedule is due next: on the first Monday, or the first day of a month, whose six o'clock lies in the future.
 */
export function nextTurn(periodicidade: Periodicidade, now: Date): Date {
  const hoje = todayAt(now)
  if (periodicidade === 'mensal') {
    const turn = atSix(firstOfMonth(hoje))
    return turn > now ? turn : atSix(firstOfNextMonth(hoje))
  }
  const monday = addDays(hoje, (7 + MONDAY - weekdayOf(hoje)) % 7)
  const turn = atSix(monday)
  return turn > now ? turn : atSix(addDays(monday, 7))
}
