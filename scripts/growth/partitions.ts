import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/client.ts'

/** A statement that creates something again under its name. */
export interface Put extends Record<string, unknown> {
  name: string
  definition: string
}

const tables = { casos: 'data_notificacao', auditoria: 'em' }

/**
 * Turns cases and trail into tables with a partition for each year, for a trial, with the same rows, columns, indexes
 * and triggers. A key must contain the partitioning column. So the id alone is no longer unique and nothing can refer
 * to it: the foreign keys of persons and attachments are gone.
 */
export async function partitionByYear(db: Db, firstYear: number, lastYear: number): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text))
  for (const [table, column] of Object.entries(tables)) {
    const { indexes, triggers } = await definitionsOf(db, table)
    await run(`create table divided (like ${table} including all excluding indexes) partition by range (${column})`)
    await run(`create table ${table}_before partition of divided for values from (minvalue) to ('${firstYear}-01-01')`)
    for (let year = firstYear; year <= lastYear + 1; year++)
      await run(
        `create table ${table}_${year} partition of divided for values from ('${year}-01-01') to ('${year + 1}-01-01')`
      )
    await run(`insert into divided overriding system value select * from ${table}`)
    const sequence = `pg_get_serial_sequence('divided', 'id')`
    await run(`select setval(${sequence}, coalesce((select max(id) from divided), 0) + 1, false)`)
    await run(`drop table ${table} cascade`)
    await run(`alter table divided rename to ${table}`)
    await run(`alter table ${table} add constraint ${table}_pkey primary key (id, ${column})`)
    for (const { definition } of [...indexes, ...triggers]) await run(definition)
  }
}

async function definitionsOf(db: Db, table: string): Promise<{ indexes: Put[]; triggers: Put[] }> {
  const indexes = await db.execute<Put>(sql`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = ${table}::regclass and not i.indisprimary`)
  const triggers = await db.execute<Put>(sql`
    select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid = ${table}::regclass and not tgisinternal`)
  return { indexes, triggers }
}
