import { Readable } from 'node:stream'
import { setImmediate as others } from 'node:timers/promises'
import type { Read } from './batches.ts'
import { type Form, writerOf } from './copying.ts'
import { type Cursor, cursorPhase, cursorStart, type Phase, type Position } from './cursor.ts'
import { type Rows, type Slice, WINDOW } from './packed.ts'

/** A client that takes nothing for so long loses its place. It can go on from its last line. */
const STALLED_MS = 60_000
/** Lines that are made at a time, before other requests get their turn. */
const SLICE = 200
/** Batches that wait to be written. */
const AHEAD = 2

export interface Extract {
  read: Read
  cursor: Cursor
  /** Most lines of the answer. */
  most: number
  /** Throws once the caller may no longer read. Called for each batch. */
  requireRight(): Promise<void>
}

/** Reads batch by batch, the next ones while the last is being written. */
export async function* slices({ read, cursor, most, requireRight }: Extract): AsyncGenerator<Slice> {
  const start = cursorStart(cursor)
  const ahead = readingAhead(read, cursor.position, most)
  let left = most
  try {
    for (let coming = ahead.take(); coming && left > 0; coming = ahead.take()) {
      const { rows, phase } = await coming
      await requireRight()
      const count = Math.min(rows.count, left)
      left -= count
      for (let from = 0; from < count; from += SLICE) {
        yield { rows, from, to: Math.min(from + SLICE, count), cursorStart: start + cursorPhase(phase) }
        await others()
      }
    }
  } finally {
    ahead.stop()
  }
}

interface Coming {
  rows: Rows
  phase: Phase
}

/**
 * Reads ahead of who takes batches: while rows of one window are on their way, the database already finds those of the
 * next, so that it never waits for lines to be written.
 */
function readingAhead(read: Read, position: Position, most: number) {
  const waiting: Promise<Coming>[] = []
  let next: Position | null = position
  let isReading = false
  let underWay = 0
  let found = 0
  function readMore(): void {
    const isEnough = found + underWay * WINDOW >= most
    if (isReading || next === null || waiting.length >= AHEAD || isEnough) return
    waiting.push(readNext(next))
  }
  function readNext(from: Position): Promise<Coming> {
    isReading = true
    underWay++
    const coming = read(from).then(async (batch) => {
      isReading = false
      if (next !== null) next = batch.next
      readMore()
      const rows = await batch.rows()
      underWay--
      found += rows.count
      readMore()
      return { rows, phase: from.phase }
    })
    // It is awaited only when its turn comes, which an error or the client may prevent.
    coming.catch(() => {})
    return coming
  }
  return {
    take(): Promise<Coming> | undefined {
      if (waiting.length === 0) readMore()
      const first = waiting.shift()
      readMore()
      return first
    },
    stop(): void {
      next = null
    }
  }
}

/** Writes an extract as lines of text. */
export async function* textOf(extract: Extract, form: Form): AsyncGenerator<string | Uint8Array> {
  const write = writerOf(form)
  if (form.head !== '') yield form.head
  for await (const slice of slices(extract)) yield write(slice)
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
