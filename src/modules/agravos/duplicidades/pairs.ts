import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import { ApiError, caseUnited, notFound } from '../../../errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { lockCaso } from '../queries.ts'
import { type Reach, within } from '../reach.ts'
import { lastSettled } from '../record/retention.ts'
import { casos, casosUnidos, duplicidades } from '../tables.ts'

export type Duplicidade = typeof duplicidades.$inferSelect

export const canUndo = ({ estado, decididaEm }: Duplicidade, now: Date): boolean =>
  estado !== 'pendente' && decididaEm !== null && decididaEm > lastSettled(now)

/**
 * The condition for pairs that somebody may know of: both cases are within reach, and none is deleted but the one that
 * was taken for the other.
 */
export const isSeen = (reach: Reach): SQL => sql`2 = (
  select count(*) from ${casos} where ${casos.id} in (${duplicidades.casoA}, ${duplicidades.casoB})
    and (${casos.excluido_em} is null or ${casos.id} <> ${duplicidades.mantidoId}) and ${within(reach) ?? sql`true`})`

/** Reads a pair and locks it until the transaction ends. Throws 404 for one that the caller may not know of. */
export async function lockPair(tx: Db, reach: Reach, id: number): Promise<Duplicidade> {
  const [found] = await tx
    .select()
    .from(duplicidades)
    .where(and(eq(duplicidades.id, id), isSeen(reach)))
    .for('update')
  if (!found) throw notFound()
  return found
}

/** Notes in the trail that somebody decided about a pair whose cases stay as they are. */
export const auditPair = (
  tx: Db,
  context: Context<'secured'>,
  acao: 'duplicidade.distintas' | 'duplicidade.desfeita',
  { id, casoA, casoB }: Duplicidade
): Promise<void> => audit(tx, context, acao, { tipo: 'caso', id: null }, { duplicidade: id, casos: [casoA, casoB] })

/** Locks both cases of a pair, in the order of their ids. */
export async function lockBoth(tx: Db, reach: Reach, { casoA, casoB }: Duplicidade) {
  return { [casoA]: await lockCaso(tx, reach, casoA), [casoB]: await lockCaso(tx, reach, casoB) }
}

/** What is thrown for a case that was not found: the 404 of one that was taken for another names the kept one. */
export async function orKept(db: Db, reach: Reach, id: number, error: unknown): Promise<never> {
  const kept = error instanceof ApiError && error.status === 404 ? await keptFor(db, reach, id) : null
  throw kept === null ? error : caseUnited(kept)
}

/** The case for which another one was taken, where it is within reach; else null. */
async function keptFor(db: Db, reach: Reach, id: number): Promise<number | null> {
  const [found] = await db
    .select({ id: casos.id })
    .from(casosUnidos)
    .innerJoin(casos, eq(casos.id, casosUnidos.mantidoId))
    .where(and(eq(casosUnidos.id, id), isNull(casos.excluido_em), within(reach)))
  return found?.id ?? null
}
