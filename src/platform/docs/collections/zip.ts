/**
 * Writes zip files with a few lines of its own: a local header and the compressed data for each file, then the
 * directory, then its end. All numbers are little-endian. The same texts always give the same bytes, so the tag of a
 * download stays.
 */
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** Marks the names as UTF-8. */
const FLAGS = 0x0800
const DEFLATED = 8
const VERSION = 20
/** 1 January 1980, where the zip calendar begins. A fixed date makes the same texts give the same bytes. */
const DAY = 0x0021

/** Packs texts by their paths into a zip, built in memory. */
export async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const entries = await Promise.all(Object.entries(files).map(([path, text]) => entryOf(path, Buffer.from(text))))
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, common, data } of entries) {
    const local = Buffer.concat([double(0x04034b50), common, name, data])
    parts.push(local)
    directory.push(Buffer.concat([double(0x02014b50), word(VERSION), common, centralEnd(offset), name]))
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const [count, size, start] = [word(entries.length), double(central.length), double(offset)]
  const end = [double(0x06054b50), word(0), word(0), count, count, size, start, word(0)]
  return Buffer.concat([...parts, central, ...end])
}

async function entryOf(path: string, content: Buffer) {
  const data = await deflate(content)
  const name = Buffer.from(path)
  const sizes = [double(crc32(content)), double(data.length), double(content.length)]
  /** The part that both headers of a file share, up to the length of the extra field. */
  const common = Buffer.concat([...[VERSION, FLAGS, DEFLATED, 0, DAY].map(word), ...sizes, word(name.length), word(0)])
  return { name, common, data }
}

/** Builds the end of a directory entry: no comment, disk or attributes, then where the file begins. */
const centralEnd = (offset: number) => Buffer.concat([word(0), word(0), word(0), double(0), double(offset)])

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
