import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Even a large file is given up after this long without a byte. */
const IDLE_MS = 60_000

/**
 * Connections on which a large file is arriving. All listeners share it, because Fastify hands clientErrors only a
 * socket.
 */
const patient = new WeakSet<Duplex>()

export const isPatient = (socket: Duplex): boolean => patient.has(socket)

/** Lets a request take longer than others to arrive while bytes keep coming. This ends when the request is answered. */
export function bePatient(request: IncomingMessage, response: ServerResponse, idleMs = IDLE_MS): void {
  const { socket } = request
  patient.add(socket)
  socket.setTimeout(idleMs)
  // Working on what was received may take its time.
  request.once('end', () => socket.setTimeout(0))
  response.once('close', () => patient.delete(socket))
}
