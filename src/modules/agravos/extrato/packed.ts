import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/**
 * Rows of an extract leave the database as one text for each batch. Values of their own would each cost the driver a
 * buffer, a string and their removal, which together take longer than everything else.
 */

/** How many rows of an index one statement walks, whatever the filter leaves of them. */
export const WINDOW = 2000

/** What each row begins with, before the values of its case. */
export const LEAD = { gone: 0, at: 1, id: 2, caso: 3, width: 4 }

/** Rows as they came: bytes in which each value, as PostgreSQL writes it, ends where the next begins. */
export interface Rows {
  bytes: Buffer
  /** Where values end, behind a -1: value `i` of row `r` lies between places `r * width + i` and the one after it. */
  ends: Int32Array
  width: number
  count: number
}

/** Some rows of a batch, from one up to another, and what their cursors begin with. */
export interface Slice {
  rows: Rows
  from: number
  to: number
  cursorStart: string
}

export interface Lead {
  gone: SQL
  at: SQL
  id: SQL
  caso: SQL
}

// Control characters that separate nothing in texts that people write.
const ABSENT = 0x1d
// These two are next to each other.
const ROW = 0x1e
const VALUE = 0x1f
/** ASCII's four separators of information. */
const SIGNS = sql.raw('chr(28) || chr(29) || chr(30) || chr(31)')

/**
 * How rows are packed. A text may have the separators after all: then rows do not come apart as they should, and the
 * batch is read again `safely`, with the sign for unreadable characters in their place.
 */
export type Packing = 'quickly' | 'safely'

/** Packs a row. */
export function packed({ gone, at, id, caso }: Lead, values: readonly SQL[], packing: Packing): SQL {
  const textOf = (value: SQL) => {
    const text = sql`(${value})::text`
    return sql`coalesce(${packing === 'safely' ? sql`translate(${text}, ${SIGNS}, repeat(chr(65533), 4))` : text}, chr(29))`
  }
  return sql`concat_ws(chr(31), ${sql.join([gone, at, id, caso, ...values.map(textOf)], sql`, `)})`
}

/** Packs all rows of a query, whose columns are `line` and what they are ordered by, into one text. */
export const together = (rows: SQL, order: SQL): SQL =>
  sql`select string_agg(line, chr(30) order by ${order}) from (${rows}) packed`

const NONE = Buffer.alloc(0)
const BETWEEN = Buffer.of(ROW)

/** Puts rows together that come one by one. */
export const joined = (lines: readonly (Buffer | null)[]): Buffer | null => {
  const parts = lines.flatMap((line) => (line === null ? [] : [BETWEEN, line]))
  return parts.length === 0 ? null : Buffer.concat(parts.slice(1))
}

/** Finds the values of rows of so many. Returns null where separators are in a text. */
export function unpacked(bytes: Buffer | null, width: number): Rows | null {
  if (bytes === null) return { bytes: NONE, ends: Int32Array.of(-1), width, count: 0 }
  // There are as many values as in a whole batch, or fewer where so few bytes cannot hold them.
  let ends = new Int32Array(Math.min(bytes.length + 2, WINDOW * width + 1))
  ends[0] = -1
  let found = 1
  let rowEnd = width
  const length = bytes.length
  for (let at = 0; at < length; at++) {
    const byte = bytes[at] as number
    if (byte > VALUE || byte < ROW) continue
    if (found + 1 >= ends.length) ends = grown(ends)
    ends[found] = at
    if ((byte === ROW) !== (found === rowEnd)) return null
    if (byte === ROW) rowEnd += width
    found++
  }
  if (found !== rowEnd) return null
  ends[found++] = length
  return { bytes, ends, width, count: (found - 1) / width }
}

function grown(ends: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * ends.length)
  more.set(ends)
  return more
}

/** Whether the value between these places is none. */
export const isAbsent = (bytes: Uint8Array, from: number, to: number): boolean =>
  to - from === 1 && bytes[from] === ABSENT

/** The text between these places, or null. */
export const textAt = (bytes: Buffer, from: number, to: number): string | null =>
  isAbsent(bytes, from, to) ? null : bytes.toString('utf8', from, to)

/** A value of a row as text, or null. */
export function valueText({ bytes, ends, width }: Rows, row: number, value: number): string | null {
  const place = row * width + value
  return textAt(bytes, (ends[place] as number) + 1, ends[place + 1] as number)
}

/** Whether a row is of a case that is gone. */
export function isGone({ bytes, ends, width }: Rows, row: number): boolean {
  const place = row * width + LEAD.gone
  return bytes[(ends[place] as number) + 1] === 't'.charCodeAt(0)
}

const dialect = new PgDialect()

/** The text of a piece of SQL without parameters, so that it is built only once. */
export const built = (piece: SQL): SQL => sql.raw(dialect.sqlToQuery(piece).sql)
