import { CURSOR_BETWEEN } from './cursor.ts'
import { ABSENT, LEAD, ROW, type Rows, type Slice, textAt, VALUE } from './packed.ts'
import { hashed, remembering } from './remembering.ts'

/** How the lines of a text format are written. */
export interface Form {
  head: string
  /** All values of a case, in the order in which they are packed. */
  sources: FormSource[]
  /** What stands around a text. */
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
  /** Whether the value may be copied as it is: a text, or a number or boolean. */
  asIs: 'text' | 'bare' | null
  before: string
  /** Writes any value. */
  text(value: string | null): string
}

/** What a byte of a value means to who copies it. */
const PLAIN = 0
const ODD = 1
const END = 2
const TRUE = 't'.charCodeAt(0)
/** More than cursors and ids take. */
const AROUND = 200

function meanings(odd: readonly number[]): Uint8Array {
  const of = new Uint8Array(256)
  for (const byte of [...odd, ABSENT]) of[byte] = ODD
  for (const byte of [VALUE, ROW]) of[byte] = END
  return of
}

/**
 * Returns a function that writes lines by copying bytes, each of which is looked at once. Nearly all values of a row
 * are written as they came. To make texts of them and join those to lines takes much longer (README). The slices of a
 * batch are to be given in their order.
 */
export function writerOf({ sources, quote, odd, oddFirst, there, gone }: Form): (slice: Slice) => Buffer {
  const [ofText, ofFirst, ofBare] = [meanings(odd), meanings([...odd, ...oddFirst]), meanings([])]
  const quotes = quote === '' ? 0 : quote.charCodeAt(0)
  const columns = sources.map(({ asIs, before, text }) => {
    const bytesOf = (value: string | null) => Buffer.from(text(value))
    const made = asIs === null ? remembering(bytesOf) : null
    // What is made of none may be more than one column.
    return { isText: asIs === 'text', before: Buffer.from(before), bytesOf, made, absent: bytesOf(null) }
  })
  const [beforeCursor, behindCursor] = there.map((text) => Buffer.from(text)) as [Buffer, Buffer]
  const [beforeId, behindId, behindGone] = gone.map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer]
  const between = Buffer.from(CURSOR_BETWEEN)
  const fixed = columns.reduce((sum, { before, absent }) => sum + before.length + 2 + absent.length, AROUND)

  let out: Buffer = Buffer.allocUnsafe(1024)
  let end = 0

  function room(bytes: number): Buffer {
    if (end + bytes <= out.length) return out
    const more = Buffer.allocUnsafe(2 * (end + bytes))
    out.copy(more, 0, 0, end)
    out = more
    return out
  }

  function put(bytes: Uint8Array, from = 0, to = bytes.length): void {
    for (let i = from; i < to; i++) out[end++] = bytes[i] as number
  }

  /** Writes the values of a case, the first of which begins at `from`. `left` bytes hold all that is copied of it. */
  function putCase(bytes: Buffer, from: number, left: number): void {
    // Names within the function: those around it are read anew for each byte, which takes a third longer.
    let target = out
    let at = end
    let next = from
    for (let nth = 0; nth < columns.length; nth++) {
      const { isText, before, bytesOf, made, absent } = columns[nth] as (typeof columns)[number]
      for (let i = 0; i < before.length; i++) target[at++] = before[i] as number
      const first = next
      let byte = bytes[next] as number
      let text: Buffer | null = null
      if (byte === ABSENT && bytes[next + 1] === VALUE) {
        for (let i = 0; i < absent.length; i++) target[at++] = absent[i] as number
        next++
      } else if (made !== null) {
        let hash = 0
        for (; byte !== VALUE; byte = bytes[++next] as number) hash = hashed(hash, byte)
        text = made(bytes, first, next, hash)
      } else {
        const begun = at
        const of = isText ? ofText : ofBare
        let meaning = isText ? ofFirst[byte] : PLAIN
        if (isText && quotes !== 0) target[at++] = quotes
        while (meaning === PLAIN) {
          target[at++] = byte
          byte = bytes[++next] as number
          meaning = of[byte]
        }
        if (isText && quotes !== 0) target[at++] = quotes
        if (meaning === ODD) {
          while (bytes[next] !== VALUE) next++
          text = bytesOf(textAt(bytes, first, next))
          at = begun
        }
      }
      if (text !== null) {
        end = at
        target = room(text.length + left)
        // Short ones without the cost of a call.
        if (text.length > 48) target.set(text, at)
        else for (let i = 0; i < text.length; i++) target[at + i] = text[i] as number
        at += text.length
      }
      next++
    }
    end = at
  }

  /** Where the values that a row begins with end. */
  const ends = new Int32Array(LEAD.width)

  /** Copies a value of what each row begins with, behind the first. */
  function putLead(bytes: Buffer, value: number): void {
    put(bytes, (ends[value - 1] as number) + 1, ends[value] as number)
  }

  /** Writes the line of a row, and returns where the next one begins. */
  function putRow(bytes: Buffer, from: number, cursorStart: Buffer): number {
    const last = bytes.indexOf(ROW, from)
    const left = last - from + fixed + cursorStart.length
    room(left)
    let next = from
    for (let i = 0; i < LEAD.width; i++) {
      while (bytes[next] !== VALUE) next++
      ends[i] = next++
    }
    const isLost = bytes[from] === TRUE
    if (isLost) {
      put(beforeId)
      putLead(bytes, LEAD.caso)
      put(behindId)
    } else {
      putCase(bytes, next, left)
      put(beforeCursor)
    }
    put(cursorStart)
    putLead(bytes, LEAD.at)
    put(between)
    putLead(bytes, LEAD.id)
    put(isLost ? behindGone : behindCursor)
    return last + 1
  }

  let current: Rows | null = null
  let next = 0
  return ({ rows, from, to, cursorStart }) => {
    if (rows !== current) next = 0
    current = rows
    const start = Buffer.from(cursorStart)
    const { bytes, count } = rows
    out = Buffer.allocUnsafe(Math.ceil((bytes.length / count) * (to - from)) + (to - from) * fixed)
    end = 0
    for (let row = from; row < to; row++) next = putRow(bytes, next, start)
    return out.subarray(0, end)
  }
}
