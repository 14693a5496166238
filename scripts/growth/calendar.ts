// Decides when invented cases were notified: from 2015 to today, with epidemic years and a season in each.

/** How many of a hundred cases fall into each year from 2015 on; about a third fall into the worst. */
const YEARS: Record<number, number> = {
  2015: 8.5,
  2016: 7.5,
  2017: 2.5,
  2018: 2,
  2019: 8,
  2020: 5,
  2021: 3,
  2022: 7.5,
  2023: 8.5,
  2024: 33,
  2025: 9,
  2026: 5.5
}
/** The weights of the months from January to December. */
const MONTHS = [9, 15, 20, 22, 16, 7, 3, 1.5, 1, 1, 2, 2.5]

export const FIRST_YEAR = 2015

/** The cases of one month, all between its first and last day, inclusive. */
export interface Month {
  year: number
  first: string
  last: string
  n: number
}

/** Distributes this many cases over the months, none after today. */
export function monthsOf(size: number, today: string): Month[] {
  const months = Object.keys(YEARS).flatMap((name) => MONTHS.map((share, i) => monthOf(Number(name), i, share, today)))
  const there = months.filter(({ first, weight }) => first <= today && weight > 0)
  const all = there.reduce((sum, { weight }) => sum + weight, 0)
  let before = 0
  let given = 0
  return there.map(({ weight, ...month }) => {
    before += weight
    const n = Math.round((size * before) / all) - given
    given += n
    return { ...month, n }
  })
}

function monthOf(year: number, month: number, share: number, today: string) {
  const first = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  const end = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
  const last = end > today ? today : end
  return { year, first, last, weight: (YEARS[year] ?? 0) * share }
}
