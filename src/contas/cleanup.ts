import { sql } from 'drizzle-orm'
import type { Removals } from '../cleanup/cleanup.ts'

/** Ended sessions with their tokens, and tokens of mails. A refresh token that was replaced is kept while it could still be sent again. */
export const contasCleanup: Removals = ({ now, old, most }) => [
  sql`delete from sessoes where id in (select id from sessoes where coalesce(encerrada_em, expira_em) < ${old} limit ${most}) returning 1`,
  sql`delete from tokens_renovacao where hash in (select hash from tokens_renovacao where expira_em < ${now} limit ${most}) returning 1`,
  sql`delete from tokens_conta where hash in (select hash from tokens_conta where expira_em < ${old} limit ${most}) returning 1`
]
