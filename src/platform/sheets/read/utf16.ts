import { type Bytes, peek } from './reading.ts'
import { damaged } from './unreadable.ts'

/** How the two orders of UTF-16 begin, which Excel writes as "Unicode text". */
const MARKS: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' }

/** Returns bytes of UTF-16 as UTF-8, and others as they are. The second form can only be read from its beginning. */
export async function inUtf8(bytes: Bytes): Promise<Bytes> {
  const { sample } = await peek(bytes, 2)
  const encoding = MARKS[sample.subarray(0, 2).toString('hex')]
  if (encoding === undefined) return bytes
  return {
    ...bytes,
    size: null,
    seekable: false,
    read() {
      const { chunks, share } = bytes.read()
      return { chunks: transcoded(chunks, encoding), share }
    }
  }
}

async function* transcoded(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }))
    yield Buffer.from(decoder.decode())
  } catch (error) {
    throw damaged(error)
  }
}
