import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Actor, auditInsert } from '../../../core/auditoria/record.ts'
import type { Caller } from '../../../engine/contract/handler.ts'
import type { Db } from '../../../platform/db/client.ts'
import { type Reach, reachOf, within } from '../reach.ts'
import { casos } from '../tables.ts'

type Reaching = Pick<Caller, 'id' | 'territorio'>

const heldBy = (reach: Reach, usuarioId: number) =>
  and(eq(casos.responsavel_id, usuarioId), isNull(casos.excluido_em), within(reach))

/** Counts the cases that a user has recorded or taken over, as far as the caller reaches. */
export const countCasosOf = (db: Db, caller: Reaching, usuarioId: number): Promise<number> =>
  db.$count(casos, heldBy(reachOf(caller), usuarioId))

/**
 * Hands a user's cases to another user and records that in the history of each. Returns how many there were. Cases
 * beyond the caller's reach stay: whoever takes a case over may read it, so a caller could otherwise take what lies
 * beyond. It is one statement with a longer time limit, since there may be a million cases. Must be called in a
 * transaction.
 */
export async function transferCasos(
  db: Db,
  actor: Actor & { caller: Reaching },
  from: number,
  to: number
): Promise<number> {
  const { caller, ip, requestId, now } = actor
  const entries = auditInsert(sql`
    select ${now().toISOString()}::timestamptz, 'caso.transferido', ${caller.id}::int, 'caso', id,
      jsonb_build_object('de', ${from}::int, 'para', ${to}::int), ${ip}::text, ${requestId}::text
    from moved order by id`)
  await db.execute(sql`set local statement_timeout = '10min'`)
  const [moved] = await db.execute<{ n: number }>(sql`
    with moved as (
      update ${casos} set responsavel_id = ${to} where ${heldBy(reachOf(caller), from)} returning ${casos.id}
    ), entry as (${entries})
    select count(*)::int as n from moved`)
  await db.execute(sql`set local statement_timeout to default`)
  return moved?.n ?? 0
}
