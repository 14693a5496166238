import { sql } from 'drizzle-orm'
import type { Removals } from '../../platform/time/cleanup.ts'

/** Removes keys that were revoked, or have expired, 30 days ago. */
export const chavesCleanup: Removals = ({ old, most }) => [
  sql`delete from chaves where id in (
    select id from chaves where least(revogado_em, expira_em) < ${old} limit ${most}) returning 1`
]
