import { mkdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { connect, type Database, type Guard } from '../../platform/db/client.ts'
import { ownRelease } from '../../platform/db/migrations.ts'
import { instanceName } from '../../platform/db/side-by-side.ts'
import { checkWritable } from '../../platform/disk/folder.ts'
import { type Embedded, startEmbedded } from '../../platform/embedded/embedded.ts'
import type { Interrupts } from '../../platform/embedded/interrupts.ts'
import { explained, explainedIn } from '../../platform/settings/explained.ts'
import { requireDatabases } from '../../platform/settings/require-database.ts'
import type { Vitals } from '../../platform/vitals/vitals.ts'
import { prepareDatabase } from './prepare.ts'

interface DatabaseSettings {
  databaseUrl: string | null
  databaseMigrationUrl: string | null
  dataDir: string
  backupDir: string | null
  backupBeside: boolean
}

interface Around {
  interrupts: Interrupts
  log: Pick<FastifyBaseLogger, 'warn'>
  vitals: Vitals
  /** Decides which primaries are used. */
  guard?: Guard | undefined
}

interface Opened {
  database: Database
  embedded: Embedded | null
}

/**
 * Opens the database that the settings name, or the embedded one, and brings it up to date. Whatever is in the way is
 * named by its setting.
 */
export async function openDatabase(settings: DatabaseSettings, around: Around): Promise<Opened> {
  const { dataDir, databaseUrl, databaseMigrationUrl } = settings
  await explainedIn('DATA_DIR', dataDir, async () => {
    await mkdir(dataDir, { recursive: true })
    await checkWritable(dataDir)
  })
  if (!databaseUrl) return await openEmbedded(settings, around)
  await requireDatabases({ databaseUrl, databaseMigrationUrl }, (problem) => around.log.warn(problem))
  const owner = databaseMigrationUrl ?? databaseUrl
  const name = databaseMigrationUrl ? 'DATABASE_MIGRATION_URL' : 'DATABASE_URL'
  await explained(name, owner, () => prepareDatabase(owner, databaseUrl))
  return { database: open(databaseUrl, around.guard), embedded: null }
}

async function openEmbedded(
  { dataDir, backupDir, backupBeside }: DatabaseSettings,
  { interrupts, log, vitals }: Around
): Promise<Opened> {
  const starting = {
    dataDir,
    archiveTo: backupDir,
    archiveBeside: backupBeside,
    vitals,
    log: (message: string) => log.warn(message)
  }
  return await explainedIn('DATA_DIR', dataDir, async () => {
    const embedded = await interrupts.hold(startEmbedded(starting))
    await prepareDatabase(embedded.url, embedded.runtimeUrl)
    return { database: open(embedded.runtimeUrl), embedded }
  })
}

const open = (url: string, guard?: Guard): Database =>
  connect(url, { applicationName: instanceName(ownRelease()), guard })
