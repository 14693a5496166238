import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { anexos } from '../tables.ts'

/** Counts the bytes of all attachments. */
export async function countAnexoBytes(db: Db): Promise<number> {
  const [stored] = await db.select({ bytes: sql<string>`coalesce(sum(${anexos.tamanho}), 0)` }).from(anexos)
  return Number(stored!.bytes)
}
