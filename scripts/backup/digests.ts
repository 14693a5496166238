import type { Database } from '../../src/platform/db/client.ts'

/**
 * Tables in which the queue's worker records that it is alive. They change at any moment and mean nothing to a later
 * process.
 */
const ALIVE = ['fila.heartbeat', 'fila.watch']

/** Returns the number of rows and a digest of all rows for each table, in one snapshot. */
export async function digestsOf({ sql }: Database): Promise<{ moment: string; digests: Record<string, string> }> {
  return await sql.begin('isolation level repeatable read', async (tx) => {
    const [row] = await tx<{ moment: string }[]>`
      select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`
    const tables = await tx<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`
    const digests: Record<string, string> = {}
    for (const { name } of tables.filter((table) => !ALIVE.includes(table.name))) {
      const [found] = await tx.unsafe<{ text: string }[]>(
        `select count(*) || ' rows ' || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as text from ${name} t`
      )
      digests[name] = found!.text
    }
    return { moment: row!.moment, digests }
  })
}
