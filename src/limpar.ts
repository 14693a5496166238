import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/client.ts'
import { type Periodico, periodico } from './periodico.ts'

const EVERY_MS = 3600_000
const KEEP_DAYS = 30
/** Rows of one kind removed at once; what is left goes the next time. */
const MOST = 10_000

/** Removes what no longer has a use: ended sessions with their tokens, used and expired mail tokens, forgotten attempts, jobs. */
export async function limpar(db: Db, now: Date): Promise<number> {
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
    sql`delete from jobs where id in (select id from jobs where concluido_em < ${old} and arquivo_chave is null limit ${MOST}) returning 1`
  ]
  let removed = 0
  for (const removal of removals) removed += (await db.execute(removal)).length
  return removed
}

/** Cleans up every hour. Instances may do so at the same time: they only delete. */
export function limparDeHoraEmHora(db: Db, now: () => Date, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Periodico {
  async function once(): Promise<void> {
    const removed = await limpar(db, now())
    if (removed > 0) log.info({ removed }, 'cleaned up')
  }
  return periodico(EVERY_MS, once, log, 'cleaning up failed; it is tried again in an hour')
}
