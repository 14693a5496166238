import { sql } from 'drizzle-orm'
import type { Removals } from '../../platform/time/cleanup.ts'

/**
 * Removes ended sessions with their tokens, expired refresh tokens, used or expired mail tokens, and mails that no
 * longer count.
 */
export const contasCleanup: Removals = ({ now, old, most }) => [
  sql`delete from sessoes where id in (select id from sessoes where coalesce(encerrada_em, expira_em) < ${old} limit ${most}) returning 1`,
  // Replaced tokens are kept while they could still be replayed.
  sql`delete from tokens_renovacao where hash in (select hash from tokens_renovacao where expira_em < ${now} limit ${most}) returning 1`,
  sql`delete from tokens_conta where hash in (select hash from tokens_conta where expira_em < ${old} limit ${most}) returning 1`,
  sql`delete from mails_contados where ctid in (select ctid from mails_contados where em < ${now} - interval '1 hour' limit ${most}) returning 1`
]
