/*
 * Written by hand: @fastify/cors 11.4.1 sets its headers in a hook of its own, and what is refused before that hook had
 * none. A page of another origin could not tell a 503 from a broken network.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

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

const exposed = { 'access-control-expose-headers': READABLE.join(', ') }
const anyOrigin = { ...exposed, 'access-control-allow-origin': '*' }

/** Returns the headers by which a browser lets a page of another origin read an answer, refusals included. */
export function originHeaders({ corsOrigins }: CorsSettings, origin: string | undefined): Record<string, string> {
  if (corsOrigins === '*') return anyOrigin
  const isAllowed = origin !== undefined && corsOrigins.includes(origin)
  return { ...exposed, vary: 'Origin', ...(isAllowed ? { 'access-control-allow-origin': origin } : {}) }
}

/** Figures of operation are not for pages, whatever their origin. */
const isClosed = (url: string) => /^\/metrics(?:[/?]|$)/.test(url)

/** Sets the headers of `originHeaders` on an answer. */
export function allowOrigin(cors: CorsSettings, { url, headers }: FastifyRequest, reply: FastifyReply): void {
  if (!isClosed(url)) reply.headers(originHeaders(cors, headers.origin))
}

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': SENT.join(', '),
  'access-control-max-age': '86400',
  // Some browsers wait for a body unless a 204 says that there is none.
  'content-length': '0'
}

/** Answers every OPTIONS request with what scripts of other origins may send. */
export function addPreflight(app: FastifyInstance): void {
  app.options('*', async (request, reply) => {
    if (isClosed(request.url)) return reply.callNotFound()
    return reply.code(204).headers(preflight).send()
  })
}
