import { connect, type Db } from '../db/client.ts'
import { explainedIn } from '../settings/explained.ts'
import { requireDatabase } from '../settings/require-database.ts'
import { startEmbedded } from './embedded.ts'

export interface DatabaseSettings {
  databaseUrl: string | null
  databaseMigrationUrl: string | null
  dataDir: string
  backupDir: string | null
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
  { databaseUrl, databaseMigrationUrl, dataDir, backupDir }: DatabaseSettings,
  role: 'owner' | 'service' = 'owner'
): Promise<Opened> {
  const open = (url: string) => connect(url, { max: 1, applicationName, statementTimeout: 0 })
  if (!databaseUrl) {
    const embedded = await explainedIn('DATA_DIR', dataDir, () => startEmbedded({ dataDir, archiveTo: backupDir }))
    const { db, close } = open(embedded.url)
    return { db, close: async () => await close().finally(embedded.stop) }
  }
  const url = role === 'owner' && databaseMigrationUrl ? databaseMigrationUrl : databaseUrl
  await requireDatabase(url === databaseUrl ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL', url)
  return open(url)
}
