import { type SQL, sql } from 'drizzle-orm'

/**
 * Rows of an extract leave the database as one text for each batch. Values of their own would each cost the driver a
 * buffer, a string and their removal, which together take longer than everything else.
 */

/** How many rows of an index one statement walks, whatever the filter leaves of them. */
export const WINDOW = 5000

/** What each row begins with, before the values of its case. */
export const LEAD = { gone: 0, at: 1, id: 2, caso: 3, width: 4 }

/** Rows as they came: bytes in which values, as PostgreSQL writes them, and rows end with a sign each. */
export interface Rows {
  bytes: Buffer
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

// Control characters, none of which people write into texts.
/** Stands for an absent value. */
export const ABSENT = 0x1d
/** Ends a row, and a value. */
export const ROW = 0x1e
export const VALUE = 0x1f
/** ASCII's four separators of information. */
const SIGNS = sql.raw('chr(28) || chr(29) || chr(30) || chr(31)')

/**
 * How rows are packed. A text may have the signs after all: then there are more of them than there should be, and the
 * batch is read again `safely`, with the sign for unreadable characters in their place.
 */
export type Packing = 'quickly' | 'safely'

/** Packs a row. */
export function packed({ gone, at, id, caso }: Lead, values: readonly SQL[], packing: Packing): SQL {
  const textOf = (value: SQL) => {
    const text = sql`(${value})::text`
    return sql`coalesce(${packing === 'safely' ? sql`translate(${text}, ${SIGNS}, repeat(chr(65533), 4))` : text}, chr(29))`
  }
  return sql`concat_ws(chr(31), ${sql.join([gone, at, id, caso, ...values.map(textOf)], sql`, `)}, chr(30))`
}

/** Packs all rows of a query, whose columns are `line` and what they are ordered by: `lines`, and how many they are. */
export const together = (rows: SQL, order: SQL): SQL =>
  sql`select string_agg(line, '' order by ${order}) as lines, count(*) as count from (${rows}) packed`

const NONE = Buffer.alloc(0)

/** The bytes of rows, and how many rows they are. */
export type Packed = readonly [bytes: Buffer | null, count: number]

const isSign = new Uint8Array(256)
isSign[VALUE] = 1
isSign[ROW] = 1

/**
 * Returns rows of so many values, or null where a text has signs that end rows or values: no sign is ever missing, so
 * their number tells.
 */
export function rowsIn([bytes, count]: Packed, width: number): Rows | null {
  const all = bytes ?? NONE
  let found = 0
  // To add up what a table says of each byte takes half as long as to compare it with two.
  for (let i = 0; i < all.length; i++) found += isSign[all[i] as number] as number
  return found === count * (width + 1) ? { bytes: all, width, count } : null
}

/**
 * Finds the values of rows. Value `i` of row `r` lies between places `r * (width + 1) + i` and the one after it, where
 * rows and values end.
 */
export function endsOf({ bytes, width, count }: Rows): Int32Array {
  const ends = new Int32Array(count * (width + 1) + 1)
  ends[0] = -1
  let found = 1
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte === VALUE || byte === ROW) ends[found++] = at
  }
  return ends
}

/** Whether the value between these places is none. */
export const isAbsent = (bytes: Uint8Array, from: number, to: number): boolean =>
  to - from === 1 && bytes[from] === ABSENT

/** The text between these places, or null. */
export const textAt = (bytes: Buffer, from: number, to: number): string | null =>
  isAbsent(bytes, from, to) ? null : bytes.toString('utf8', from, to)
