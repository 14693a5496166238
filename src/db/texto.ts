import { type Column, type SQL, sql } from 'drizzle-orm'

/** "Contains", without regard to case and accents; `%` and `_` are ordinary characters. Uses the column's trigram index. */
export const contem = (column: Column | SQL, text: string): SQL =>
  sql`sem_acento(${column}) like padrao_contem(${text})`

/** The same on a column that is already stored without case and accents. */
export const contemNormalizado = (column: Column, text: string): SQL => sql`${column} like padrao_contem(${text})`
