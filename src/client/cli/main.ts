#!/usr/bin/env node
/**
 * The command line `saude-integra`. It reads the arguments, finds the profile and the server, and runs a command. Every
 * failure ends in one place, which prints a sentence or JSON and sets the exit code. With `--ca` the program starts
 * itself again, because Node reads trusted certificates only at its start.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Client, createClient, type Language } from '../client.ts'
import { VERSION } from '../contract.ts'
import type { TokenStore } from '../session.ts'
import { commonOptions, type Given, type OptionTable, readArguments, textOf, UsageError } from './arguments.ts'
import { type Command, type Context, exits } from './command.ts'
import { conformance } from './commands/conform.ts'
import { exportList } from './commands/export.ts'
import { importFile } from './commands/import.ts'
import { watch } from './commands/jobs.ts'
import { list } from './commands/list.ts'
import { login, logout } from './commands/login.ts'
import { receive } from './commands/receive.ts'
import { type Credential, tell } from './failures.ts'
import { help } from './help.ts'
import { languageOf, languages, sayIn } from './messages.ts'
import { profilePath, profileTokens, readProfile } from './profile.ts'
import { createTerminal } from './terminal.ts'

/** Each command with its own options. */
const commands: Record<string, Command> = {
  login,
  logout,
  list,
  import: importFile,
  watch,
  export: exportList,
  receive,
  conform: conformance
}

/** The machine's language is used until the arguments are read. */
let language: Language = languageOf(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG) ?? 'pt-BR'
let server = ''
/** What the calls are made with; null for nothing. */
let credential: Credential | null = null

async function main(args: string[]): Promise<number> {
  const name = args[0]?.startsWith('-') ? undefined : args[0]
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  const given = readArguments(command ? args.slice(1) : args, { ...commonOptions, ...tableOf(command) })
  speak(given)
  if (given.options.version) return print(`saude-integra ${VERSION}`)
  if (given.options.help || name === undefined || name === 'help') return print(help[language])
  if (!command) throw new UsageError('error.command', { name })
  return await run(command, given)
}

const tableOf = (command: Command | undefined): OptionTable => command?.options ?? {}

function print(text: string): number {
  process.stdout.write(`${text}\n`)
  return exits.well
}

function speak({ options }: Given): void {
  const asked = textOf(options, 'lang')
  const known = asked === undefined ? language : languageOf(asked)
  if (!known) throw new UsageError('error.choice', { name: '--lang', values: languages.join(', ') })
  language = known
}

async function run(command: Command, { positionals, options }: Given): Promise<number> {
  const name = textOf(options, 'profile') ?? 'default'
  const path = profilePath(name, process.env)
  const known = await readProfile(path)
  const ca = textOf(options, 'ca') ?? known.ca
  if (ca && resolve(ca) !== process.env.NODE_EXTRA_CA_CERTS) return await runTrusting(resolve(ca))
  server = textOf(options, 'server') ?? known.server ?? ''
  // A receiver with its own secret needs no server.
  if (!server && (command !== receive || options.register)) throw new UsageError('error.noServer')
  // An empty variable is none: scripts pass on what may not be set.
  const key = process.env.SAUDE_INTEGRA_KEY || undefined
  const token = process.env.SAUDE_INTEGRA_TOKEN
  credential = key ? 'key' : (token ?? known.tokens) ? 'session' : null
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  process.once('SIGTERM', () => interrupted.abort())
  const context: Context = {
    args: positionals,
    options,
    json: options.json === true,
    say: sayIn(language),
    terminal: createTerminal(options.json === true),
    language,
    server,
    profile: { name, path, known },
    client: clientOf(key ? { key } : { tokens: token ?? profileTokens(path) }),
    anonymous: clientOf({}),
    signal: interrupted.signal,
    env: process.env
  }
  return await command.run(context)
}

const clientOf = (credentials: { key?: string; tokens?: string | TokenStore }): Client =>
  createClient({
    baseUrl: server,
    language,
    ...credentials,
    headers: { 'User-Agent': `saude-integra-client/${VERSION}` }
  })

/** Runs this program again with the certificate. Node reads the certificates that it trusts only when it starts. */
async function runTrusting(ca: string): Promise<number> {
  await access(ca).catch((error: Error) => {
    throw new UsageError('error.file', { path: ca, reason: error.message })
  })
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: ca }
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit', env })
  // Ctrl+C reaches the child by itself.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  const [code] = await once(child, 'exit')
  return code ?? exits.interrupted
}

// The reader of the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const told = tell(error, sayIn(language), server, credential)
  process.exitCode = told.code
  if (process.argv.includes('--json')) process.stderr.write(`${JSON.stringify({ error: told.error })}\n`)
  else for (const line of told.lines) process.stderr.write(`${line}\n`)
}
// A pipe that stays open would keep the process waiting.
process.stdin.destroy()
