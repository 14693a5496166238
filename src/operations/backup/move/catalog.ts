import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/load.ts'

export interface TableColumns extends Record<string, unknown> {
  schema: string
  name: string
  /** Columns that can be written. Generated columns are left out. */
  columns: string[]
}

const OWN = sql.raw(`n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`)
const NOT_OF_EXTENSION = sql.raw(
  `not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`
)

/**
 * Finds every table with rows of ours: those of the service, the queue and the migrations. A partitioned table counts
 * as one.
 */
export async function findTables(database: Executor): Promise<TableColumns[]> {
  return await database.execute<TableColumns>(sql`
    select n.nspname::text as schema, c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't' and ${OWN} and ${NOT_OF_EXTENSION}
    order by 1, 2`)
}

export interface SequenceValue extends Record<string, unknown> {
  schema: string
  name: string
  /** Null when the sequence was never used. */
  last: string | null
}

export async function findSequences(database: Executor): Promise<SequenceValue[]> {
  return await database.execute<SequenceValue>(sql`
    select n.nspname::text as schema, c.relname::text as name, pg_sequence_last_value(c.oid)::text as last
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and c.relpersistence <> 't' and ${OWN} and ${NOT_OF_EXTENSION}
    order by 1, 2`)
}

export const nameOf = ({ schema, name }: { schema: string; name: string }) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`

export const columnsOf = ({ columns }: TableColumns) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `
  )

export async function countRows(database: Executor, table: TableColumns): Promise<number> {
  const [found] = await database.execute<{ rows: string }>(sql`select count(*)::text as rows from ${nameOf(table)}`)
  return Number(found!.rows)
}
