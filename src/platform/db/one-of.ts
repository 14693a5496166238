import { Column, type GetColumnData, type SQL, sql } from 'drizzle-orm'
import { serializeArray } from './driver/arrays.ts'

/**
 * Matches rows whose column has one of the values. All values travel as one parameter, so a statement is as long for
 * ten thousand values as for one. With a parameter for each value, a filter by municipality kept the event loop busy
 * for seconds, and a longer one overflowed the stack of Drizzle's builder.
 */
export function oneOf<Of extends Column>(column: Of, values: readonly GetColumnData<Of, 'raw'>[]): SQL
export function oneOf(expression: SQL, values: readonly unknown[]): SQL
export function oneOf(left: Column | SQL, values: readonly unknown[]): SQL {
  const sent = left instanceof Column ? values.map((value) => left.mapToDriverValue(value)) : values
  // Without a cast, the server takes the parameter for a list of the type on the left.
  return sql`${left} = any(${serializeArray(sent)})`
}

/**
 * Matches the same rows where they are walked one by one: no index serves it, and the server looks each value up in a
 * hash. A plan that is kept compares with a list from its beginning: among 300 municipalities that took 2 µs a row.
 */
export const oneOfHashed = (left: Column | SQL, values: readonly unknown[], type: 'int' | 'text'): SQL =>
  sql`${left} in (select unnest(${serializeArray(values)}::${sql.raw(type)}[]))`
