import { and, asc, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import type { Files } from '../../../platform/files/store.ts'
import { anexos, casos, casosUnidos } from '../tables.ts'

interface Retention {
  db: Db
  files: Files
  now: () => Date
}

const DAY_MS = 24 * 3600_000
/** How long it can be taken back that a case was taken for another. */
const UNDO_DAYS = 30

/** The moment up to which decisions about duplicates stand for good. */
export const lastSettled = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY_MS)

/**
 * The condition for what was deleted before a moment, but for cases that were taken for another one so lately that they
 * may still come back.
 */
function dueBefore(before: Date, settled: Date): SQL | undefined {
  const isOld = lt(casos.excluido_em, before)
  if (before <= settled) return isOld
  const isUnited = sql`exists (select from ${casosUnidos} where ${casosUnidos.id} = ${casos.id})`
  return and(isOld, or(lte(casos.excluido_em, settled), sql`not ${isUnited}`))
}

/**
 * Removes for good the cases that were deleted before a moment, with personal data and attachments. Files go first:
 * after an interruption the next run finds the case again. Returns how many were removed. The history of each stays in
 * the audit trail, without the person.
 */
export async function removeDeletedCasos({ db, files, now }: Retention, before: Date, most: number): Promise<number> {
  const isDue = dueBefore(before, lastSettled(now()))
  // In the order of the index. In the order of ids, each batch would read everything that is due before taking some,
  // which took seconds with ten thousand cases.
  const due = await db.select({ id: casos.id }).from(casos).where(isDue).orderBy(asc(casos.excluido_em)).limit(most)
  const ids = due.map(({ id }) => id).sort((x, y) => x - y)
  if (ids.length === 0) return 0
  const stored = await db.select({ chave: anexos.chave }).from(anexos).where(oneOf(anexos.casoId, ids))
  for (const { chave } of stored) await files.remove(chave)
  const service = { caller: null, ip: null, requestId: null, now }
  return await db.transaction(async (tx) => {
    const removed = await tx
      .delete(casos)
      .where(and(oneOf(casos.id, ids), isDue))
      .returning({ id: casos.id })
    for (const { id } of removed)
      await audit(tx, service, 'caso.removido', { tipo: 'caso', id }, { motivo: 'retencao' })
    return removed.length
  })
}
