import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()

/** The text of a statement and its values, for whom does not send it through Drizzle. */
export const queryOf = (statement: SQL): { sql: string; params: unknown[] } => dialect.sqlToQuery(statement)

/**
 * Builds the text of a piece that is used often, since Drizzle would build it anew with each statement. A piece with
 * values stays as it is.
 */
export function built(piece: SQL): SQL {
  const { sql: text, params } = queryOf(piece)
  return params.length === 0 ? sql.raw(text) : piece
}
