import type { Client, Language } from '../client.ts'
import { type Options, type OptionTable, UsageError } from './arguments.ts'
import type { Say } from './messages.ts'
import type { Profile } from './profile.ts'
import type { Terminal } from './terminal.ts'

/** Exit codes, as `help` tells them. */
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
  /** With the tokens of the profile. */
  client: Client
  /** A client that nobody is logged in to. */
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

/** One JSON object per line, for programs. */
export const printJson = ({ terminal }: Context, value: unknown): void => terminal.out(JSON.stringify(value))

/** The words of a command, all of which have to be there, and no others. */
export function wordsOf<const Names extends string[]>(
  { args }: Context,
  ...names: Names
): { [I in keyof Names]: string } {
  const missing = names[args.length]
  if (missing !== undefined) throw new UsageError('error.argument', { name: missing })
  if (args.length > names.length) throw new UsageError('error.tooMany', { name: args[names.length] })
  return args as unknown as { [I in keyof Names]: string }
}
