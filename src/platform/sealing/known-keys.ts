import { ne, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Executor } from '../db/load.ts'
import { keyring } from './keys.ts'
import { chavesDeDados } from './tables.ts'

/** The configured keys cannot open everything in the database. */
export class WrongDataKey extends Error {
  override name = 'WrongDataKey'
}

/**
 * Compares the keys of this process with those that sealed the database, and records the current one. Throws when a key
 * is missing. Otherwise a process with a wrong key would seal with it, and notice only when the first value does not
 * open.
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

/** Returns the ids of the keys that sealed the database, or an empty list while the database is empty. */
export async function knownKeys(database: Executor): Promise<string[]> {
  const [found] = await database.execute<{ there: boolean }>(
    sql`select to_regclass('public.chaves_de_dados') is not null as there`
  )
  if (!found!.there) return []
  const rows = await database.execute<{ id: string }>(sql`select id from chaves_de_dados order by desde`)
  return rows.map(({ id }) => id)
}

/** Forgets all keys but the current one. Call it once nothing is sealed by any other key. */
export async function forgetOtherKeys(db: Db): Promise<void> {
  await db.delete(chavesDeDados).where(ne(chavesDeDados.id, keyring().current.id))
}
