import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Db } from '../../platform/db/client.ts'
import type { DatabaseSettings } from '../../platform/embedded/command.ts'
import { startEmbedded } from '../../platform/embedded/embedded.ts'
import { requireDatabase } from '../../platform/settings/require-database.ts'
import { type Look, ok } from './finding.ts'
import { backupLook, statusLook } from './look-backup.ts'
import { databaseLooks } from './look-database.ts'

export interface LookSettings extends DatabaseSettings {
  databaseReplicaUrl: string | null
  restoreTestDays: number
  backupStatus: string | null
  env: string
}

export interface Opened {
  /** Null where there is no database yet, or none that answers. */
  db: Db | null
  looks(now: () => Date): Look[]
  close(): Promise<void>
}

/** Opens the database with the rights of the service. An embedded one that does not exist yet is not made. */
export async function openToLook(settings: LookSettings): Promise<Opened> {
  const {
    databaseUrl,
    databaseMigrationUrl,
    databaseReplicaUrl: replicaUrl,
    dataDir,
    backupDir,
    backupBeside,
    restoreTestDays,
    backupStatus,
    env
  } = settings
  const unopened = (look: Look['look']): Opened => ({
    db: null,
    looks: () => [{ name: 'database', look }],
    close: async () => {}
  })
  if (!databaseUrl && !existsSync(join(dataDir, 'server')))
    return unopened(async () => ok('embedded; it does not exist yet, the first start makes it'))
  try {
    if (databaseUrl) await requireDatabase('DATABASE_URL', databaseUrl)
    const embedded = databaseUrl
      ? null
      : await startEmbedded({ dataDir, archiveTo: backupDir, archiveBeside: backupBeside })
    const { db, close } = connect(databaseUrl ?? embedded!.runtimeUrl, { max: 1, applicationName: 'doctor' })
    const place = {
      setting: databaseUrl ? 'DATABASE_URL' : null,
      hasOwner: !databaseUrl || databaseMigrationUrl !== null,
      replicaUrl,
      isProduction: env === 'production'
    }
    return {
      db,
      looks: (now) => [
        ...databaseLooks(db, place, now),
        embedded
          ? backupLook({ dataDir, backupDir: embedded.backupDir, restoreTestDays }, now)
          : statusLook({ backupStatus, isProduction: env === 'production' }, now)
      ],
      close: async () => await close().finally(() => embedded?.stop())
    }
  } catch (error) {
    return unopened(() => Promise.reject(error))
  }
}
