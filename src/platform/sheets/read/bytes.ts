import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { inflationWatch } from './inflation.ts'
import { type Bytes, peek, type Reading } from './reading.ts'
import type { Packing } from './row.ts'
import { damaged, UnreadableFile } from './unreadable.ts'
import { openEntry } from './zip.ts'

const CHUNK = 256 * 1024

/** Recognises a packed file by its first bytes, whatever its name says. */
function packingOf(bytes: Buffer): Packing | null {
  const magic = bytes.subarray(0, 4).toString('hex')
  if (magic === '504b0304' || magic === '504b0506') return 'zip'
  return magic.startsWith('1f8b') ? 'gzip' : null
}

export interface Look {
  packing: Packing | null
  first: Buffer
  size: number
}

/** Reads the beginning of a file, enough to recognise a packed one or one of another program. */
export async function lookAt(path: string): Promise<Look> {
  const { size } = await stat(path)
  if (size === 0) throw new UnreadableFile('sheet.empty')
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    const first = buffer.subarray(0, bytesRead)
    return { packing: packingOf(first), first, size }
  } finally {
    await file.close()
  }
}

/** Returns the bytes of the table: those of the file itself, or those packed inside it. */
export async function openBytes(path: string, { packing, size }: Look, extensions: string[]): Promise<Bytes> {
  if (!packing) return { packing, size, stored: size, seekable: true, read: (from = 0) => plain(path, size, from) }
  const bytes: Bytes =
    packing === 'zip'
      ? { ...(await openEntry(path, extensions)), stored: size }
      : { packing, size: null, stored: size, seekable: false, read: () => unzipped(path, size) }
  const { sample } = await peek(bytes, 4)
  if (sample.length === 0) throw new UnreadableFile('sheet.empty')
  if (packingOf(sample)) throw new UnreadableFile('sheet.packed-twice')
  return bytes
}

function plain(path: string, size: number, from: number): Reading {
  let read = from
  async function* chunks() {
    for await (const chunk of createReadStream(path, { start: from, highWaterMark: CHUNK })) {
      read += (chunk as Buffer).length
      yield chunk as Buffer
    }
  }
  return { chunks: chunks(), share: () => read / size }
}

function unzipped(path: string, size: number): Reading {
  let packed = 0
  const watch = inflationWatch(() => packed)
  async function* chunks() {
    const file = createReadStream(path, { highWaterMark: CHUNK })
    // Errors reach the reader through the stream itself.
    const inflated = pipeline(file, createGunzip({ chunkSize: CHUNK }), () => undefined)
    try {
      for await (const chunk of inflated) {
        packed = file.bytesRead
        watch((chunk as Buffer).length)
        yield chunk as Buffer
      }
    } catch (error) {
      throw damaged(error)
    }
  }
  return { chunks: chunks(), share: () => packed / size }
}
