/**
 * Reads tables of dBASE and FoxPro, as SINAN and DATASUS publish them. The format is a head, a list of fields, and
 * records of fixed length. Three things make it hard. Programs disagree about how long texts are declared, so two
 * readings of the fields are tried. The encoding is often not stated. And DATASUS compresses the records after a plain
 * head (.dbc).
 *
 * Written by hand: dbffile 1.13.0 read 5,100 records of 100 fields per second of a core where this file reads 22,500
 * (on a busy machine). It wants a file on disk, not a stream of unpacked bytes.
 */
import { type FoundRow, inBatches } from './batches.ts'
import { type DbfField, dbfCells } from './dbf-cells.ts'
import { explode } from './explode.ts'
import { inflationWatch } from './inflation.ts'
import { limits } from './limits.ts'
import { type Bytes, beginningOf, peek } from './reading.ts'
import type { BatchOptions, Source } from './row.ts'
import { cp437, cp850, type Decode, isDosPortuguese, latin1 } from './text.ts'
import { UnreadableFile } from './unreadable.ts'

interface DbfHead {
  records: number
  /** Bytes before the first record, and bytes of each record. */
  length: number
  recordLength: number
  fields: DbfField[]
  /** Null where the file does not name its encoding. Text is then UTF-8 or Latin-1, as in a csv. */
  decode: Decode | null
  /** Whether the records are compressed after the plain head. DATASUS does that and calls the file .dbc. */
  packed: boolean
}

const VERSIONS = new Set([0x02, 0x03, 0x04, 0x05, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8b, 0x8c, 0xcb, 0xf5, 0xfb])
const CODE_PAGES: Record<number, Decode> = { 1: cp437, 2: cp850, 3: latin1, 87: latin1, 88: latin1 }
const HEAD = 32
const FIELD = 32
const FIELDS_END = 0x0d
/** Bytes of the checksum between the head and packed records. */
const CHECKSUM = 4
const DELETED = 0x2a
const KEPT = 0x20
const FILE_END = 0x1a
/** Bytes of records that are looked at for their encoding. */
const SAMPLE = 2 ** 20

/**
 * Opens a table of dBASE or FoxPro, also one packed by DATASUS. Memo fields are empty, because their text lies in
 * another file.
 */
export async function openDbf(bytes: Bytes): Promise<Source> {
  const { sample } = await peek(bytes, HEAD + FIELD * (limits.columns + 1) + 1024)
  const head = headOf(sample)
  const whole = head.length + head.records * head.recordLength
  if (!head.packed && bytes.size !== null && bytes.size < whole) throw new UnreadableFile('sheet.truncated')
  const decode = head.decode ?? ((await isDos()) ? cp850 : null)
  const form: Source['form'] = {
    formato: 'dbf',
    codificacao: decode === null ? 'utf-8' : decode === latin1 ? 'iso-8859-1' : null,
    separador: null,
    compactacao: bytes.packing,
    planilha: null,
    planilhas: []
  }
  const cells = dbfCells(head.fields, decode, () => {
    form.codificacao = 'iso-8859-1'
  })

  function batches(options: BatchOptions) {
    const seekable = !head.packed && bytes.seekable
    const passed = seekable ? Math.min(options.after?.line ?? 0, head.records) : 0
    const start = seekable ? head.length + passed * head.recordLength : 0
    const reading = bytes.read(start)
    const records = seekable ? reading.chunks : recordsOf(reading.chunks)
    return inBatches(rows(records, head, passed, cells), options, reading.share)
  }
  function recordsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    return head.packed ? unpacked(chunks) : behind(chunks, head.length)
  }

  /** Programs of DOS wrote no sign of their encoding. The first names of people and places show it. */
  async function isDos(): Promise<boolean> {
    const { sample } = await beginningOf(recordsOf(bytes.read().chunks), SAMPLE)
    return isDosPortuguese(sample)
  }

  /** Packed records that are packed once more would grow twice, so what was sent is the measure. */
  async function* unpacked(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const watch = inflationWatch(() => bytes.stored)
    for await (const block of explode(behind(chunks, head.length + CHECKSUM))) {
      watch(block.length)
      yield block
    }
  }
  return { columns: head.fields.map(({ name }) => name), form, batches }
}

function headOf(sample: Buffer): DbfHead {
  const refuse = () => new UnreadableFile('sheet.not-dbf')
  if (sample.length < HEAD + 1 || !VERSIONS.has(sample[0]!)) throw refuse()
  const length = sample.readUInt16LE(8)
  const recordLength = sample.readUInt16LE(10)
  // Texts of more than 255 bytes store the rest of their length where numbers have their decimals. Some programs leave
  // other things there.
  const fields = [false, true].map((long) => fieldsOf(sample, long)).find((each) => each.at(-1)?.end === recordLength)
  if (!fields || length < HEAD + FIELD * fields.length + 1) throw refuse()
  const packing = sample.subarray(length + CHECKSUM, length + CHECKSUM + 2)
  return {
    records: sample.readUInt32LE(4),
    length,
    recordLength,
    fields,
    decode: CODE_PAGES[sample[29]!] ?? null,
    packed: packing.length === 2 && packing[0]! <= 1 && packing[1]! >= 4 && packing[1]! <= 6
  }
}

function fieldsOf(sample: Buffer, long: boolean): DbfField[] {
  const fields: DbfField[] = []
  let start = 1
  for (let at = HEAD; sample[at] !== FIELDS_END; at += FIELD) {
    if (fields.length === limits.columns) throw new UnreadableFile('sheet.columns-many', { limit: limits.columns })
    if (at + FIELD > sample.length) throw new UnreadableFile('sheet.not-dbf')
    const name = latin1(sample.subarray(at, at + 11))
      .replace(/\0.*$/s, '')
      .trim()
    const type = String.fromCharCode(sample[at + 11]!)
    const length = sample[at + 16]! + (long && type === 'C' ? sample[at + 17]! * 256 : 0)
    fields.push({ name, type, start, end: start + length })
    start += length
  }
  return fields
}

async function* behind(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes
  for await (const chunk of chunks) {
    if (chunk.length > left) yield left > 0 ? chunk.subarray(left) : chunk
    left = Math.max(0, left - chunk.length)
  }
}

async function* rows(
  chunks: AsyncIterable<Buffer>,
  { records, recordLength, fields }: DbfHead,
  passed: number,
  cells: (record: Buffer) => string[]
): AsyncGenerator<FoundRow[]> {
  let rest: Buffer = Buffer.alloc(0)
  let line = passed
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const group: FoundRow[] = []
    let at = 0
    for (; at + recordLength <= bytes.length && line < records; at += recordLength) {
      line++
      const mark = bytes[at]
      if (mark === DELETED) continue
      if (mark === FILE_END) throw new UnreadableFile('sheet.truncated')
      if (mark !== KEPT) throw new UnreadableFile('sheet.damaged')
      const record = bytes.subarray(at, at + recordLength)
      group.push({ line, cells: cells(record), found: fields.length, offset: null, weight: recordLength })
    }
    yield group
    rest = bytes.subarray(at)
    if (line < records || rest.length < recordLength) continue
    // The head promises fewer records than there are. To leave them out would lose cases in silence.
    if (rest[0] === KEPT || rest[0] === DELETED) throw new UnreadableFile('sheet.damaged')
    return
  }
  if (line < records) throw new UnreadableFile('sheet.truncated')
}
