import type { FastifyCorsOptions } from '@fastify/cors'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Response headers that scripts of other origins may read, besides those that every browser exposes. */
const READABLE = [
  'X-Request-ID',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Reset-After',
  'Retry-After',
  'ETag',
  'Idempotency-Replayed',
  'Content-Disposition',
  'Deprecation',
  'Sunset',
  'Link'
]

/**
 * Headers that scripts of other origins may send: those of section 8, and those a client needs to repeat a request
 * safely.
 */
const SENT = [
  'Content-Type',
  'Authorization',
  'X-Request-ID',
  'Accept-Language',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match'
]

export interface CorsSettings {
  /** The origins whose scripts may call the service; `*` for all. */
  corsOrigins: '*' | string[]
}

export const corsOptions = ({ corsOrigins }: CorsSettings): FastifyCorsOptions => ({
  origin: corsOrigins,
  methods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  allowedHeaders: SENT,
  exposedHeaders: READABLE,
  maxAge: 86400,
  // By default the plugin answers an OPTIONS request that is not a preflight with a text of its own.
  strictPreflight: false
})

/** Sets the headers of the CORS plugin on an answer that does not pass through the plugin's hook. */
export function allowOrigin({ corsOrigins }: CorsSettings, request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers
  reply.header('access-control-expose-headers', READABLE.join(', '))
  if (corsOrigins === '*') reply.header('access-control-allow-origin', '*')
  else {
    reply.header('vary', 'Origin')
    if (origin !== undefined && corsOrigins.includes(origin)) reply.header('access-control-allow-origin', origin)
  }
}
