import { loadConfig } from '../../config.ts'
import { changeModo, type Estado, readModo } from '../../core/modo/queries.ts'
import type { Mode } from '../../engine/contract/schema/operation.ts'
import { openForCommand } from '../../platform/embedded/command.ts'
import { failureText } from '../../platform/log/failure.ts'
import { useDataKeys } from '../../platform/sealing/keys.ts'
import { ConfigError } from '../../platform/settings/config-error.ts'

/** The words of the command, and those of the contract. */
const MODES: Record<string, Mode> = {
  normal: 'normal',
  'read-only': 'somente_leitura',
  maintenance: 'manutencao',
  somente_leitura: 'somente_leitura',
  manutencao: 'manutencao'
}
const LONGEST = 500

/** Shows the mode of the service, or changes it, beside the running instances. */
async function main(): Promise<void> {
  const [word = '', mensagem = ''] = process.argv.slice(2).map((text) => text.trim())
  const modo = MODES[word]
  if (word && !modo) throw new ConfigError([`MODE: given ${JSON.stringify(word)}, wanted normal|read-only|maintenance`])
  if (mensagem.length > LONGEST) throw new ConfigError([`MESSAGE: wanted at most ${LONGEST} characters`])
  const config = loadConfig()
  useDataKeys({ current: config.dataKey, previous: config.dataKeyPrevious })
  const database = await openForCommand('mode', config, 'service')
  try {
    if (modo) await changeModo(database.db, operator, { modo, mensagem: mensagem || null })
    process.stdout.write(lineOf(await readModo(database.db)))
  } finally {
    await database.close()
  }
}

/** The audit trail notes the act without an account. */
const operator = { caller: null, ip: null, requestId: null, now: () => new Date() }

function lineOf({ modo, mensagem, desde }: Estado): string {
  const since = desde ? ` since ${desde.toISOString()}` : ''
  const told = mensagem ? `. Callers are told: ${mensagem}` : ''
  return `The mode is ${modo}${since}${told}\n`
}

main().catch((error) => {
  process.stderr.write(`${failureText(error)}\n`)
  process.exitCode = 1
})
