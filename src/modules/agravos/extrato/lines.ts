import type { Cell } from '../../../platform/sheets/cell.ts'
import { safeCsvText } from '../../../platform/sheets/cell.ts'
import type { Separator } from '../../../platform/sheets/csv.ts'
import { caseColumns, columnSources, type ExtractColumn, extractColumns } from './columns.ts'
import { LEAD, type Values } from './packed.ts'
import { remembering } from './remembering.ts'

/** How the lines of a text format are written. */
export interface Lines {
  head: string
  line(row: Values, cursor: string): string
}

/**
 * Returns a function that fills in the texts of a row, one for each source. A document is looked at only where it is a
 * new one: 22 of the 57 columns are of two documents, of which few are different.
 */
function fillerOf(cellText: (cell: Cell, column: ExtractColumn) => string, between: string) {
  const sources = columnSources.map(({ at, columns, cellsOf }) => {
    const texts = (value: string | null) => cellsOf(value).map((cell, i) => cellText(cell, columns[i] as ExtractColumn))
    return { at, make: remembering((value) => texts(value).join(between)) }
  })
  return (row: Values, texts: string[]): void => {
    for (let i = 0; i < sources.length; i++) {
      const { at, make } = sources[i] as (typeof sources)[number]
      texts[i] = make(row[at] ?? null)
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
      if (row[LEAD.gone] === 'true') return `${row[LEAD.caso]}${gone}true${separator}${cursor}\r\n`
      fill(row, texts)
      texts[columnSources.length] = `false${separator}${cursor}\r\n`
      return texts.join(separator)
    }
  }
}

/** Writes one JSON object in each line. */
export function ndjsonLines(): Lines {
  const fill = fillerOf((cell, { name }) => `${JSON.stringify(name)}:${JSON.stringify(cell)}`, ',')
  const texts: string[] = []
  return {
    head: '',
    line(row, cursor) {
      if (row[LEAD.gone] === 'true') return `{"id":${row[LEAD.caso]},"removido":true,"cursor":"${cursor}"}\n`
      fill(row, texts)
      texts[columnSources.length] = `"removido":false,"cursor":"${cursor}"}\n`
      return `{${texts.join(',')}`
    }
  }
}
