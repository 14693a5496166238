import type { Client, Language } from '../client.ts'
import { type Options, type OptionTable, UsageError } from './arguments.ts'
import type { Say } from './messages.ts'
import type { Profile } from './profile.ts'
import type { Terminal } from './terminal.ts'

/** Exit codes, as `help` lists them. */
export const exits = { well: 0, refused: 1, usage: 2, network: 3, refusedRows: 4, interrupted: 130 } as const

export interface Context {
  args: string[]
  options: Options
  json: boolean
  say: Say
  terminal: Terminal
  language: Language
  server: string
  profile: { name: string; path: string; known: Profile }
  /** A client with the tokens of the profile. */
  client: Client
  /** A client without a login. */
  anonymous: Client
  /** Aborted by Ctrl+C. */
  signal: AbortSignal
  env: NodeJS.ProcessEnv
}

export interface Command {
  options: OptionTable
  /** Returns the exit code. */
  run(context: Context): Promise<number>
}

/** Prints one JSON object per line, for programs. */
export const printJson = ({ terminal }: Context, value: unknown): void => terminal.out(JSON.stringify(value))

/** Returns the words of a command. All of them are required, and no others are allowed. */
export function wordsOf<const Names extends string[]>(
  { args }: Context,
  ...names: Names
): { [I in keyof Names]: string } {
  const missing = names[args.length]
  if (missing !== undefined) throw new UsageError('error.argument', { name: missing })
  if (args.length > names.length) throw new UsageError('error.tooMany', { name: args[names.length] })
  return args as unknown as { [I in keyof Names]: string }
}
