import { Readable } from 'node:stream'
import { type Batch, positionOf, type Read } from './batches.ts'
import { type Cursor, cursorEnd, cursorStart } from './cursor.ts'
import type { Lines } from './lines.ts'
import type { Values } from './packed.ts'

/** A client that takes nothing for so long loses its place. It can go on from its last line. */
const STALLED_MS = 60_000
/** Lines that are made at a time, before other requests get their turn. */
const SLICE = 500

export interface Extract {
  read: Read
  cursor: Cursor
  /** Most lines of the answer. */
  most: number
  /** Throws once the caller may no longer read. Called for each batch. */
  requireRight(): Promise<void>
}

/** Rows of an extract, with where each stands. */
export interface Slice {
  rows: Values[]
  cursorOf(row: Values): string
}

/** Reads batch by batch, the next one while the last is being written. */
export async function* slices({ read, cursor, most, requireRight }: Extract): AsyncGenerator<Slice> {
  const start = cursorStart(cursor)
  let left = most
  let coming: Promise<Batch> | null = read(cursor.position)
  let { phase } = cursor.position
  while (coming && left > 0) {
    const { rows, next }: Batch = await coming
    await requireRight()
    coming = next && rows.length < left ? read(next) : null
    // It is awaited only in the next round, which an error or the client may prevent.
    coming?.catch(() => {})
    const here = phase
    const cursorOf = (row: Values) => start + cursorEnd(positionOf(here, row))
    for (let i = 0; i < rows.length && left > 0; i += SLICE) {
      const some = rows.slice(i, Math.min(i + SLICE, i + left))
      left -= some.length
      yield { rows: some, cursorOf }
    }
    if (next) phase = next.phase
  }
}

/** Writes an extract as lines of text. */
export async function* textOf(extract: Extract, lines: Lines): AsyncGenerator<string> {
  if (lines.head !== '') yield lines.head
  for await (const { rows, cursorOf } of slices(extract)) {
    if (rows.length > 0) yield rows.map((row) => lines.line(row, cursorOf(row))).join('')
  }
}

/**
 * Makes a stream of what is produced. The producer waits while the client does, and ends with it; a client that takes
 * nothing for long is given up. `done` is called however the stream ends, also where
 * nothing of it was read; maybe twice.
 */
export function streamOf(
  content: AsyncGenerator<string | Uint8Array>,
  done: () => void,
  stalledMs = STALLED_MS
): Readable {
  const stream = Readable.from(watched(), { objectMode: false, highWaterMark: 256 * 1024 })
  async function* watched() {
    try {
      for await (const chunk of content) {
        const late = setTimeout(() => stream.destroy(new Error('the client takes nothing')), stalledMs)
        try {
          yield chunk
        } finally {
          clearTimeout(late)
        }
      }
    } finally {
      done()
    }
  }
  stream.once('close', done)
  return stream
}
