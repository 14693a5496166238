/**
 * Reads the rows of a sheet from its XML, as events of a parser. The state is the current row and cell; `taking` says
 * that the parser is inside a cell's value, and `phonetic` that it is inside a pronunciation, which is not part of the
 * text. Cells and rows may carry their position or leave it out, and hostile files may claim any position. So every
 * position is checked before memory is spent on it.
 */
import { emptyRows } from './empty-rows.ts'
import { limits } from './limits.ts'
import { plainNumber } from './text.ts'
import { UnreadableFile } from './unreadable.ts'
import { type Shown, shownAs } from './xlsx-dates.ts'
import { type SharedStrings, unescaped } from './xlsx-strings.ts'
import { createXml } from './xml.ts'

export interface SheetRow {
  line: number
  /** Cells up to the last one that is not empty. */
  cells: string[]
  /** Characters of all cells together. */
  length: number
}

export interface CellContext {
  strings: SharedStrings
  styles: Shown[]
  from1904: boolean
}

/** Yields the rows of a sheet, grouped as the chunks deliver them. */
export async function* sheetRows(chunks: AsyncIterable<Buffer>, context: CellContext): AsyncGenerator<SheetRow[]> {
  let group: SheetRow[] = []
  const { openRow, ...handlers } = rowHandlers(context, (row) => group.push(row))
  const write = createXml(handlers, emptyRows(openRow))
  for await (const chunk of chunks) {
    write(chunk)
    if (group.length > 0) yield group
    group = []
  }
  write(null)
}

function rowHandlers(context: CellContext, emit: (row: SheetRow) => void) {
  let row: SheetRow = { line: 0, cells: [], length: 0 }
  let column = -1
  let type = 'n'
  let style = 0
  let value = ''
  let taking = false
  let phonetic = false

  const tooLong = () => new UnreadableFile('sheet.record-long', { linha: row.line, limit: limits.record / 1024 })

  function openRow(r: string | undefined): void {
    const line = r === undefined ? row.line + 1 : Number(r)
    if (line > limits.sheetRows) throw new UnreadableFile('sheet.rows-many', { limit: limits.sheetRows })
    if (!Number.isInteger(line) || line <= row.line) throw new UnreadableFile('sheet.damaged')
    row = { line, cells: [], length: 0 }
    column = -1
  }

  function closeCell(): void {
    const text = value === '' ? '' : cellText(type, value, style, context)
    if (text === '') return
    if (column >= limits.columns) throw new UnreadableFile('sheet.columns-many', { limit: limits.columns })
    while (row.cells.length < column) row.cells.push('')
    row.cells[column] = text
    row.length += text.length
    if (row.length > limits.record) throw tooLong()
  }

  return {
    openRow,
    open(name: string, attributes: Record<string, string>) {
      if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r)
        type = attributes.t ?? 'n'
        style = Number(attributes.s ?? 0)
        value = ''
      } else if (name === 'v' || name === 't') taking = !phonetic
      else if (name === 'rPh') phonetic = true
      else if (name === 'row') openRow(attributes.r)
      else if (name === 'dimension') checkDimension(attributes.ref ?? '')
    },
    close(name: string) {
      if (name === 'c') closeCell()
      else if (name === 'v' || name === 't') taking = false
      else if (name === 'rPh') phonetic = false
      else if (name === 'row' && row.cells.length > 0) emit(row)
    },
    text(part: string) {
      if (!taking) return
      value += part
      if (value.length > limits.record) throw tooLong()
    }
  }
}

/** Refuses a sheet that claims too many rows. Its stated size is not used for anything else. */
function checkDimension(ref: string): void {
  const rows = Number(/(?<!\d)\d+$/.exec(ref)?.[0] ?? 1)
  if (rows > limits.sheetRows) throw new UnreadableFile('sheet.rows-many', { limit: limits.sheetRows })
}

/** Returns the index of a column: B of B12 is 1. */
function columnOf(ref: string): number {
  let column = 0
  for (let i = 0; i < ref.length; i++) {
    const letter = ref.charCodeAt(i) & ~32
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
    if (column > 16_384) throw new UnreadableFile('sheet.columns-many', { limit: limits.columns })
  }
  return column - 1
}

function cellText(type: string, value: string, style: number, { strings, styles, from1904 }: CellContext): string {
  if (type === 's') {
    const text = strings(Number(value))
    if (text === undefined) throw new UnreadableFile('sheet.damaged')
    return text
  }
  if (type === 'n') {
    const number = Number(value)
    if (!Number.isFinite(number)) return value
    const shown = styles[style] ?? 'number'
    return shown === 'number' ? plainNumber(number) : shownAs(number, shown, from1904)
  }
  if (type === 'b') return value.trim() === '1' || value.trim() === 'true' ? 'true' : 'false'
  if (type === 'd') return value.replace(/T00:00(:00(\.0+)?)?Z?$/, '').replace(/\.\d+(?=Z?$)/, '')
  return unescaped(value)
}
