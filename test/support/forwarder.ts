import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * What becomes of a new connection. `close` and `silent` are a proxy without a server behind it. `read-only` leads to a
 * server on which nothing can be written; `replica` also has the server say that it is a replica.
 */
export type Way = 'forward' | 'close' | 'silent' | 'read-only' | 'replica'

export interface Forwarder {
  /** The address of the database by way of the forwarder. */
  url: string
  /** How many connections were made so far. */
  connects(): number
  /**
   * Decides about future connections; present ones stay as they are. With a range, it decides only about `count` of
   * them after the next `skip`, and the others go forward.
   */
  lead(way: Way, range?: { skip: number; count: number }): void
  /** Leads future connections to another server. */
  turn(target: string): void
  /** Stops passing anything on through present connections, without telling either side. */
  freeze(): void
  /** Ends every connection at once, on both sides. */
  cut(): void
  close(): Promise<void>
}

/**
 * Stands between the service and a database, as a proxy does before a cluster. It does not understand encrypted
 * connections.
 */
export async function startForwarder(target: string): Promise<Forwarder> {
  let { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let chosen: Way = 'forward'
  let connects = 0
  let range: { skip: number; count: number } | undefined

  function next(): Way {
    if (!range) return chosen
    if (range.skip-- > 0 || range.count-- <= 0) return 'forward'
    return chosen
  }

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }

  const server = createServer((client) => {
    connects++
    keep(client)
    const way = next()
    if (way === 'close') client.destroy()
    if (way === 'close' || way === 'silent') return
    const isReadOnly = way !== 'forward'
    const isReplica = way === 'replica'
    const database = keep(connect(Number(port), hostname))
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
    let isFirst = isReadOnly
    client.on('data', (chunk) => {
      database.write(isFirst ? askReadOnly(chunk) : chunk)
      isFirst = false
    })
    database.on('data', (chunk) => client.write(isReplica ? sayReplica(chunk) : chunk))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    connects: () => connects,
    lead(way, only) {
      chosen = way
      range = only && { ...only }
    },
    turn(other) {
      ;({ hostname, port } = new URL(other))
    },
    freeze() {
      for (const socket of sockets) socket.removeAllListeners('data').pause()
    },
    cut,
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    }
  }
}

/**
 * Adds one setting to the message with which a client begins: pairs of texts that each end with a zero, and a final
 * zero.
 */
function askReadOnly(first: Buffer): Buffer {
  const message = Buffer.concat([first.subarray(0, -1), Buffer.from('default_transaction_read_only\0on\0\0')])
  message.writeUInt32BE(message.length)
  return message
}

/** A message of the server: a letter, the length of what follows including itself, and the content. */
const status = (value: string) => {
  const text = Buffer.from(`in_hot_standby\0${value}\0`)
  const head = Buffer.from('S\0\0\0\0')
  head.writeUInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}

function sayReplica(chunk: Buffer): Buffer {
  const at = chunk.indexOf(status('off'))
  if (at < 0) return chunk
  return Buffer.concat([chunk.subarray(0, at), status('on'), chunk.subarray(at + status('off').length)])
}
