import type { FastifyBaseLogger } from 'fastify'
import { problemOf } from './explained.ts'

interface Neighbour {
  name: string
  /** Null where the setting is not given. */
  url: string | null
  check(): Promise<void>
}

/**
 * Asks the neighbours that the service can do without for a while, and tells of those that do not work. Otherwise a
 * wrong address would be noticed only when the first mail or file is lost.
 */
export async function tellFailing(neighbours: Neighbour[], log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  await Promise.all(
    neighbours.map(async ({ name, url, check }) => {
      if (url !== null) await check().catch((error) => log.warn(problemOf(name, url, error)))
    })
  )
}
