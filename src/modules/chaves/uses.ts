import { sql } from 'drizzle-orm'
import { batchedByDatabase } from '../../platform/batch/batch.ts'
import type { Db } from '../../platform/db/client.ts'

const EVERY_MS = 60_000
const MOST = 100

interface Use {
  id: number
  em: string
}

/** Writes uses. Where several requests have found the same old use, one of them writes. */
const write = batchedByDatabase(async (db, uses: Use[]) => {
  await db.execute(sql`
    update chaves set ultimo_uso_em = u.em
    from (
      select id, max(em) as em from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as given (id int, em timestamptz)
      group by id order by id
    ) u
    where chaves.id = u.id and coalesce(chaves.ultimo_uso_em, '-infinity') <= u.em - ${EVERY_MS} * interval '1 millisecond'`)
  return uses.map(() => undefined)
}, MOST)

/** Remembers that a key was used, to the minute: a program with thousands of requests costs one write in each. */
export async function noteUse(db: Db, key: { id: number; ultimoUsoEm: Date | null }, now: Date): Promise<void> {
  if (key.ultimoUsoEm !== null && now.getTime() - key.ultimoUsoEm.getTime() < EVERY_MS) return
  await write(db, { id: key.id, em: now.toISOString() })
}
