import { loadConfig } from '../../config.ts'
import { openForCommand } from '../../platform/embedded/command.ts'
import { failureText } from '../../platform/log/failure.ts'
import { useDataKeys } from '../../platform/sealing/keys.ts'
import { WrongDataKey } from '../../platform/sealing/known-keys.ts'
import { BrokenTrail, rotateKeys } from './rotate.ts'

/**
 * Seals with DATA_KEY what DATA_KEY_PREVIOUS has sealed, while the service runs. It may be stopped at any time; called
 * again, it goes on.
 */
async function main(): Promise<void> {
  const config = loadConfig()
  useDataKeys({ current: config.dataKey, previous: config.dataKeyPrevious })
  const database = await openForCommand('rotation', config)
  try {
    await rotateKeys(database.db, new Date())
    process.stdout.write('Everything is sealed by DATA_KEY. DATA_KEY_PREVIOUS is no longer needed.\n')
  } finally {
    await database.close()
  }
}

main().catch((error) => {
  const isTold = error instanceof WrongDataKey || error instanceof BrokenTrail
  process.stderr.write(`${failureText(error, () => isTold)}\n`)
  process.exitCode = 1
})
