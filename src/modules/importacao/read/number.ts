import { hash } from 'node:crypto'
import { MADE_NUMBER } from '../../agravos/fields/made-number.ts'
import { codeText } from '../../agravos/sinan/codes.ts'
import { cellText } from './cell.ts'
import { readDay } from './days.ts'
import type { Layout } from './layout.ts'
import { headingOf, isRowNumber, shortNameOf } from './names-sinan.ts'

/**
 * National files have no number of notification, so their rows get one: this prefix, and the first forty hexadecimal
 * digits of a SHA-256 over what the row says. A row always gets the same number, even after a program saved the file
 * again: the order of columns, empty cells, other forms of dates, leading zeros and codes written as decimal numbers
 * make no difference. A row that says the same in everything as an earlier one is another case. It gets the number of
 * that row with `-2` at the end, the next one with `-3`.
 */
const DIGITS = 40

const made = /^(sinan-[0-9a-f]{40})(?:-(\d{1,3}))?$/
/** A longer ending would not fit into the field. */
const MOST_EQUAL = 999

/** The number for one more row that is equal to the row of this number; null after very many. */
export function nextNumber(numero: string): string | null {
  const [, first, nth = '1'] = made.exec(numero) ?? []
  return first === undefined || Number(nth) >= MOST_EQUAL ? null : `${first}-${Number(nth) + 1}`
}

/** Returns what makes the number of a row. */
export function createNumbering(layout: Layout): (cells: readonly string[]) => string {
  const columns = layout.colunas
    .map(({ coluna, uso }, index) => ({ index, heading: headingOf(coluna), uso }))
    .filter(({ heading, uso }) => uso !== 'repetida' && !isRowNumber(heading))
    .map(({ index, heading }) => ({ index, name: shortNameOf(heading) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ index, name }) => ({ index, label: `\n${name}=`, isDay: /^(?:DT|DATA)_/.test(name) }))
  return (cells) => {
    let said = ''
    for (const { index, label, isDay } of columns) {
      const cell = cells[index]
      if (cell === undefined || cell === '' || cell === 'NA') continue
      const text = cellText(cell)
      if (text !== '') said += label + (isDay ? plainDay(text) : plainCode(text))
    }
    return MADE_NUMBER + hash('sha256', said, 'hex').slice(0, DIGITS)
  }
}

const ZERO = 48
const COMMA = 44
const DOT = 46

/** Like `codeText`, but faster for most cells: they have neither a leading zero nor a decimal part. */
function plainCode(text: string): string {
  const beforeLast = text.charCodeAt(text.length - 2)
  return text.charCodeAt(0) === ZERO || beforeLast === DOT || beforeLast === COMMA ? codeText(text) : text
}

const HYPHEN = 45

/** A day as YYYY-MM-DD, whatever form the file has. */
function plainDay(text: string): string {
  const isPlain = text.length === 10 && text.charCodeAt(4) === HYPHEN && text.charCodeAt(7) === HYPHEN
  return isPlain ? text : (readDay(text).day ?? text)
}
