import type { Packing } from './row.ts'

/** The bytes of a file while they are read. */
export interface Reading {
  chunks: AsyncGenerator<Buffer>
  /** How much of the uploaded file was read, 0 to 1. */
  share(): number
}

/** The bytes of a table, packed or not. They may be read several times; nothing stays open in between. */
export interface Bytes {
  packing: Packing | null
  /** How many; null when only reading to the end tells. */
  size: number | null
  /** From a byte on; where they are packed, from the first only. */
  read(from?: number): Reading
}

/** The beginning, at least as many bytes as asked for unless that is all. */
export async function peek(bytes: Bytes, count: number): Promise<{ sample: Buffer; whole: boolean }> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of bytes.read().chunks) {
    parts.push(chunk)
    length += chunk.length
    if (length > count) return { sample: Buffer.concat(parts), whole: false }
  }
  return { sample: Buffer.concat(parts), whole: true }
}
