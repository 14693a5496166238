import { and, eq, sql } from 'drizzle-orm'
import type { StoredResults } from '../../core/jobs/quota.ts'
import type { Db } from '../../platform/db/client.ts'
import { relatorios } from './tables.ts'

const bytes = sql<string>`coalesce(sum(${relatorios.tamanho}), 0)`
const isStored = eq(relatorios.estado, 'concluido')

/** What the bulletins of an account take, whether it asked for them or a schedule of it did. */
export async function storedRelatoriosOf(db: Db, donoId: number): Promise<StoredResults> {
  const [stored] = await db
    .select({ bytes, expires: sql<string | null>`min(${relatorios.expiraEm})` })
    .from(relatorios)
    .where(and(eq(relatorios.donoId, donoId), isStored))
  return { bytes: Number(stored!.bytes), expires: stored!.expires === null ? null : new Date(stored!.expires) }
}

export async function countRelatorioBytes(db: Db): Promise<number> {
  const [stored] = await db.select({ bytes }).from(relatorios).where(isStored)
  return Number(stored!.bytes)
}
