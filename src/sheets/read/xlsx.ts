import { type FoundRow, inBatches, toWidth } from './batches.ts'
import type { Look } from './bytes.ts'
import type { BatchOptions, Source } from './row.ts'
import { refuseOldExcel } from './signs.ts'
import { UnreadableFile } from './unreadable.ts'
import { readBook } from './xlsx-book.ts'
import { type CellContext, sheetRows } from './xlsx-sheet.ts'
import { readStrings } from './xlsx-strings.ts'
import { readStyles } from './xlsx-styles.ts'
import { listEntries, readEntry } from './zip.ts'

/** A workbook: the first sheet that has rows, whose first row is the header. */
export async function openXlsx(path: string, { packing, first }: Look): Promise<Source> {
  refuseOldExcel(first)
  if (packing === 'gzip') throw new UnreadableFile('sheet.xlsx-packed')
  if (packing !== 'zip') throw new UnreadableFile('sheet.not-xlsx')
  const entries = await listEntries(path)
  if (entries.some(({ fileName }) => fileName.toLowerCase().endsWith('.xlsx'))) {
    throw new UnreadableFile('sheet.xlsx-packed')
  }
  const book = await readBook(path, entries)
  const context: CellContext = {
    strings: book.strings ? await readStrings(readEntry(path, book.strings).chunks) : () => undefined,
    styles: book.styles ? await readStyles(readEntry(path, book.styles).chunks) : [],
    from1904: book.from1904
  }
  for (const sheet of book.sheets) {
    const head = await headOf(sheetRows(readEntry(path, sheet).chunks, context))
    if (!head) continue
    const batches = (options: BatchOptions) => {
      const reading = readEntry(path, sheet)
      const line = Math.max(head.line, options.after?.line ?? 0)
      const rows = fitted(sheetRows(reading.chunks, context), head.columns.length)
      return inBatches(rows, { ...options, after: { line, offset: null } }, reading.share)
    }
    const form = { formato: 'xlsx', codificacao: null, separador: null, compactacao: null } as const
    return { columns: head.columns, form, batches }
  }
  throw new UnreadableFile('sheet.no-columns')
}

async function headOf(groups: ReturnType<typeof sheetRows>): Promise<{ line: number; columns: string[] } | null> {
  for await (const [row] of groups) {
    if (!row) continue
    return { line: row.line, columns: row.cells.map((cell) => cell.trim()) }
  }
  return null
}

/** Sheets leave empty cells out, so a short row says nothing; cells beyond the header do. */
async function* fitted(groups: ReturnType<typeof sheetRows>, width: number): AsyncGenerator<FoundRow[]> {
  for await (const group of groups) {
    yield group.map(({ line, cells, length }) => ({
      line,
      found: Math.max(width, toWidth(cells, width)),
      cells,
      offset: null,
      weight: length
    }))
  }
}
