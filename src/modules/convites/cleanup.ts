import { sql } from 'drizzle-orm'
import type { Removals } from '../../platform/time/cleanup.ts'

/** Removes invitations that were accepted, or have expired, 30 days ago: they hold a name and an address. */
export const convitesCleanup: Removals = ({ old, most }) => [
  sql`delete from convites where id in (
    select id from convites where coalesce(aceito_em, expira_em) < ${old} limit ${most}) returning 1`
]
