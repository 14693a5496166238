import { connect } from 'node:net'

/** The message by which a client asks a PostgreSQL server for TLS. The server answers with one letter. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const YES = 'S'.charCodeAt(0)
const LIMIT_MS = 3_000

/** Asks a server whether it offers TLS. Returns null where it does not say. */
export function offersTls({ hostname, port }: URL): Promise<boolean | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.split(',')[0]!, port: Number(port || 5432), timeout: LIMIT_MS })
    const end = (answer: boolean | null) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => socket.write(SSL_REQUEST))
    socket.once('data', (answer) => end(answer[0] === YES))
    for (const event of ['timeout', 'error', 'close']) socket.once(event, () => end(null))
  })
}
