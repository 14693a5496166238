import { type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { type Periodic, periodic } from '../time/periodic.ts'

const EVERY_MS = 3600_000
const KEEP_DAYS = 30
/** Rows of one kind removed at once. */
const MOST = 10_000
/** How often in a row; what is left then goes the next time. */
const BATCHES = 100

/** What a room has removed from its tables: statements that remove at most so many rows each, and return a row for each of them. */
export type Removals = (moments: { now: SQL; old: SQL; most: number }) => SQL[]

/** Removes what no longer has a use: ended sessions with their tokens, used and expired mail tokens, forgotten attempts, jobs, deliveries of webhooks. */
export async function cleanUp(db: Db, now: Date): Promise<number> {
  const old = sql`${new Date(now.getTime() - KEEP_DAYS * 24 * EVERY_MS).toISOString()}::timestamptz`
  const moment = sql`${now.toISOString()}::timestamptz`
  const removals = [
    sql`delete from sessoes where id in (select id from sessoes where coalesce(encerrada_em, expira_em) < ${old} limit ${MOST}) returning 1`,
    // Replaced tokens are kept while they could still be replayed.
    sql`delete from tokens_renovacao where hash in (select hash from tokens_renovacao where expira_em < ${moment} limit ${MOST}) returning 1`,
    sql`delete from tokens_conta where hash in (select hash from tokens_conta where expira_em < ${old} limit ${MOST}) returning 1`,
    sql`delete from bloqueios where chave in (
      select chave from bloqueios where coalesce(bloqueado_ate, '-infinity') < ${moment} and cardinality(em_curso) = 0
        and not exists (select 1 from unnest(falhas) f where f > ${moment} - interval '1 hour') limit ${MOST}) returning 1`,
    // One that still names a file waits until that is removed.
    sql`delete from jobs where id in (select id from jobs where concluido_em < ${old} and arquivo_chave is null limit ${MOST}) returning 1`,
    // Their places as an array have the server look each up; a join it would do by reading the whole table. One that is sent again
    // meanwhile has not ended any more.
    sql`delete from webhook_entregas where concluida_em < ${old} and ctid = any(array(
      select ctid from webhook_entregas where concluida_em < ${old} order by concluida_em limit ${MOST})) returning 1`,
    semWebhook
  ]
  let removed = 0
  for (const removal of removals) removed += await inParts(db, removal)
  return removed
}

/** Deliveries whose webhook was removed. The index is asked for the next webhook after each: there are few of them, and many deliveries. */
const semWebhook = sql`
  with recursive dono (id) as (
    (select webhook_id from webhook_entregas order by webhook_id limit 1)
    union all
    select (select webhook_id from webhook_entregas where webhook_id > dono.id order by webhook_id limit 1) from dono where id is not null
  ), orfao as materialized (
    select id from dono where id is not null and not exists (select 1 from webhooks where webhooks.id = dono.id)
  )
  delete from webhook_entregas where ctid = any(array(
    select entrega.ctid from orfao cross join lateral (select ctid from webhook_entregas where webhook_id = orfao.id limit ${MOST}) entrega
    limit ${MOST})) returning 1`

/** Each part is a transaction of its own, so that nobody waits long for it. */
async function inParts(db: Db, removal: SQL): Promise<number> {
  let removed = 0
  for (let batch = 0; batch < BATCHES; batch++) {
    const { length } = await db.execute(removal)
    removed += length
    if (length < MOST) break
  }
  return removed
}

/** Cleans up every hour. Instances may do so at the same time: they only delete. */
export function cleanUpHourly(db: Db, now: () => Date, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Periodic {
  async function once(): Promise<void> {
    const removed = await cleanUp(db, now())
    if (removed > 0) log.info({ removed }, 'cleaned up')
  }
  return periodic(EVERY_MS, once, log, 'cleaning up failed; it is tried again in an hour')
}
