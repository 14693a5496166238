import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { auditoria } from './tables.ts'

const AT_ONCE = 1000

/** Reads what an account did, and what was done to it. It works in batches, because there may be many entries. */
export async function* readOwnEntries(db: Db, usuarioId: number) {
  const isOwn = or(
    eq(auditoria.atorId, usuarioId),
    and(eq(auditoria.alvoTipo, 'usuario'), eq(auditoria.alvoId, usuarioId))
  )
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(auditoria)
      .where(and(isOwn, gt(auditoria.id, last)))
      .orderBy(asc(auditoria.id))
      .limit(AT_ONCE)
    yield* rows
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!.id
  }
}
