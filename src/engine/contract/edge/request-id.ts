import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Uses the client's request id when it is well formed, and makes a new one otherwise. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : randomUUID()
}
