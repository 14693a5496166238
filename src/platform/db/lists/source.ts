import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SortKey } from './fields.ts'

/** What a list reads, and in which order. */
export interface Source {
  table: PgTable
  /** The key of the table, as `"table"."id"`. */
  id: SQL
  where: SQL | undefined
  keys: SortKey[]
  /**
   * Values of which a row must have one, where an index that begins with the column gives the rows of each value in the
   * order of the list. They restate a part of `where`, and no row has two of them. The rest of it is `where` here: with
   * the whole condition, the server would expect far too few rows of each place and choose another index.
   */
  places?: {
    where: SQL | undefined
    /** One may have a condition of its own instead of the common rest. */
    of: { column: SQL; type: string; values: readonly unknown[]; where?: SQL }[]
  }
}

/** Rows that are one after the other in the order of a list, or in the opposite one. */
export interface Slice {
  skip: number
  take: number
  backwards: boolean
  /** Leaves out what comes before. */
  since?: SQL
}

export const whereOf = (condition: SQL | undefined): SQL => (condition ? sql`where ${condition}` : sql``)

/** The keys after `order by`, for the order of a list or the opposite one. */
export function ordered(keys: SortKey[], expression: (key: SortKey, i: number) => SQL, backwards: boolean): SQL {
  const parts = keys.map((key, i) => {
    const down = (key.direction === 'desc') !== backwards
    // Ascending, what is empty comes last by itself.
    const empty = key.nullable && key.direction === 'desc' ? (backwards ? ' nulls first' : ' nulls last') : ''
    return sql`${expression(key, i)} ${sql.raw(`${down ? 'desc' : 'asc'}${empty}`)}`
  })
  return sql.join(parts, sql`, `)
}
