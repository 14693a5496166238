import type { Language } from '../../../engine/messages/messages.ts'

/** Formats numbers and days in the way of a language. */
export function formatOf(language: Language) {
  const grouping = { useGrouping: 'always' } as const
  const whole = new Intl.NumberFormat(language, { ...grouping, maximumFractionDigits: 0 })
  const two = new Intl.NumberFormat(language, { ...grouping, minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const upToTwo = new Intl.NumberFormat(language, { ...grouping, maximumFractionDigits: 2 })
  const signed = new Intl.NumberFormat(language, {
    ...grouping,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero'
  })
  const day = new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
  const longDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo'
  })
  return {
    whole: (value: number) => whole.format(value),
    /** For rates and incidence. */
    two: (value: number) => two.format(value),
    /** For the limits of a channel, which need not be whole numbers. */
    upToTwo: (value: number) => upToTwo.format(value),
    percent: (value: number) => `${two.format(value)}%`,
    change: (value: number) => `${signed.format(value)}%`,
    day: (dia: string) => day.format(new Date(`${dia}T00:00:00Z`)),
    longDay: (dia: string) => longDay.format(new Date(`${dia}T00:00:00Z`)),
    moment: (iso: string) => moment.format(new Date(iso))
  }
}

export type Format = ReturnType<typeof formatOf>
