import { connect, type Socket } from 'node:net'
import type { ParsedOptions } from 'postgres'
import { connectionError } from './errors.ts'

/** Where servers may be found, as the driver has read it from the address. */
type Places = Pick<ParsedOptions, 'host' | 'port' | 'path'>

/** What a connection reports to its holder. */
export interface WireEvents {
  /** The connection leads to a server of the wanted kind. */
  ready(): void
  lost(error: unknown): void
}

/** The only socket of a link. */
export interface Wire {
  /** Called by the driver whenever it wants to connect. */
  open(): Socket
  /** Called with what the server says about itself, at its greeting and later. */
  hear(name: string, value: string): void
  destroy(): void
}

/**
 * Creates the socket of a link. The driver reconnects at once and for ever when a connection ends before it is ready.
 * Where a proxy accepts and closes because it has no server, that is thousands of times a second. Here a second attempt
 * ends the link. With several addresses, each attempt takes the next one (`turn`).
 */
export function createWire(
  { host, port, path }: Places,
  turn: number,
  { ready, lost }: WireEvents,
  takesStandby = false
): Wire {
  let socket: Socket | undefined
  return {
    open() {
      if (socket) {
        const error = connectionError('CONNECTION_CLOSED', 'The connection ended before it was ready')
        lost(error)
        throw error
      }
      const place = { host: host[turn % host.length]!, port: port[turn % port.length]! }
      socket = path ? connect(path) : connect(place)
      // The driver adds its own listener a moment later, and with several addresses it keeps some errors to itself.
      socket.on('error', lost)
      return Object.assign(socket, place)
    },
    hear(name, value) {
      if (name !== 'in_hot_standby') return
      // A replica may be behind, so it could still let in an account that has been locked.
      if (value === 'on' && !takesStandby) lost(connectionError('SERVER_IS_REPLICA', 'The server is a replica'))
      else ready()
    },
    destroy: () => void socket?.destroy()
  }
}
