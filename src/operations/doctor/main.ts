import { loadConfig } from '../../config.ts'
import { failureText } from '../../platform/log/failure.ts'
import { examine, lineOf, looksAt, sumOf } from './doctor.ts'
import { openToLook } from './open.ts'

/**
 * Looks at an installation, beside a running service or before its first start, and changes nothing. Exits with 1 when
 * something is wrong. Settings that cannot be read are named, and nothing else is looked at.
 */
async function main(): Promise<void> {
  const letterTo = process.argv[2] ?? null
  const config = loadConfig()
  const tell = (line: string) => void process.stdout.write(line)
  const database = await openToLook(config)
  try {
    const all = await examine(looksAt(config, database, letterTo), (told) => tell(lineOf(told)))
    tell(sumOf(all))
    if (all.some(({ state }) => state === 'wrong')) process.exitCode = 1
  } finally {
    await database.close()
  }
}

main().catch((error) => {
  process.stderr.write(`${failureText(error)}\n`)
  process.exitCode = 1
})
