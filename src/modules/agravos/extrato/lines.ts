import type { Cell } from '../../../platform/sheets/cell.ts'
import { safeCsvText } from '../../../platform/sheets/cell.ts'
import type { Separator } from '../../../platform/sheets/csv.ts'
import { LEAD, type Values } from './batches.ts'
import { caseColumns, columnSources, extractColumns, type Source } from './columns.ts'

/** How the lines of a text format are written. */
export interface Lines {
  head: string
  line(row: Values, cursor: string): string
}

/** Values repeat: names of places, codes, days, whole documents. So many are remembered for each source. */
const REMEMBERED = 4096

/** Remembers what a function makes of a value. */
function remembering(make: (value: unknown) => string): (value: unknown) => string {
  const known = new Map<unknown, string>()
  return (value) => {
    const found = known.get(value)
    if (found !== undefined) return found
    const made = make(value)
    if (known.size >= REMEMBERED) known.clear()
    known.set(value, made)
    return made
  }
}

/**
 * Returns a function that fills in the texts of a row, one for each source. A document is looked at only where it is a
 * new one: 22 of the 57 columns are of two documents, of which few are different.
 */
function fillerOf(cellText: (cell: Cell, column: number) => string, between: string) {
  let column = 0
  const sources = columnSources.map(({ at, cells, isDocument }: Source) => {
    const first = column
    column += cells.length
    const make = remembering((value) => {
      const whole = isDocument && typeof value === 'string' ? JSON.parse(value) : value
      return cells.map((cell, i) => cellText(cell(whole), first + i)).join(between)
    })
    return { at: LEAD.width + at, make }
  })
  return (row: Values, texts: string[]): void => {
    for (let i = 0; i < sources.length; i++) {
      const { at, make } = sources[i] as (typeof sources)[number]
      texts[i] = make(row[at])
    }
  }
}

/** What makes a cell need quotes. */
const quotable: Record<Separator, RegExp> = { ';': /["\r\n;]/, ',': /["\r\n,]/, '\t': /["\r\n\t]/ }

/**
 * Writes csv as `platform/sheets/csv.ts` does, with the same escapes. Through csv-stringify, a line of this width
 * takes several times as long.
 */
export function csvLines(separator: Separator = ';'): Lines {
  const needsQuotes = quotable[separator]
  const fill = fillerOf((cell) => {
    if (cell === null) return ''
    if (typeof cell !== 'string') return String(cell)
    const safe = safeCsvText(cell)
    return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }, separator)
  const gone = separator.repeat(caseColumns.length)
  const texts: string[] = []
  return {
    head: `\ufeff${extractColumns.map(({ name }) => name).join(separator)}\r\n`,
    line(row, cursor) {
      if (row[LEAD.gone] === true) return `${row[LEAD.caso]}${gone}true${separator}${cursor}\r\n`
      fill(row, texts)
      texts[columnSources.length] = `false${separator}${cursor}\r\n`
      return texts.join(separator)
    }
  }
}

/** Writes one JSON object in each line. */
export function ndjsonLines(): Lines {
  const keys = caseColumns.map(({ name }) => `${JSON.stringify(name)}:`)
  const fill = fillerOf((cell, i) => `${keys[i]}${JSON.stringify(cell)}`, ',')
  const texts: string[] = []
  return {
    head: '',
    line(row, cursor) {
      if (row[LEAD.gone] === true) return `{"id":${row[LEAD.caso]},"removido":true,"cursor":"${cursor}"}\n`
      fill(row, texts)
      texts[columnSources.length] = `"removido":false,"cursor":"${cursor}"}\n`
      return `{${texts.join(',')}`
    }
  }
}
