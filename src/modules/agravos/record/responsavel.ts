import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Actor, auditInsert } from '../../../core/auditoria/record.ts'
import type { Db } from '../../../platform/db/client.ts'
import { casos } from '../tables.ts'

const heldBy = (usuarioId: number) => and(eq(casos.responsavel_id, usuarioId), isNull(casos.excluido_em))

/** Counts the cases that a user has recorded or taken over. */
export const countCasosOf = (db: Db, usuarioId: number): Promise<number> => db.$count(casos, heldBy(usuarioId))

/**
 * Hands a user's cases to another user and records that in the history of each. Returns how many there were. It is one
 * statement with a longer time limit, since there may be a million cases. Must be called in a transaction.
 */
export async function transferCasos(db: Db, actor: Actor, from: number, to: number): Promise<number> {
  const { caller, ip, requestId, now } = actor
  const entries = auditInsert(sql`
    select ${now().toISOString()}::timestamptz, 'caso.transferido', ${caller?.id ?? null}::int, 'caso', id,
      jsonb_build_object('de', ${from}::int, 'para', ${to}::int), ${ip}::text, ${requestId}::text
    from moved order by id`)
  await db.execute(sql`set local statement_timeout = '10min'`)
  const [moved] = await db.execute<{ n: number }>(sql`
    with moved as (
      update ${casos} set responsavel_id = ${to} where ${heldBy(from)} returning ${casos.id}
    ), entry as (${entries})
    select count(*)::int as n from moved`)
  await db.execute(sql`set local statement_timeout to default`)
  return moved?.n ?? 0
}
