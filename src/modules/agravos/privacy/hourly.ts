import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'

const WINDOW_MS = 3600_000

/**
 * Something that an account may do so many times in any hour. The moments are in a table with one row for each account,
 * so that all instances share them.
 */
export interface Hourly {
  table: 'recusas_de_texto' | 'identificacoes'
  most: number
}

type Asking = { caller: { id: number }; now: () => Date }

const since = ({ now }: Asking): SQL => sql`${new Date(now().getTime() - WINDOW_MS).toISOString()}::timestamptz`

/** The moments that still count. */
const recent = (asking: Asking): SQL => sql`array(select m from unnest(r.momentos) m where m > ${since(asking)})`

export async function isUsedUp(db: Db, { table, most }: Hourly, asking: Asking): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 from ${sql.identifier(table)} r
    where usuario_id = ${asking.caller.id}::int and cardinality(${recent(asking)}) >= ${most}::int`)
  return found.length > 0
}

/**
 * Counts once more, or returns false when the account has used up its hour. The statement locks the account's row, so
 * that parallel requests cannot exceed the limit.
 */
export async function countOnce(tx: Db, { table, most }: Hourly, asking: Asking): Promise<boolean> {
  const counted = await tx.execute(sql`
    insert into ${sql.identifier(table)} as r (usuario_id, momentos)
    values (${asking.caller.id}::int, array[${asking.now().toISOString()}::timestamptz])
    on conflict (usuario_id) do update set momentos = ${recent(asking)} || excluded.momentos
    where cardinality(${recent(asking)}) < ${most}::int
    returning 1`)
  return counted.length > 0
}

/** The seconds until one of the counted moments no longer counts. */
export async function secondsLeft(tx: Db, { table }: Hourly, asking: Asking): Promise<number> {
  const [found] = await tx.execute<{ first: string }>(sql`
    select extract(epoch from min(m)) * 1000 as first from ${sql.identifier(table)}, unnest(momentos) m
    where usuario_id = ${asking.caller.id}::int and m > ${since(asking)}`)
  const now = asking.now().getTime()
  return Math.max(1, Math.ceil((Number(found?.first ?? now) + WINDOW_MS - now) / 1000))
}
