import { homedir } from 'node:os'
import { join } from 'node:path'
import { readJson, withLock, writePrivate } from '../node/tokens.ts'
import type { TokenStore, Tokens } from '../session.ts'
import { UsageError } from './arguments.ts'

/** What is remembered about a server between two commands, in a file that only its owner can read. */
export interface Profile {
  server?: string
  ca?: string
  email?: string
  tokens?: Tokens | null
}

export function profilePath(name: string, env: NodeJS.ProcessEnv): string {
  // The name becomes part of a path.
  if (!/^[\w.-]{1,64}$/.test(name) || name.startsWith('.')) throw new UsageError('error.option', { name: '--profile' })
  const folder = env.SAUDE_INTEGRA_HOME ?? join(env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'saude-integra')
  return join(folder, `${name}.json`)
}

export const readProfile = async (path: string): Promise<Profile> => (await readJson<Profile>(path)) ?? {}

export async function changeProfile(path: string, change: Partial<Profile>): Promise<void> {
  await writePrivate(path, { ...(await readProfile(path)), ...change })
}

export const profileTokens = (path: string): TokenStore => ({
  load: async () => (await readProfile(path)).tokens ?? null,
  save: (tokens) => changeProfile(path, { tokens }),
  lock: (work) => withLock(`${path}.lock`, work)
})
