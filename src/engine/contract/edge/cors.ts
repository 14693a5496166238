import type { FastifyCorsOptions } from '@fastify/cors'
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify'

/** Response headers that scripts of other origins may read, besides those that every browser exposes. */
const READABLE = [
  'X-Request-ID',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Reset-After',
  'X-Database-Time-Limit',
  'X-Database-Time-Remaining',
  'X-Database-Time-Reset-After',
  'Retry-After',
  'ETag',
  'Idempotency-Replayed',
  'Content-Disposition',
  'X-Next-Since',
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

const exposed = { 'access-control-expose-headers': READABLE.join(', ') }
const anyOrigin = { ...exposed, 'access-control-allow-origin': '*' }

/** Returns the headers by which a browser lets a page of another origin read an answer, refusals included. */
export function originHeaders({ corsOrigins }: CorsSettings, origin: string | undefined): Record<string, string> {
  if (corsOrigins === '*') return anyOrigin
  const isAllowed = origin !== undefined && corsOrigins.includes(origin)
  return { ...exposed, vary: 'Origin', ...(isAllowed ? { 'access-control-allow-origin': origin } : {}) }
}

/**
 * Sets the headers of `originHeaders` on an answer, refusals included: without them, a page of another origin could not
 * tell a refusal from a broken network. The plugin would set them again in each request, which took 2 µs.
 */
export function allowOrigin(cors: CorsSettings, { headers }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(originHeaders(cors, headers.origin))
}

/** A hook for what pages of other origins may not read: takes back what was set before it was known. */
export function closeToPages(
  _: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes
): void {
  for (const name of Object.keys(anyOrigin)) reply.removeHeader(name)
  done(null, payload)
}

/** Settings of the plugin, which answers every OPTIONS request with what scripts of other origins may send. */
export const corsOptions = ({ corsOrigins }: CorsSettings): FastifyCorsOptions => ({
  origin: corsOrigins,
  methods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  allowedHeaders: SENT,
  exposedHeaders: READABLE,
  maxAge: 86400,
  // By default the plugin answers an OPTIONS request that is not a preflight with a text of its own.
  strictPreflight: false
})
