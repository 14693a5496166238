import { ne, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Executor } from '../db/load.ts'
import { keyring } from './keys.ts'
import { chavesDeDados } from './tables.ts'

/** The configured keys can not open all that is in the database. */
export class WrongDataKey extends Error {
  override name = 'WrongDataKey'
}

/**
 * Compares the keys of this process with those by which the database was sealed, and notes the present one. Throws when a key is missing: whoever
 * starts with a wrong one would otherwise seal with it, and find out when the first value does not open.
 */
export async function requireKnownKeys(db: Db): Promise<void> {
  const { current, previous } = keyring()
  const known = await db.select({ id: chavesDeDados.id }).from(chavesDeDados)
  const missing = known.filter(({ id }) => id !== current.id && id !== previous?.id)
  if (missing.length > 0)
    throw new WrongDataKey(
      `DATA_KEY: the database holds data sealed by another key (${missing.map(({ id }) => id).join(', ')}); give that one, or give it as DATA_KEY_PREVIOUS and call make rotate-data-key`
    )
  await db.insert(chavesDeDados).values({ id: current.id, desde: sql`now()` }).onConflictDoNothing()
}

/** The ids of the keys by which the database was sealed; none when it is still empty. */
export async function knownKeys(database: Executor): Promise<string[]> {
  const [found] = await database.execute<{ there: boolean }>(
    sql`select to_regclass('public.chaves_de_dados') is not null as there`
  )
  if (!found!.there) return []
  const rows = await database.execute<{ id: string }>(sql`select id from chaves_de_dados order by desde`)
  return rows.map(({ id }) => id)
}

/** Once nothing is sealed by any other key. */
export async function forgetOtherKeys(db: Db): Promise<void> {
  await db.delete(chavesDeDados).where(ne(chavesDeDados.id, keyring().current.id))
}
