import { crc32 } from 'node:zlib'
import { type Entry, openPromise } from 'yauzl'
import { checkInflation, inflationWatch } from './inflation.ts'
import { limits } from './limits.ts'
import type { Bytes, Reading } from './reading.ts'
import { damaged, UnreadableFile } from './unreadable.ts'

/** Lists the contents of a zip. Only its directory is read. */
export async function listEntries(path: string): Promise<Entry[]> {
  try {
    const zip = await openPromise(path, { autoClose: false })
    try {
      const entries: Entry[] = []
      for await (const entry of zip.eachEntry()) {
        if (entries.push(entry) > limits.zipEntries) {
          throw new UnreadableFile('sheet.zip-entries', { limit: limits.zipEntries })
        }
      }
      return entries
    } finally {
      zip.close()
    }
  } catch (error) {
    throw damaged(error)
  }
}

/** Recognises a folder, a hidden file, or the extra files of a Mac. */
const isBeside = (name: string): boolean =>
  name.endsWith('/') || name.slice(name.lastIndexOf('/') + 1).startsWith('.') || `/${name}`.includes('/__MACOSX/')

/** Opens the table inside a zip: the only file of the wanted kind, or the only file at all. */
export async function openEntry(path: string, extensions: string[]): Promise<Omit<Bytes, 'stored'>> {
  const entries = await listEntries(path)
  if (entries.some(({ fileName }) => fileName === '[Content_Types].xml')) throw new UnreadableFile('sheet.is-xlsx')
  const files = entries.filter(({ fileName }) => !isBeside(fileName))
  const tables = files.filter(({ fileName }) => extensions.some((end) => fileName.toLowerCase().endsWith(end)))
  const [entry, other] = tables.length > 0 ? tables : files
  if (!entry || other) throw new UnreadableFile('sheet.zip-one', { extensoes: extensions.join(', ') })
  return { packing: 'zip', size: entry.uncompressedSize, seekable: false, read: () => readEntry(path, entry) }
}

export function readEntry(path: string, entry: Entry): Reading {
  let read = 0
  async function* chunks() {
    if (entry.isEncrypted()) throw new UnreadableFile('sheet.zip-encrypted')
    if (!entry.canDecodeFileData()) throw new UnreadableFile('sheet.zip-method')
    // The stated sizes are checked at once. Whether they are true shows while the entry is read.
    checkInflation(entry.uncompressedSize, entry.compressedSize)
    const watch = inflationWatch(() => entry.compressedSize)
    const zip = await openPromise(path, { autoClose: false })
    try {
      let crc = 0
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        const bytes = chunk as Buffer
        watch(bytes.length)
        read += bytes.length
        crc = crc32(bytes, crc)
        yield bytes
      }
      if (crc !== entry.crc32) throw new UnreadableFile('sheet.damaged')
    } catch (error) {
      throw damaged(error)
    } finally {
      zip.close()
    }
  }
  return { chunks: chunks(), share: () => read / Math.max(1, entry.uncompressedSize) }
}
