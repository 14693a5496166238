import { createServer } from 'node:net'
import { ConfigError } from '../settings/config-error.ts'
import { reasonOf } from '../settings/reasons.ts'

export interface Address {
  host: string
  port: number
}

/** The codes of an address that is not this machine's. */
const OF_OTHERS = ['EADDRNOTAVAIL', 'EAI_AGAIN', 'ENOTFOUND']

/** Says which setting is to blame that nobody can listen. */
export function cannotListen({ host, port }: Address, error: unknown): ConfigError {
  const name = OF_OTHERS.includes((error as NodeJS.ErrnoException).code ?? '') ? 'HOST' : 'PORT'
  return new ConfigError([`${name}: cannot listen on ${host}:${port}: ${reasonOf(error)}`], { cause: error })
}

/** Listens for a moment, so that an address that is taken is noticed before anything else is begun. */
export async function requireFreeAddress(address: Address): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ ...address, exclusive: true }, resolve)
    })
  } catch (error) {
    throw cannotListen(address, error)
  }
  await new Promise((resolve) => probe.close(resolve))
}
