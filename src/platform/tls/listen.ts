import type { FastifyInstance } from 'fastify'
import { type Address, cannotListen } from './free-address.ts'

/** Listens, or ends the process with a sentence where it cannot. */
export async function listen(app: FastifyInstance, { host, port }: Address, stop: () => Promise<void>): Promise<void> {
  try {
    // Fastify does not know that our listener speaks TLS.
    const listenTextResolver = (address: string) => `Server listening at ${address.replace(/^http:/, 'https:')}`
    await app.listen({ host, port, listenTextResolver })
  } catch (error) {
    process.stderr.write(`${cannotListen({ host, port }, error).message}\n`)
    await stop()
    process.exit(1)
  }
}
