import { connect, type Socket } from 'node:net'
import type { ParsedOptions } from 'postgres'
import { connectionError } from './errors.ts'

/** Where servers may be found, as the driver has read it from the address. */
type Places = Pick<ParsedOptions, 'host' | 'port' | 'path'>

/** What a connection tells whoever holds it. */
export interface WireEvents {
  /** It leads to a server of the kind that is wanted. */
  ready(): void
  lost(error: unknown): void
}

/** The one socket of a link. */
export interface Wire {
  /** What the driver calls whenever it wants to connect. */
  open(): Socket
  /** What the server says of itself, as it greets and later. */
  hear(name: string, value: string): void
  destroy(): void
}

/**
 * The driver connects again at once, and for ever, when a connection ends before it was ready: thousands of times a second where a proxy accepts and
 * closes because it has no server to lead to. Here a second attempt is the end of the link. Of several places, each attempt takes the next (`turn`).
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
      // The driver's own listener comes a moment later, and with several places it keeps some errors to itself.
      socket.on('error', lost)
      return Object.assign(socket, place)
    },
    hear(name, value) {
      if (name !== 'in_hot_standby') return
      // What is read there may be old, and who was locked out may still be let in.
      if (value === 'on' && !takesStandby) lost(connectionError('CONNECTION_CLOSED', 'The server is a replica'))
      else ready()
    },
    destroy: () => void socket?.destroy()
  }
}
