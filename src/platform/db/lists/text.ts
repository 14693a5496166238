import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * Matches a column that contains the text, without regard to case and accents. `%` and `_` are ordinary characters. The
 * column's trigram index serves it.
 */
export const contains = (column: Column | SQL, text: string): SQL =>
  sql`sem_acento(${column}) like padrao_contem(${text})`

/** Matches `busca`, a column that is stored without case and accents and holds one field per line. */
export const containsNormalised = (column: Column, text: string): SQL =>
  text.includes('\n') ? sql`false` : sql`${column} like padrao_contem(${text})`

/** Removes case and accents, as the database's `sem_acento` does. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
