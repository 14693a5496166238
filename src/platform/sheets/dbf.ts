import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { makePrivateFolder } from '../disk/folder.ts'
import { windows1252 } from './read/text.ts'

/**
 * A column of dBASE III: C has text, N a whole number, D a day. A name has at most ten characters, a text at most 254.
 */
export interface DbfColumn {
  name: string
  type: 'C' | 'N' | 'D'
  length: number
}

const VERSION = 0x03
/** Windows-1252, as in the table of FoxPro, which LibreOffice and the programs of DATASUS read too. */
const CODE_PAGE = 0x03
const HEAD = 32
const FIELD = 32
const HEAD_END = 0x0d
const FILE_END = 0x1a
const RECORDS_AT = 4
const SPACE = 0x20
const UNKNOWN = '?'
/** Bytes that are collected before they are written. */
const CHUNK = 256 * 1024

export const isDbfText = (sign: string): boolean => windows1252(sign) !== undefined

/**
 * A text as a dbf can have it: letters and accents joined, a question mark for a character that Windows-1252 lacks, a
 * blank for a control character, and no blanks around it.
 */
export function dbfText(text: string, length: number): string {
  const joined = text.normalize('NFC')
  // A few signs are taken apart by that.
  const signs = [...(joined.length <= length ? joined : text)]
  return signs
    .map((sign) => (/\p{Cc}/u.test(sign) ? ' ' : isDbfText(sign) ? sign : UNKNOWN))
    .join('')
    .trim()
}

function headOf(columns: readonly DbfColumn[], day: string): Buffer {
  const head = Buffer.alloc(HEAD + FIELD * columns.length + 1)
  head[0] = VERSION
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  head.set([year - 1900, month, date], 1)
  head.writeUInt16LE(head.length, 8)
  head.writeUInt16LE(lengthOf(columns), 10)
  head[29] = CODE_PAGE
  for (const [i, { name, type, length }] of columns.entries()) {
    const at = HEAD + FIELD * i
    head.write(name, at, 10, 'latin1')
    head.write(type, at + 11, 'latin1')
    head[at + 16] = length
  }
  head[head.length - 1] = HEAD_END
  return head
}

const lengthOf = (columns: readonly DbfColumn[]): number => columns.reduce((sum, { length }) => sum + length, 1)

/** Writes one record into the buffer. Days are written as YYYY-MM-DD by the caller. */
function putRecord(columns: readonly DbfColumn[], cells: readonly string[], into: Buffer, start: number): void {
  let at = start + 1
  for (const [i, { name, type, length }] of columns.entries()) {
    const cell = cells[i] ?? ''
    const text = type === 'D' ? cell.replaceAll('-', '') : cell
    const signs = [...text]
    // What does not fit is never cut off: the file would say something else.
    if (signs.length > length) throw new RangeError(`too long for the column ${name}`)
    let place = type === 'N' ? at + length - signs.length : at
    for (const sign of signs) into[place++] = windows1252(sign) ?? SPACE
    at += length
  }
}

/**
 * Writes a dBASE III table. Its head has the number of records, which is known only at the end, so the file is written
 * to disk first, and read from there. It has no name there once it is open, so that nothing is left of it whatever
 * happens.
 */
export function writeDbf(
  columns: readonly DbfColumn[],
  rows: AsyncIterable<string[]>,
  { dataDir, day }: { dataDir: string; day: string }
): Readable {
  async function* content(): AsyncGenerator<Buffer> {
    const file = await nameless(await makePrivateFolder(dataDir, 'tmp'))
    try {
      await writeAll(file, columns, rows, day)
      yield* file.createReadStream({ start: 0, autoClose: false })
    } finally {
      await file.close()
    }
  }
  return Readable.from(content(), { objectMode: false })
}

async function nameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `${randomUUID()}.dbf`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

async function writeAll(
  file: FileHandle,
  columns: readonly DbfColumn[],
  rows: AsyncIterable<string[]>,
  day: string
): Promise<void> {
  const length = lengthOf(columns)
  const chunk = Buffer.alloc(Math.max(1, Math.floor(CHUNK / length)) * length, SPACE)
  let records = 0
  let filled = 0
  await file.write(headOf(columns, day))
  for await (const cells of rows) {
    putRecord(columns, cells, chunk, filled)
    filled += length
    records++
    if (filled < chunk.length) continue
    await writeWhole(file, chunk)
    chunk.fill(SPACE)
    filled = 0
  }
  await writeWhole(file, chunk.subarray(0, filled))
  await writeWhole(file, Buffer.of(FILE_END))
  const count = Buffer.alloc(4)
  count.writeUInt32LE(records)
  await file.write(count, 0, count.length, RECORDS_AT)
}

/** A write may take only a part of what it is given. */
async function writeWhole(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
}
