import { loadConfig } from '../../config.ts'
import { openForCommand } from '../../platform/embedded/command.ts'
import { failureText } from '../../platform/log/failure.ts'
import { ConfigError } from '../../platform/settings/config-error.ts'
import { compareCounts, type Difference, rebuildCounts, vacuumCounts } from './recount.ts'

const REPAIR = '--repair'

/** Checks whether the kept counts are right. Exits with 1 when they are not; with `--repair` they are counted again. */
async function main(): Promise<void> {
  const unknown = process.argv.slice(2).filter((word) => word !== REPAIR)
  if (unknown.length > 0) throw new ConfigError([`${unknown.join(' ')}: unknown; there is only ${REPAIR}`])
  const database = await openForCommand('recount', loadConfig())
  try {
    const found = await compareCounts(database.db)
    process.stdout.write(found.map(lineOf).join(''))
    if (found.length === 0) process.stdout.write('The kept counts are right.\n')
    else if (process.argv.includes(REPAIR)) {
      await rebuildCounts(database.db)
      await vacuumCounts(database.db)
      process.stdout.write(`${found.length} differences; counted anew.\n`)
    } else {
      process.stdout.write(`${found.length} differences; ${REPAIR} counts anew.\n`)
      process.exitCode = 1
    }
  } finally {
    await database.close()
  }
}

const lineOf = ({ tabela, chave, guardado, contado }: Difference) =>
  `${tabela}: ${chave}: kept ${guardado}, counted ${contado}\n`

main().catch((error) => {
  process.stderr.write(`${failureText(error)}\n`)
  process.exitCode = 1
})
