import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { Refused } from '../refused.ts'
import { END } from './export-format.ts'

export interface ExportReader {
  /** Returns a line of ours, or null at the end of the file. */
  next<T>(): Promise<T | null>
  /** Yields the rows of the table whose line was just read, in pieces of whole lines. */
  rows(): AsyncGenerator<Buffer>
}

const ENDING = Buffer.from(`${END}\n`)
const NEWLINE = 10

/** Reads a file of `exportData` from beginning to end, holding only a piece of it in memory. */
export function openExport(file: string): ExportReader {
  const source = createReadStream(file)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  const pieces = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    const { value, done } = await pieces.next().catch((error: NodeJS.ErrnoException) => {
      if (error.code?.startsWith('Z_')) throw new Refused(`${file} is damaged or was cut.`)
      throw error
    })
    if (!done) rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    return !done
  }

  return {
    async next<T>() {
      while (!rest.includes(NEWLINE)) if (!(await more())) return null
      const end = rest.indexOf(NEWLINE)
      const text = rest.subarray(0, end).toString()
      rest = rest.subarray(end + 1)
      return JSON.parse(text) as T
    },
    async *rows() {
      for (;;) {
        const end = endingIn(rest)
        if (end >= 0) {
          if (end > 0) yield rest.subarray(0, end)
          rest = rest.subarray(end + ENDING.length)
          return
        }
        const whole = rest.lastIndexOf(NEWLINE) + 1
        if (whole > 0) {
          yield rest.subarray(0, whole)
          rest = rest.subarray(whole)
        }
        if (!(await more())) throw new Refused(`${file} was cut.`)
      }
    }
  }
}

/** Returns the position of the line that ends the rows: at the beginning, or after a newline. */
function endingIn(buffer: Buffer): number {
  for (let at = buffer.indexOf(ENDING); at >= 0; at = buffer.indexOf(ENDING, at + 1))
    if (at === 0 || buffer[at - 1] === NEWLINE) return at
  return -1
}
