import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/client.ts'

interface Size extends Record<string, unknown> {
  name: string
  rows: number
  table: string
  indexes: string
}

/** The rows, tables and indexes of the largest tables. Partitions are added up. */
export async function sizesOf(db: Db): Promise<string[]> {
  const found = await db.execute<Size>(sql`
    with parts as (
      select coalesce(inhparent, oid) as whole, c.oid, greatest(reltuples, 0) as rows
      from pg_class c left join pg_inherits on inhrelid = c.oid where relnamespace = 'public'::regnamespace and relkind = 'r'
    )
    select whole::regclass::text as name, sum(rows)::float8 as rows, pg_size_pretty(sum(pg_table_size(oid))) as table,
      pg_size_pretty(sum(pg_indexes_size(oid))) as indexes
    from parts group by whole order by sum(pg_total_relation_size(oid)) desc limit 10`)
  const [all] = await db.execute<{ size: string }>(
    sql`select pg_size_pretty(pg_database_size(current_database())) as size`
  )
  return [
    '| Table | rows | table | indexes |',
    '|---|---:|---:|---:|',
    ...found.map(({ name, rows, table, indexes }) => `| ${name} | ${rows} | ${table} | ${indexes} |`),
    `| all | | ${all?.size} | |`
  ]
}
