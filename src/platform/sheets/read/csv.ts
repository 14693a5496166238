import { type FoundRow, inBatches, toWidth } from './batches.ts'
import { cellsOf, unwrapped } from './csv-record.ts'
import { createSplitter, type Splitter } from './csv-split.ts'
import { limits } from './limits.ts'
import { type Bytes, peek } from './reading.ts'
import type { BatchOptions, Separator, Source, SourceForm } from './row.ts'
import { refuseOtherText } from './signs.ts'
import { UnreadableFile } from './unreadable.ts'

const SEPARATORS: Separator[] = [';', ',', '\t']
const SAMPLE = 2 * limits.record
const BOM = Buffer.from('\uFEFF')
const LF = 10
const CR = 13

/** Opens a table of text. The separator and the line ends are detected from a sample, the encoding line by line. */
export async function openCsv(bytes: Bytes): Promise<Source> {
  const { sample, whole } = await peek(bytes, SAMPLE)
  refuseOtherText(sample)
  const newline = sample.includes(LF) || !sample.includes(CR) ? LF : CR
  const separador = separatorOf(sample, newline)
  const form: SourceForm = { formato: 'csv', codificacao: 'utf-8', separador, compactacao: bytes.packing }
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
  const head = headOf(begin(1, bom), sample.subarray(bom), whole)
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
      seekable: bytes.packing === null
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

/** Returns the first line that is not empty. Excel may put a line before it that names the separator. */
function headOf(splitter: Splitter, sample: Buffer, whole: boolean): { line: number; cells: string[] } {
  const records = splitter.push(sample, whole)
  const head = records.find(({ cells }) => !isDirective(cells) && cells.some((cell) => cell.trim() !== ''))
  if (!head) throw new UnreadableFile('sheet.no-columns')
  const cells = head.cells.map((cell) => cell.trim())
  while (cells.at(-1) === '') cells.pop()
  if (cells.length > limits.columns) throw new UnreadableFile('sheet.columns-many', { limit: limits.columns })
  return { line: head.line, cells }
}

const isDirective = ([first = '', second = '']: string[]) => /^sep=.?$/i.test(first) && second === ''

/**
 * Returns the character that occurs most often in the header, outside quotes, or inside where quotes enclose all of it.
 */
function separatorOf(sample: Buffer, newline: number): Separator | null {
  const lines = sample.subarray(0, limits.record).toString('latin1').split(String.fromCharCode(newline))
  const line = lines.find(
    (text) => text.replace(/^\xEF\xBB\xBF/, '').trim() !== '' && !/^(\xEF\xBB\xBF)?"?sep=/i.test(text)
  )
  const counted = SEPARATORS.map((separator) => {
    const text = line?.replace(/^\xEF\xBB\xBF/, '').replace(/\r$/, '') ?? ''
    const cells = cellsOf(text, separator) ?? text.split(separator)
    return { separator, count: unwrapped(cells, separator).length }
  })
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a))
  return best.count > 1 ? best.separator : null
}
