import { type Contact, contact } from '../db/contact.ts'
import { whileSlow } from '../db/slow-start.ts'
import { addressOf } from './address.ts'
import { ConfigError } from './config-error.ts'
import { explained, problemOf } from './explained.ts'

interface Addresses {
  databaseUrl: string
  databaseMigrationUrl: string | null
}

/** The first major version of PostgreSQL that the migrations work with. */
const LEAST = 15

/**
 * Logs in at each address of the settings. Whatever is wrong with one of them is named by its setting, before anything
 * else is tried there. `tell` gets a line when a server lets us wait.
 */
export async function requireDatabases(
  { databaseUrl, databaseMigrationUrl }: Addresses,
  tell: (problem: string) => void
): Promise<void> {
  const { database } = await requireDatabase('DATABASE_URL', databaseUrl, tell)
  if (!databaseMigrationUrl) return
  const owner = await requireDatabase('DATABASE_MIGRATION_URL', databaseMigrationUrl, tell)
  if (owner.database !== database)
    throw new ConfigError([
      `DATABASE_MIGRATION_URL: ${addressOf(databaseMigrationUrl)}: another database than that of DATABASE_URL (${database})`
    ])
}

export async function requireDatabase(
  name: string,
  url: string,
  tell: (problem: string) => void = () => {}
): Promise<Contact> {
  const onWait = (error: unknown) => tell(`${problemOf(name, url, error)}; tried again for a minute`)
  return await explained(name, url, async () => {
    const found = await whileSlow(() => contact(url), undefined, onWait)
    const major = Math.floor(found.version / 10_000)
    if (major >= LEAST) return found
    throw new ConfigError([`${name}: ${addressOf(url)}: PostgreSQL ${major}, wanted ${LEAST} or later`])
  })
}
