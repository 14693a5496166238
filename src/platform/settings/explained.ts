import { NotSideBySide } from '../db/side-by-side.ts'
import { offersTls } from '../db/tls-offer.ts'
import { addressOf } from './address.ts'
import { ConfigError } from './config-error.ts'
import { parseUrl } from './parse-address.ts'
import { knownReasonOf, reasonOf } from './reasons.ts'

/** Names what is wrong with the other side of a setting: the setting, the address without its password, the reason. */
export const problemOf = (name: string, url: string, error: unknown): string =>
  `${name}: ${addressOf(url)}: ${reasonOf(error)}`

/** Runs work with the PostgreSQL of a setting. What goes wrong there is named for the operator. */
export async function explained<T>(name: string, url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const known = error instanceof NotSideBySide ? error.message : knownReasonOf(error)
    // Nothing is known of a mistake of our own: its stack says more.
    if (known === null) throw error
    const reason = (await lacksTls(url, error)) ? NO_TLS : known
    throw new ConfigError([`${name}: ${addressOf(url)}: ${reason}`], { cause: error })
  }
}

/** Runs work in the folder of a setting. What goes wrong there is named for the operator. */
export async function explainedIn<T>(name: string, folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new ConfigError([`${name}: ${folder}: ${code === undefined ? message : reasonOf(error)}`], { cause: error })
  }
}

const NO_TLS = 'the server does not offer TLS, which sslmode asks for'
const WITHOUT_TLS = ['disable', 'allow', 'prefer']

/** Whether TLS was asked for in vain. The driver goes on as if it were offered, and the server cuts the connection. */
async function lacksTls(text: string, error: unknown): Promise<boolean> {
  const url = parseUrl(text)
  const mode = url?.searchParams.get('sslmode') ?? 'disable'
  if (!url || WITHOUT_TLS.includes(mode)) return false
  return /ECONNRESET|EPROTO|CONNECTION_CLOSED|SSL/.test(reasonOf(error)) && (await offersTls(url)) === false
}
