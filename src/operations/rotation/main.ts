import { loadConfig } from '../../config.ts'
import { connect } from '../../platform/db/client.ts'
import { startEmbedded } from '../../platform/embedded/embedded.ts'
import { useDataKeys } from '../../platform/sealing/keys.ts'
import { WrongDataKey } from '../../platform/sealing/known-keys.ts'
import { ConfigError } from '../../platform/settings/config-error.ts'
import { BrokenTrail, rotateKeys } from './rotate.ts'

/**
 * Seals with DATA_KEY what DATA_KEY_PREVIOUS has sealed, while the service runs. It may be stopped at any time; called
 * again, it goes on.
 */
async function main(): Promise<void> {
  const config = loadConfig()
  useDataKeys({ current: config.dataKey, previous: config.dataKeyPrevious })
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: config.dataDir, archiveTo: config.backupDir })
  const database = connect(config.databaseMigrationUrl ?? config.databaseUrl ?? embedded!.url, {
    max: 1,
    applicationName: 'rotation',
    statementTimeout: 0
  })
  try {
    await rotateKeys(database.db, new Date())
    process.stdout.write('Everything is sealed by DATA_KEY. DATA_KEY_PREVIOUS is no longer needed.\n')
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

main().catch((error) => {
  const isTold = error instanceof ConfigError || error instanceof WrongDataKey || error instanceof BrokenTrail
  process.stderr.write(`${isTold ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
})
