import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Without a byte for so long, even a large file is given up. */
const IDLE_MS = 60_000

/** Connections on which a large file is coming. Shared by all listeners, since Fastify hands onClientError a socket only. */
const patient = new WeakSet<Duplex>()

export const isPatient = (socket: Duplex): boolean => patient.has(socket)

/** A request that may take longer than others to arrive, as long as something comes. Once it is answered there is nothing to wait for. */
export function bePatient(request: IncomingMessage, response: ServerResponse, idleMs = IDLE_MS): void {
  const { socket } = request
  patient.add(socket)
  socket.setTimeout(idleMs)
  // The work on what has come may take its time.
  request.once('end', () => socket.setTimeout(0))
  response.once('close', () => patient.delete(socket))
}
