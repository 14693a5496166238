import { and, asc, lt } from 'drizzle-orm'
import { audit } from '../../../core/auditoria/record.ts'
import type { Db } from '../../../platform/db/client.ts'
import { oneOf } from '../../../platform/db/one-of.ts'
import type { Files } from '../../../platform/files/store.ts'
import { anexos, casos } from '../tables.ts'

interface Retention {
  db: Db
  files: Files
  now: () => Date
}

/**
 * Removes for good the cases that were deleted before a moment, with personal data and attachments. Files go first:
 * after an interruption the next run finds the case again. Returns how many were removed. The history of each stays in
 * the audit trail, without the person.
 */
export async function removeDeletedCasos({ db, files, now }: Retention, before: Date, most: number): Promise<number> {
  const isDue = lt(casos.excluido_em, before)
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
