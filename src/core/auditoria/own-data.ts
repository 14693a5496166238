import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { auditoria } from './tables.ts'

const AT_ONCE = 1000

/** What the trail has of an account: what it did, and what was done to it. Batch by batch, since there may be many. */
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
