import { loadConfig } from '../../config.ts'
import { checkTrail } from '../../core/auditoria/check-trail.ts'
import { openForCommand } from '../../platform/embedded/command.ts'
import { failureText } from '../../platform/log/failure.ts'
import { useDataKeys } from '../../platform/sealing/keys.ts'
import { ConfigError } from '../../platform/settings/config-error.ts'

/**
 * Checks whether the audit trail is intact. Exits with 1 when a row or a seal was changed, removed or inserted. The
 * argument is a head that was noted earlier, which the chain must still contain. Without it, nobody can know whether
 * the end was cut off.
 */
async function main(): Promise<void> {
  const [anchor = null, ...more] = process.argv.slice(2)
  if (more.length > 0 || (anchor && !/^\d+:[0-9a-f]{64}$/.test(anchor)))
    throw new ConfigError([`${process.argv.slice(2).join(' ')}: wanted a head, as it was shown earlier, or nothing`])
  const config = loadConfig()
  useDataKeys({ current: config.dataKey, previous: config.dataKeyPrevious })
  const database = await openForCommand('check-audit', config, 'service')
  try {
    const { linhas, lacres, abertas, head, findings } = await checkTrail(database.db, new Date(), anchor)
    process.stdout.write(
      `${linhas} sealed rows in ${lacres} seals, ${abertas} not sealed yet. Head: ${head ?? 'none'}\n`
    )
    for (const finding of findings) process.stdout.write(`${finding}\n`)
    process.stdout.write(findings.length === 0 ? 'The audit trail is whole.\n' : 'The audit trail was tampered with.\n')
    if (findings.length > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

main().catch((error) => {
  process.stderr.write(`${failureText(error)}\n`)
  process.exitCode = 1
})
