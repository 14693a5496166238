import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { contasRecentes } from './tables.ts'

/**
 * For this long after an answer from the primary, an account gets answers only from replicas that are as far along. It
 * is longer than a replica may be behind.
 */
const RECENT_SECONDS = 120
/** With less time left, the mark is renewed. The difference covers the work of the request itself. */
const ENOUGH_SECONDS = 90

/**
 * The seconds for which an account still counts as recently answered by the primary, or null without a mark. All times
 * are the database's.
 */
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
