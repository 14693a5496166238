import type { Cell } from '../../../platform/sheets/cell.ts'
import { safeCsvText } from '../../../platform/sheets/cell.ts'
import type { Separator } from '../../../platform/sheets/csv.ts'
import { caseColumns, columnSources, type ExtractColumn, extractColumns } from './columns.ts'
import type { Form } from './copying.ts'

const codesOf = (characters: string) => [...Buffer.from(characters)]
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const CONTROLS = range(0, 0x1f)
/** First bytes of the blanks beyond ASCII, and of full-width formula signs and noncharacters. */
const BLANKS = [0xc2, 0xe1, 0xe2, 0xe3, 0xef]

/** What makes a cell need quotes. */
const quotable: Record<Separator, RegExp> = { ';': /["\r\n;]/, ',': /["\r\n,]/, '\t': /["\r\n\t]/ }

/**
 * Writes csv as `platform/sheets/csv.ts` does, with the same escapes. Through csv-stringify, a line of this width
 * takes several times as long.
 */
export function csvLines(separator: Separator = ';'): Form {
  const needsQuotes = quotable[separator]
  const cellText = (cell: Cell) => {
    if (cell === null) return ''
    if (typeof cell !== 'string') return String(cell)
    const safe = safeCsvText(cell)
    return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return {
    head: `\ufeff${extractColumns.map(({ name }) => name).join(separator)}\r\n`,
    sources: columnSources.map(({ asIs, cellsOf }, i) => ({
      asIs,
      before: i === 0 ? '' : separator,
      text: (value) => cellsOf(value).map(cellText).join(separator)
    })),
    quote: '',
    odd: [...CONTROLS, ...codesOf('";,'), 0xef],
    oddFirst: [...codesOf(' =+-@'), ...BLANKS],
    there: [`${separator}false${separator}`, '\r\n'],
    gone: ['', `${separator.repeat(caseColumns.length)}true${separator}`, '\r\n']
  }
}

/** Writes one JSON object in each line. */
export function ndjsonLines(): Form {
  const cellText = (cell: Cell, { name }: ExtractColumn) => `${JSON.stringify(name)}:${JSON.stringify(cell)}`
  return {
    head: '',
    sources: columnSources.map(({ asIs, columns, cellsOf }, i) => {
      const opening = i === 0 ? '{' : ','
      const texts = (value: string | null) =>
        cellsOf(value)
          .map((cell, nth) => cellText(cell, columns[nth]!))
          .join(',')
      if (asIs === null) return { asIs, before: opening, text: texts }
      const key = `${JSON.stringify(columns[0]?.name)}:`
      return { asIs, before: opening + key, text: (value) => texts(value).slice(key.length) }
    }),
    quote: '"',
    odd: [...CONTROLS, ...codesOf('"\\')],
    oddFirst: [],
    there: [',"removido":false,"cursor":"', '"}\n'],
    gone: ['{"id":', ',"removido":true,"cursor":"', '"}\n']
  }
}
