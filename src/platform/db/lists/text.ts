import { type Column, type SQL, sql } from 'drizzle-orm'

/** "Contains", without regard to case and accents; `%` and `_` are ordinary characters. Uses the column's trigram index. */
export const contains = (column: Column | SQL, text: string): SQL =>
  sql`sem_acento(${column}) like padrao_contem(${text})`

/** The same on `busca`, which is stored without case and accents and holds one field per line. */
export const containsNormalised = (column: Column, text: string): SQL =>
  text.includes('\n') ? sql`false` : sql`${column} like padrao_contem(${text})`
