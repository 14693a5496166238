import { sql } from 'drizzle-orm'
import type { Removals } from '../../platform/time/cleanup.ts'

/** Removes jobs that ended long ago. A job that still names a file waits until the file is removed. */
export const jobsCleanup: Removals = ({ old, most }) => [
  sql`delete from jobs where id in (select id from jobs where concluido_em < ${old} and arquivo_chave is null limit ${most}) returning 1`
]
