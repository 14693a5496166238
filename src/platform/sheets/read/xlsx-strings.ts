import { limits } from './limits.ts'
import { UnreadableFile } from './unreadable.ts'
import { readXml } from './xml.ts'

/** Looks up a text that the cells of a workbook share, by its number. */
export type SharedStrings = (index: number) => string | undefined

const BLOCK = 2 ** 20

/**
 * Reads the shared texts and keeps them as bytes, not as strings. A workbook may have millions of them, and as bytes
 * their size is known and bounded. hucre, which writes our sheets, keeps everything it reads, and a small file of many
 * texts ended the whole process.
 */
export async function readStrings(
  chunks: AsyncIterable<Buffer>,
  most: { count: number; bytes: number } = { count: limits.sharedStrings, bytes: limits.sharedBytes }
): Promise<SharedStrings> {
  const store = createStore(most)
  let text = ''
  let inText = false
  /** Inside the pronunciation of a text, which is not part of the text. */
  let phonetic = false
  const handlers = {
    open(name: string) {
      if (name === 'si') text = ''
      else if (name === 't') inText = !phonetic
      else if (name === 'rPh') phonetic = true
    },
    close(name: string) {
      if (name === 'si') store.add(unescaped(text))
      else if (name === 't') inText = false
      else if (name === 'rPh') phonetic = false
    },
    text(part: string) {
      if (!inText) return
      text += part
      if (text.length > limits.record) throw new UnreadableFile('sheet.cell-long')
    }
  }
  await readXml(chunks, handlers, limits.inflated)
  return store.get
}

function createStore(most: { count: number; bytes: number }) {
  const blocks: Buffer[] = []
  let starts = new Uint32Array(1024)
  let lengths = new Uint32Array(1024)
  let count = 0
  /** Where the next text begins, counted over all blocks. */
  let at = 0

  function add(text: string): void {
    const bytes = Buffer.from(text)
    // A text never spans two blocks.
    if ((at % BLOCK) + bytes.length > BLOCK) at += BLOCK - (at % BLOCK)
    if (count === most.count || at + bytes.length > most.bytes) {
      throw new UnreadableFile('sheet.strings-many', { limit: most.count, mib: most.bytes / 2 ** 20 })
    }
    const block = Math.floor(at / BLOCK)
    blocks[block] ??= Buffer.allocUnsafe(BLOCK)
    bytes.copy(blocks[block], at % BLOCK)
    if (count === starts.length) [starts, lengths] = [grown(starts), grown(lengths)]
    starts[count] = at
    lengths[count++] = bytes.length
    at += bytes.length
  }

  function get(index: number): string | undefined {
    if (!Number.isInteger(index) || index < 0 || index >= count) return undefined
    const start = starts[index]!
    const from = start % BLOCK
    return blocks[Math.floor(start / BLOCK)]?.toString('utf8', from, from + lengths[index]!) ?? ''
  }
  return { add, get }
}

function grown(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}

/**
 * Decodes `_x000D_`, by which spreadsheets write only characters that XML cannot hold. A result that is not valid text
 * is left undecoded.
 */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  const plain = text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return plain.isWellFormed() && !plain.includes('\0') ? plain : text
}
