import { CURSOR_BETWEEN } from './cursor.ts'
import { isAbsent, isGone, LEAD, type Rows, type Slice, textAt } from './packed.ts'
import { remembering } from './remembering.ts'

/** How the lines of a text format are written. */
export interface Form {
  head: string
  sources: FormSource[]
  /** What stands for no value, and around a text. */
  none: string
  quote: string
  /** Bytes of a text with which it is written by `text`, and those that do so at its beginning. */
  odd: number[]
  oddFirst: number[]
  /** What stands before and behind the cursor of a case. */
  there: [string, string]
  /** What stands before and behind the id, and behind the cursor, of a case that is gone. */
  gone: [string, string, string]
}

interface FormSource {
  at: number
  /** Whether the value may be copied as it is: a text, or a number or boolean. */
  asIs: 'text' | 'bare' | null
  before: string
  /** Writes any value. */
  text(value: string | null): string
}

const ODD = 1
const ODD_FIRST = 2

/**
 * Returns a function that writes lines by copying bytes. Nearly all values of a row are written as they came. To make
 * texts of them and join those to lines takes half as long again (README).
 */
export function writerOf({ sources, none, quote, odd, oddFirst, there, gone }: Form): (slice: Slice) => Buffer {
  const marks = new Uint8Array(256)
  for (const byte of oddFirst) marks[byte] = ODD_FIRST
  for (const byte of odd) marks[byte] = ODD
  const absent = Buffer.from(none)
  const quoteByte = quote === '' ? 0 : quote.charCodeAt(0)
  const columns = sources.map(({ at, asIs, before, text }) => ({
    at,
    isText: asIs === 'text',
    before: Buffer.from(before),
    bytesOf: (value: string | null) => Buffer.from(text(value)),
    made: asIs === null ? remembering((value) => Buffer.from(text(value))) : null
  }))
  const [beforeCursor, behindCursor] = there.map((text) => Buffer.from(text)) as [Buffer, Buffer]
  const [beforeId, behindId, behindGone] = gone.map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer]
  const between = Buffer.from(CURSOR_BETWEEN)
  const fixed = columns.reduce((sum, { before }) => sum + before.length + 2 + absent.length, 200)

  let out = Buffer.allocUnsafe(1024)
  let end = 0

  function room(bytes: number): void {
    if (end + bytes <= out.length) return
    const more = Buffer.allocUnsafe(2 * (end + bytes))
    out.copy(more, 0, 0, end)
    out = more
  }

  function copy(bytes: Buffer, from: number, to: number): void {
    // A name within the function: one around it is read anew for each byte, which took a third longer.
    const target = out
    let at = end
    for (let i = from; i < to; i++) target[at++] = bytes[i] as number
    end = at
  }

  function put(bytes: Buffer): void {
    // Short ones without the cost of a call.
    if (bytes.length <= 48) copy(bytes, 0, bytes.length)
    else {
      out.set(bytes, end)
      end += bytes.length
    }
  }

  /** Copies a text. Returns whether it could be. */
  function copyText(bytes: Buffer, from: number, to: number): boolean {
    if (from < to && marks[bytes[from] as number] !== 0) return false
    const target = out
    const isOdd = marks
    let at = end
    if (quoteByte !== 0) target[at++] = quoteByte
    for (let i = from; i < to; i++) {
      const byte = bytes[i] as number
      if (isOdd[byte] === ODD) return false
      target[at++] = byte
    }
    if (quoteByte !== 0) target[at++] = quoteByte
    end = at
    return true
  }

  function putCase({ bytes, ends, width }: Rows, row: number, left: number): void {
    const first = row * width
    for (let i = 0; i < columns.length; i++) {
      const { at, isText, before, bytesOf, made } = columns[i] as (typeof columns)[number]
      put(before)
      const from = (ends[first + at] as number) + 1
      const to = ends[first + at + 1] as number
      if (made !== null) {
        const text = made(bytes, from, to)
        room(text.length + left)
        put(text)
      } else if (isAbsent(bytes, from, to)) put(absent)
      else if (!isText) copy(bytes, from, to)
      else if (!copyText(bytes, from, to)) {
        const text = bytesOf(textAt(bytes, from, to))
        room(text.length + left)
        put(text)
      }
    }
  }

  /** Copies a value of what each row begins with. */
  function putLead({ bytes, ends, width }: Rows, row: number, value: number): void {
    const place = row * width + value
    copy(bytes, (ends[place] as number) + 1, ends[place + 1] as number)
  }

  return ({ rows, from, to, cursorStart }) => {
    const { ends, width } = rows
    const start = Buffer.from(cursorStart)
    const sizeOf = (first: number, last: number) =>
      (ends[last * width] as number) - (ends[first * width] as number) + (last - first) * fixed
    out = Buffer.allocUnsafe(sizeOf(from, to))
    end = 0
    for (let row = from; row < to; row++) {
      const left = sizeOf(row, row + 1)
      room(left)
      const isLost = isGone(rows, row)
      if (isLost) {
        put(beforeId)
        putLead(rows, row, LEAD.caso)
        put(behindId)
      } else {
        putCase(rows, row, left)
        put(beforeCursor)
      }
      put(start)
      putLead(rows, row, LEAD.at)
      put(between)
      putLead(rows, row, LEAD.id)
      put(isLost ? behindGone : behindCursor)
    }
    return out.subarray(0, end)
  }
}
