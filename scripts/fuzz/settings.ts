import { isLoopback } from './send.ts'

export interface Settings {
  count: number
  seed: number
  only: string | null
  /** A running service; null when the run starts one itself. */
  server: { origin: string; token: string; masterKey: string | null } | null
  mayBeOverloaded: boolean
  /** A file that gets a line for each request. */
  log: string | null
}

/** Reads the variables that `make fuzz` passes on. Throws a sentence for a person when one is wrong. */
export function settingsFrom(env: Record<string, string | undefined>, freshSeed: () => number): Settings {
  const { COUNT, SEED, ONLY, SERVER, TOKEN, MASTER_KEY, REMOTE, OVERLOADED, LOG } = env
  return {
    count: COUNT ? whole('COUNT', COUNT) : 2000,
    seed: SEED ? whole('SEED', SEED) : freshSeed(),
    only: ONLY || null,
    server: SERVER ? serverOf(SERVER, TOKEN, MASTER_KEY, REMOTE === 'yes') : null,
    mayBeOverloaded: OVERLOADED === 'yes',
    log: LOG || null
  }
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`)
  return Number(text)
}

function serverOf(server: string, token: string | undefined, masterKey: string | undefined, isRemote: boolean) {
  if (!URL.canParse(server) || new URL(server).protocol !== 'https:')
    throw new Error('SERVER must be an https address.')
  if (!token) throw new Error('SERVER needs TOKEN, the access token of an administrator.')
  if (!isLoopback(server) && !isRemote)
    throw new Error(
      'The fuzzer creates, changes and removes data, so it only runs against this machine. REMOTE=yes allows another service, if that one may be broken.'
    )
  return { origin: new URL(server).origin, token, masterKey: masterKey || null }
}
