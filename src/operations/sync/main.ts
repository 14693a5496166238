import { failureText } from '../../platform/log/failure.ts'
import { ConfigError } from '../../platform/settings/config-error.ts'
import { cannotListen } from '../../platform/tls/free-address.ts'
import { createSyncServer } from './figures.ts'

const ADDRESS = /^(.+):(\d{1,5})$/
const MEMBER = /^(https?:\/\/)?[^\s/:]+:\d{1,5}$/

/**
 * Serves the figures until it is stopped. It needs no settings of the service, and runs on any machine that sees etcd.
 */
async function main(): Promise<void> {
  const [listen = '', etcd = '', scope = 'saude'] = process.argv.slice(2)
  const [, host = '', port] = ADDRESS.exec(listen) ?? []
  const members = etcd.split(',').map((each) => each.trim())
  const problems = [
    ...(host && Number(port) <= 65_535 ? [] : [`LISTEN: given ${JSON.stringify(listen)}, wanted host:port`]),
    ...(members.every((each) => MEMBER.test(each))
      ? []
      : [`ETCD: given ${JSON.stringify(etcd)}, wanted host:port of each member, separated by commas`]),
    ...(/^[\w.-]+$/.test(scope) ? [] : [`SCOPE: given ${JSON.stringify(scope)}, wanted the scope of patroni.yaml`])
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  const server = createSyncServer({ members, scope }, (line) => process.stdout.write(`${line}\n`))
  const address = { host, port: Number(port) }
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(address, error)))
    server.listen(address, resolve)
  })
}

main().catch((error) => {
  process.stderr.write(`${failureText(error)}\n`)
  process.exit(1)
})
