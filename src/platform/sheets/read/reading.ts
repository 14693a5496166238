import type { Packing } from './row.ts'

/** The bytes of a file while they are read. */
export interface Reading {
  chunks: AsyncGenerator<Buffer>
  /** How much of the uploaded file has been read, from 0 to 1. */
  share(): number
}

/** The bytes of a table, packed or not. They may be read several times; nothing stays open in between. */
export interface Bytes {
  packing: Packing | null
  /** Number of bytes, or null when only reading to the end shows it. */
  size: number | null
  /** Size of the file that was sent, which bounds what it may unpack to. */
  stored: number
  /** Whether reading can begin in the middle. Packed bytes can only be read from the first. */
  seekable: boolean
  /** Reads from a byte on. */
  read(from?: number): Reading
}

/** Returns the beginning: at least as many bytes as asked for, or all of them. */
export const peek = (bytes: Bytes, count: number) => beginningOf(bytes.read().chunks, count)

export async function beginningOf(
  chunks: AsyncIterable<Buffer>,
  count: number
): Promise<{ sample: Buffer; whole: boolean }> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    length += chunk.length
    if (length > count) return { sample: Buffer.concat(parts), whole: false }
  }
  return { sample: Buffer.concat(parts), whole: true }
}
