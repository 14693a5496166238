import type { Language } from '../words/words.ts'

/** Numbers and dates as readers of the language write them. */
export interface Format {
  /** Without decimals. */
  count(n: number): string
  decimal(n: number, digits?: number): string
  percent(n: number): string
  /** In the largest unit that fits: 1,5 GB. */
  bytes(n: number): string
  /** With its sign: +12,5 %. */
  change(n: number): string
  /** Formats `2024-03-01`, or a moment that begins with such a day. */
  day(day: string): string
  /** Formats a moment in Brasília time. */
  moment(iso: string): string
  /** Formats the time of a moment, in Brasília time. */
  time(at: number): string
}

const BYTES = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']

export function formatIn(language: Language): Format {
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options)
    return (n: number) => format.format(n)
  }
  const two = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const upToTwo = numbers({ maximumFractionDigits: 2 })
  const share = numbers({ style: 'percent', maximumFractionDigits: 2 })
  const signed = numbers({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const whole = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const days = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...whole })
  const moments = new Intl.DateTimeFormat(language, {
    timeZone: 'America/Sao_Paulo',
    ...whole,
    hour: '2-digit',
    minute: '2-digit'
  })
  const times = new Intl.DateTimeFormat(language, { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' })
  return {
    count: numbers({ maximumFractionDigits: 0 }),
    decimal: (n, digits) => (digits === 2 ? two(n) : upToTwo(n)),
    percent: (n) => share(n / 100),
    bytes: (n) => {
      const power = Math.min(Math.max(0, Math.floor(Math.log10(Math.max(1, n)) / 3)), BYTES.length - 1)
      return `${upToTwo(n / 1000 ** power)} ${BYTES[power]}`
    },
    change: (n) => signed(n / 100),
    day: (day) => days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
    moment: (iso) => moments.format(new Date(iso)),
    time: (at) => times.format(at)
  }
}
