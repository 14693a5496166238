import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { contasRecentes } from './tables.ts'

/** So long after an answer of the primary an account is answered by replicas only if they know as much. Longer than a replica may be behind. */
const RECENT_SECONDS = 120
/** With less left it is written anew. What lies between is for the work of the request itself. */
const ENOUGH_SECONDS = 90

/** The seconds for which an account counts as lately answered by the primary; null for one of which nothing is written. All times are the database's. */
export const recentSeconds: SQL<number | null> = sql<
  number | null
>`extract(epoch from ${contasRecentes.ate} - now())::float8`

export const isRecent = (seconds: number | null): boolean => seconds === null || seconds > 0
export const mustRenewRecent = (seconds: number | null): boolean => seconds === null || seconds < ENOUGH_SECONDS

/** Remembers that the primary answers an account now. */
export async function markRecent(db: Db, usuarioId: number): Promise<void> {
  await db.execute(sql`
    insert into ${contasRecentes} as recente (usuario_id, ate)
    values (${usuarioId}, now() + ${RECENT_SECONDS} * interval '1 second')
    on conflict (usuario_id) do update set ate = greatest(recente.ate, excluded.ate)`)
}
