import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * The responses that a connection still owes. All listeners share it, because Fastify hands clientErrors only a
 * socket.
 */
const owed = new WeakMap<Duplex, Set<ServerResponse>>()

export const isAnswering = (socket: Duplex): boolean =>
  [...(owed.get(socket) ?? [])].some((response) => response.headersSent)

/**
 * The connections of a listener. Each is in one of two states: `arriving` from its acceptance to the end of its
 * handshake or to its first plain byte, then `speaking` until it is closed. The two states may involve different
 * sockets, a plain one and the encrypted one on top of it. The addresses of their ends show that they are one
 * connection. TCP only.
 */
export interface Connections {
  arrive(socket: Socket): void
  speak(socket: Socket): void
  /** Records that a response is owed until it is closed. */
  owe(socket: Socket, response: ServerResponse): void
  /** From now on, every connection ends with the last response that it owes. Connections that owe none end at once. */
  drain(): void
  destroyIdle(): void
  destroyAll(): void
}

/** Tracks connections. `patience` is how many milliseconds a connection may be arriving. */
export function trackConnections(patience: number): Connections {
  const arriving = new Map<string, { socket: Socket; deadline: NodeJS.Timeout }>()
  const speaking = new Set<Socket>()
  let isDraining = false

  function destroyArriving(): void {
    for (const { socket } of arriving.values()) socket.destroy()
  }

  function destroyIdle(): void {
    destroyArriving()
    for (const socket of speaking) if (owed.get(socket)?.size === 0) socket.destroy()
  }

  return {
    arrive(socket) {
      const ends = endsOf(socket)
      const deadline = setTimeout(() => socket.destroy(), patience)
      arriving.set(ends, { socket, deadline })
      socket.once('close', () => {
        clearTimeout(deadline)
        if (arriving.get(ends)?.socket === socket) arriving.delete(ends)
      })
    },

    speak(socket) {
      const ends = endsOf(socket)
      clearTimeout(arriving.get(ends)?.deadline)
      arriving.delete(ends)
      speaking.add(socket)
      owed.set(socket, new Set())
      socket.once('close', () => speaking.delete(socket))
    },

    owe(socket, response) {
      const responses = owed.get(socket)
      responses?.add(response)
      if (isDraining) response.shouldKeepAlive = false
      response.once('close', () => {
        responses?.delete(response)
        if (isDraining && responses?.size === 0) socket.destroySoon()
      })
    },

    drain() {
      isDraining = true
      for (const socket of speaking) {
        const last = [...(owed.get(socket) ?? [])].at(-1)
        if (last) last.shouldKeepAlive = false
      }
      destroyIdle()
    },

    destroyIdle,

    destroyAll() {
      destroyArriving()
      for (const socket of speaking) socket.destroy()
    }
  }
}

const endsOf = ({ remoteAddress, remotePort, localAddress }: Socket) => `${remoteAddress} ${remotePort} ${localAddress}`
