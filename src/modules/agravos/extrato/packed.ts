import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/**
 * Rows of an extract leave the database as one text for each batch. Values of their own would each cost the driver a
 * buffer, a string and their removal, which together take longer than everything else.
 */

/** What each row begins with, before the values of its case. */
export const LEAD = { gone: 0, at: 1, id: 2, caso: 3, width: 4 }

/** The texts of a row: a value as PostgreSQL writes it, or several that come together. */
export type Values = readonly (string | null)[]

export interface Lead {
  gone: SQL
  at: SQL
  id: SQL
  caso: SQL
}

// Control characters that separate nothing in texts that people write.
const INNER = '\u001c'
const ABSENT = '\u001d'
const ROW = '\u001e'
const VALUE = '\u001f'
const SIGNS = sql.raw('chr(28) || chr(29) || chr(30) || chr(31)')

/**
 * How rows are packed. A text may have the separators after all: then rows do not come apart as they should, and the
 * batch is read again `safely`, with the sign for unreadable characters in their place.
 */
export type Packing = 'quickly' | 'safely'

/** Packs a row. */
export function packed({ gone, at, id, caso }: Lead, values: readonly SQL[][], packing: Packing): SQL {
  const textOf = (value: SQL) => {
    const text = sql`(${value})::text`
    return sql`coalesce(${packing === 'safely' ? sql`translate(${text}, ${SIGNS}, repeat(chr(65533), 4))` : text}, chr(29))`
  }
  const texts = values.map((group) => sql.join(group.map(textOf), sql` || chr(28) || `))
  return sql`concat_ws(chr(31), ${sql.join([gone, at, id, caso, ...texts], sql`, `)})`
}

/** Packs all rows of a query, whose columns are `line` and what they are ordered by, into one text. */
export const together = (rows: SQL, order: SQL): SQL =>
  sql`select string_agg(line, chr(30) order by ${order}) from (${rows}) packed`

/** Puts rows together that come one by one. */
export const joined = (lines: readonly (string | null)[]): string | null =>
  lines.filter((line) => line !== null).join(ROW) || null

/** Takes rows of so many texts apart again. Returns null where separators are in a text. */
export function unpacked(text: string | null, width: number): Values[] | null {
  if (text === null) return []
  const rows: (string | null)[][] = []
  for (const line of text.split(ROW)) {
    const row: (string | null)[] = line.split(VALUE)
    if (row.length !== width) return null
    for (let i = 0; i < width; i++) if (row[i] === ABSENT) row[i] = null
    rows.push(row)
  }
  return rows
}

/** The values that came together as one text. */
export const valuesIn = (text: string | null): (string | null)[] =>
  text === null ? [null] : text.split(INNER).map((value) => (value === ABSENT ? null : value))

const dialect = new PgDialect()

/** The text of a piece of SQL without parameters, so that it is built only once. */
export const built = (piece: SQL): SQL => sql.raw(dialect.sqlToQuery(piece).sql)
