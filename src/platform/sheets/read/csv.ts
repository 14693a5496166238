import { type FoundRow, inBatches, toWidth } from './batches.ts'
import { cellsOf, unwrapped } from './csv-record.ts'
import { createSplitter, type Splitter } from './csv-split.ts'
import { limits } from './limits.ts'
import { type Bytes, peek } from './reading.ts'
import type { BatchOptions, IsHeader, Separator, Source, SourceForm } from './row.ts'
import { refuseOtherText } from './signs.ts'
import { utf8OrLatin1 } from './text.ts'
import { UnreadableFile } from './unreadable.ts'
import { inUtf8 } from './utf16.ts'

const SEPARATORS: Separator[] = [';', ',', '\t']
const SAMPLE = 2 * limits.record
const BOM = Buffer.from('\uFEFF')
const LF = 10
const CR = 13

/**
 * Opens a table of text. The separator and the line ends are detected from a sample, the encoding line by line, and
 * UTF-16 by its first bytes.
 */
export async function openCsv(given: Bytes, isHeader: IsHeader = () => false): Promise<Source> {
  const bytes = await inUtf8(given)
  const { sample, whole } = await peek(bytes, SAMPLE)
  refuseOtherText(sample)
  const newline = sample.includes(LF) || !sample.includes(CR) ? LF : CR
  const separador = separatorOf(sample, newline, isHeader)
  const codificacao = bytes === given ? 'utf-8' : null
  const form: SourceForm = {
    formato: 'csv',
    codificacao,
    separador,
    compactacao: bytes.packing,
    planilha: null,
    planilhas: []
  }
  const begin = (line: number, offset: number) =>
    createSplitter({
      separator: separador ?? ';',
      newline,
      line,
      offset,
      onLatin1: () => {
        form.codificacao = 'iso-8859-1'
      }
    })

  const bom = sample.indexOf(BOM) === 0 ? BOM.length : 0
  const head = headOf(begin(1, bom), sample.subarray(bom), whole, isHeader)
  const columns = head.cells

  function batches(options: BatchOptions) {
    const { after } = options
    const sought = after?.offset ?? null
    const from = sought ?? bom
    const reading = bytes.read(sought ?? 0)
    const splitter = begin(sought === null ? 1 : (after?.line ?? 1), from)
    const line = Math.max(head.line, after?.line ?? 0)
    const groups = rows(reading.chunks, splitter, {
      skip: sought === null ? bom : 0,
      width: columns.length,
      seekable: bytes.seekable
    })
    return inBatches(groups, { ...options, after: { line, offset: null } }, reading.share)
  }
  return { columns, form, batches }
}

async function* rows(
  chunks: AsyncIterable<Buffer>,
  splitter: Splitter,
  { skip, width, seekable }: { skip: number; width: number; seekable: boolean }
): AsyncGenerator<FoundRow[]> {
  const split = (chunk: Buffer, last: boolean): FoundRow[] =>
    splitter.push(chunk, last).map(({ line, offset, bytes, cells }) => ({
      line,
      offset: seekable ? offset : null,
      weight: bytes,
      found: toWidth(cells, width),
      cells
    }))
  let first = true
  for await (const chunk of chunks) {
    yield split(first ? chunk.subarray(skip) : chunk, false)
    first = false
  }
  yield split(Buffer.alloc(0), true)
}

/**
 * Returns the header: the first line that has known names, else the first that is not empty. Titles may stand above it,
 * and Excel may put a line there that names the separator.
 */
function headOf(
  splitter: Splitter,
  sample: Buffer,
  whole: boolean,
  isHeader: IsHeader
): { line: number; cells: string[] } {
  const records = splitter.push(sample, whole)
  const head =
    records.slice(0, limits.titles).find(({ cells }) => isHeader(cells.map((cell) => cell.trim()))) ??
    records.find(({ cells }) => !isDirective(cells) && cells.some((cell) => cell.trim() !== ''))
  if (!head) throw new UnreadableFile('sheet.no-columns')
  const cells = head.cells.map((cell) => cell.trim())
  while (cells.at(-1) === '') cells.pop()
  if (cells.length > limits.columns) throw new UnreadableFile('sheet.columns-many', { limit: limits.columns })
  return { line: head.line, cells }
}

const isDirective = ([first = '', second = '']: string[]) => /^sep=.?$/i.test(first) && second === ''

/**
 * Returns the character that divides a line with known names. Without one it is the character that occurs most often in
 * the first line, outside quotes, or inside where quotes enclose all of it.
 */
function separatorOf(sample: Buffer, newline: number, isHeader: IsHeader): Separator | null {
  const lines = sample
    .subarray(0, limits.record)
    .toString('latin1')
    .split(String.fromCharCode(newline), limits.titles)
    .map((line) => utf8OrLatin1(Buffer.from(line, 'latin1'), () => undefined).replace(/^\uFEFF|\r$/g, ''))
  const divided = (text: string, separator: Separator) =>
    unwrapped(cellsOf(text, separator) ?? text.split(separator), separator)
  for (const text of lines) {
    const known = SEPARATORS.find((separator) => isHeader(divided(text, separator).map((cell) => cell.trim())))
    if (known) return known
  }
  const line = lines.find((text) => text.trim() !== '' && !/^"?sep=/i.test(text)) ?? ''
  const counted = SEPARATORS.map((separator) => ({ separator, count: divided(line, separator).length }))
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a))
  return best.count > 1 ? best.separator : null
}
