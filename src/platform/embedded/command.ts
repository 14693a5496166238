import { connect, type Db } from '../db/client.ts'
import { unpreparedReason } from '../db/migrate.ts'
import { addressOf } from '../settings/address.ts'
import { ConfigError } from '../settings/config-error.ts'
import { explainedIn } from '../settings/explained.ts'
import { requireDatabase } from '../settings/require-database.ts'
import { startEmbedded } from './embedded.ts'

export interface DatabaseSettings {
  databaseUrl: string | null
  databaseMigrationUrl: string | null
  dataDir: string
  backupDir: string | null
  backupBeside: boolean
}

interface Opened {
  db: Db
  close(): Promise<void>
}

/**
 * Opens the database for a command of operators, beside a running service. The owner of the tables may do anything; the
 * service's own role does where that is enough. No statement has a time limit.
 */
export async function openForCommand(
  applicationName: string,
  { databaseUrl, databaseMigrationUrl, dataDir, backupDir, backupBeside }: DatabaseSettings,
  role: 'owner' | 'service' = 'owner'
): Promise<Opened> {
  const open = async (name: string, where: string, url: string, alsoClose = async () => {}): Promise<Opened> => {
    const opened = connect(url, { max: 1, applicationName, statementTimeout: 0 })
    const close = async () => await opened.close().finally(alsoClose)
    try {
      const reason = await unpreparedReason(opened.db)
      if (reason !== null) throw new ConfigError([`${name}: ${where}: ${reason}`])
      return { db: opened.db, close }
    } catch (error) {
      await close()
      throw error
    }
  }
  if (!databaseUrl) {
    const starting = { dataDir, archiveTo: backupDir, archiveBeside: backupBeside }
    const embedded = await explainedIn('DATA_DIR', dataDir, () => startEmbedded(starting))
    return await open('DATA_DIR', dataDir, embedded.url, embedded.stop)
  }
  const isOwner = role === 'owner' && databaseMigrationUrl !== null
  const [name, url] = isOwner ? ['DATABASE_MIGRATION_URL', databaseMigrationUrl] : ['DATABASE_URL', databaseUrl]
  await requireDatabase(name, url)
  return await open(name, addressOf(url), url)
}
