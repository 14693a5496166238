import { isDeepStrictEqual } from 'node:util'
import type { Entry } from 'yauzl'
import { type FoundRow, inBatches, toWidth } from './batches.ts'
import type { Look } from './bytes.ts'
import { inflationWatch } from './inflation.ts'
import { limits } from './limits.ts'
import type { Reading } from './reading.ts'
import type { BatchOptions, Finding, Source, SourceForm } from './row.ts'
import { refuseOldExcel } from './signs.ts'
import { UnreadableFile } from './unreadable.ts'
import { type BookSheet, readBook } from './xlsx-book.ts'
import { type CellContext, type SheetRow, sheetRows } from './xlsx-sheet.ts'
import { readStrings } from './xlsx-strings.ts'
import { readStyles } from './xlsx-styles.ts'
import { listEntries, readEntry } from './zip.ts'

interface Table {
  /** The names of all sheets of the workbook. */
  planilhas: string[]
  /** The sheet that is read, and the sheets after it. */
  sheets: BookSheet[]
  head: { line: number; columns: string[] }
  read(sheet: Entry): Reading
  context: CellContext
  /** Size of the file. */
  size: number
}

/**
 * Opens a workbook: the sheet that was asked for, or the first sheet with a row of known names, which is the header,
 * else the first sheet that has rows. Covers and titles are left out that way.
 */
export async function openXlsx(path: string, look: Look, finding: Finding = {}): Promise<Source> {
  const table = await openTable(path, look, finding)
  const { head } = table
  const batches = (options: BatchOptions) => {
    const line = Math.max(head.line, options.after?.line ?? 0)
    const { rows, share } = readTable(table)
    return inBatches(rows, { ...options, after: { line, offset: null } }, share)
  }
  const form: SourceForm = {
    formato: 'xlsx',
    codificacao: null,
    separador: null,
    compactacao: null,
    planilha: shortened(table.sheets[0]!.name),
    planilhas: table.planilhas
  }
  return { columns: head.columns, form, batches }
}

async function openTable(
  path: string,
  { packing, first, size }: Look,
  { isHeader = () => false, planilha = null }: Finding
): Promise<Table> {
  refuseOldExcel(first)
  if (packing === 'gzip') throw new UnreadableFile('sheet.xlsx-packed')
  if (packing !== 'zip') throw new UnreadableFile('sheet.not-xlsx')
  const entries = await listEntries(path)
  if (entries.some(({ fileName }) => fileName.toLowerCase().endsWith('.xlsx'))) {
    throw new UnreadableFile('sheet.xlsx-packed')
  }
  const book = await readBook(path, entries)
  const candidates = planilha === null ? [...book.sheets.keys()] : [sheetNamed(planilha, book.sheets)]
  const planilhas = book.sheets.map(({ name }) => shortened(name))
  const read = (entry: Entry) => readEntry(path, entry)
  const context: CellContext = {
    strings: book.strings ? await readStrings(read(book.strings).chunks) : () => undefined,
    styles: book.styles ? await readStyles(read(book.styles).chunks) : [],
    from1904: book.from1904
  }
  let found: Pick<Table, 'sheets' | 'head'> | null = null
  for (const i of candidates) {
    for await (const row of firstRows(read(book.sheets[i]!.entry), context)) {
      const columns = namesOf(row)
      const isKnown = isHeader(columns)
      if (found && !isKnown) continue
      found = { sheets: book.sheets.slice(i), head: { line: row.line, columns } }
      if (isKnown) return { ...found, planilhas, read, context, size }
    }
  }
  if (!found) throw new UnreadableFile('sheet.no-columns')
  return { ...found, planilhas, read, context, size }
}

/** Three times as long as Excel lets a name be. */
const LONGEST_NAME = 100
const MOST_NAMES = 30

const shortened = (name: string): string => name.slice(0, LONGEST_NAME).toWellFormed()

/** Excel does not tell names apart by upper and lower case. */
const sameName = (name: string): string => shortened(name).normalize('NFC').trim().toLowerCase()

function sheetNamed(planilha: string, sheets: readonly BookSheet[]): number {
  const found = sheets.findIndex(({ name }) => sameName(name) === sameName(planilha))
  if (found >= 0) return found
  const names = sheets.map(({ name }) => shortened(name))
  const planilhas = [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ')
  throw new UnreadableFile('sheet.unknown', { planilha, planilhas })
}

/** The rows among which a header is looked for. */
async function* firstRows({ chunks }: Reading, context: CellContext): AsyncGenerator<SheetRow> {
  let seen = 0
  for await (const group of sheetRows(chunks, context)) {
    for (const row of group) {
      yield row
      if (++seen === limits.titles) return
    }
  }
}

const namesOf = ({ cells }: SheetRow) => cells.map((cell) => cell.trim())

/**
 * Reads a table that may go on in the next sheet. When a sheet is filled to its last row, the next one continues it
 * under the same header, as in our exports. Line numbers continue, too.
 */
function readTable({ sheets, head, read, context, size }: Table): {
  rows: AsyncGenerator<FoundRow[]>
  share: () => number
} {
  // One shared text can stand in every row, so the rows grow without the bytes of the sheet.
  const watch = inflationWatch(() => size)
  let reading: Reading | null = null
  async function* rows() {
    let before = 0
    for (const { entry } of sheets) {
      reading = read(entry)
      let last = 0
      for await (const group of sheetRows(reading.chunks, context)) {
        if (before > 0 && last === 0 && !isDeepStrictEqual(namesOf(group.shift()!), head.columns)) return
        last = group.at(-1)?.line ?? 1
        watch(group.reduce((sum, { length }) => sum + length, 0))
        yield group.map((row) => found(row, before, head.columns.length))
      }
      if (last !== limits.sheetRows) return
      before += last
    }
  }
  return { rows: rows(), share: () => reading?.share() ?? 0 }
}

/**
 * Brings a row to the width of the header. Sheets leave out empty cells, so a short row is fine; cells past the header
 * are not.
 */
function found({ line, cells, length }: SheetRow, before: number, width: number): FoundRow {
  return { line: before + line, found: Math.max(width, toWidth(cells, width)), cells, offset: null, weight: length }
}
