import { loadConfig } from '../../config.ts'
import { RESET_SECONDS } from '../../core/contas/mails/mail-tokens.ts'
import { openForCommand } from '../../platform/embedded/command.ts'
import { failureText } from '../../platform/log/failure.ts'
import { useDataKeys } from '../../platform/sealing/keys.ts'
import { ConfigError } from '../../platform/settings/config-error.ts'
import { openWayBack, wayBackLink } from './admin.ts'

const END_MFA = '--end-mfa'

/** Gives an account the way back in as an administrator, beside a running service. Prints a link for a new password. */
async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const [email, ...more] = words.filter((word) => word !== END_MFA)
  if (!email || more.length > 0) throw new ConfigError(['EMAIL: wanted the address of one account'])
  const config = loadConfig()
  useDataKeys({ current: config.dataKey, previous: config.dataKeyPrevious })
  const { db, close } = await openForCommand('admin', config, 'service')
  try {
    const way = { email, endMfa: words.includes(END_MFA), now: () => new Date() }
    const { token, changes } = await openWayBack(db, way)
    for (const change of changes) process.stdout.write(`The account ${change}.\n`)
    const minutes = RESET_SECONDS / 60
    process.stdout.write(
      `To choose a new password, open this link once, within ${minutes} minutes:\n${wayBackLink(config.publicUrl, token)}\n`
    )
  } finally {
    await close()
  }
}

main().catch((error) => {
  process.stderr.write(`${failureText(error)}\n`)
  process.exitCode = 1
})
