import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/load.ts'

/** The end of the chain of seals, noted outside of the database. Every later state of the trail must still have it. */
export interface NotedHead {
  /** Number and link of the last seal, as `make check-audit` shows them. */
  head: string
  /** The number of the last seal. */
  n: number
  /** The rows that this seal and those before it cover. */
  rows: number
  /** When it was noted, in ISO 8601. */
  at: string
}

const hasSeals = async (database: Executor): Promise<boolean> => {
  const [found] = await database.execute<{ there: boolean }>(
    sql`select to_regclass('public.auditoria_lacres') is not null as there`
  )
  return found!.there
}

/** Reads the head of the trail, or null while there is no seal. */
export async function readHead(database: Executor): Promise<NotedHead | null> {
  if (!(await hasSeals(database))) return null
  const [found] = await database.execute<{ head: string; n: number; rows: string; at: string }>(sql`
    select s.n || ':' || encode(s.elo, 'hex') as head, s.n, (select sum(linhas) from auditoria_lacres)::text as rows,
      to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from auditoria_lacres s order by s.n desc limit 1`)
  return found ? { head: found.head, n: found.n, rows: Number(found.rows), at: found.at } : null
}

/** Says how a trail falls short of a head that was noted, in a sentence. Returns null when it has that head. */
export async function missingSince(database: Executor, { head, n, rows, at }: NotedHead): Promise<string | null> {
  const [found] = (await hasSeals(database))
    ? await database.execute<{ head: string | null; last: number; rows: string }>(sql`
        select (select n || ':' || encode(elo, 'hex') from auditoria_lacres where n = ${n}::int) as head,
          (select coalesce(max(n), 0) from auditoria_lacres) as last, (select count(*) from auditoria)::text as rows`)
    : [{ head: null, last: 0, rows: '0' }]
  const { head: own, last, rows: there } = found!
  if (own === head) return null
  if (own !== null)
    return `The audit trail is another one than that whose head was noted at ${at}: its seal ${n} differs.`
  const missing = Math.max(0, rows - Number(there))
  return `The audit trail ends before the head that was noted at ${at}: it has seal ${last} of ${n}, and ${missing} of ${rows} rows are missing.`
}
