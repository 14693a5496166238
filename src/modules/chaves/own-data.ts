import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { chaves } from './tables.ts'

/** The keys of an account, for its owner, without what a secret could be checked against. */
export function readOwnChaves(db: Db, usuarioId: number) {
  const { resumo: _, donoId: __, ...columns } = getTableColumns(chaves)
  return db.select(columns).from(chaves).where(eq(chaves.donoId, usuarioId)).orderBy(asc(chaves.id))
}
