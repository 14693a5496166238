import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The caller's id of the request when it is a decent one, else our own. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : randomUUID()
}
