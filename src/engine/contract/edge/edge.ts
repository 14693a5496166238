import type { TLSSocket } from 'node:tls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpsRequired, methodNotAllowed, notFound } from '../../../errors.ts'
import type { Limiter } from '../request/contract.ts'
import { pathOf } from '../request/paths.ts'
import type { Operation } from '../schema/operation.ts'
import { allowOrigin, type CorsSettings } from './cors.ts'
import { negotiateLanguage } from './language.ts'
import { ofData, security } from './security-headers.ts'
import type { SendError } from './send-error.ts'

/** Headers that mean something only to a browser that shows a page. */
const ofPages = {
  ...security,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0'
}

/** Sets the language of the request and the headers that every answer carries. */
export function introduce(request: FastifyRequest, reply: FastifyReply, cors: CorsSettings): void {
  request.language = negotiateLanguage(request.headers['accept-language'])
  reply.headers(request.url.startsWith('/api/') ? ofData : ofPages)
  allowOrigin(cors, request, reply)
  reply.header('x-request-id', request.id).header('content-language', request.language)
}

export interface Edge {
  operations: Operation[]
  sendError: SendError
  cors: CorsSettings
  /** A function, because the limiter is created after the edge. */
  limiter: () => Limiter | null
}

/** Installs what applies to every request, known or unknown: id, language, HTTPS check and error handling. */
export function addEdge(app: FastifyInstance, { operations, sendError, cors, limiter }: Edge): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('operation', null)
  app.decorateRequest('language', 'pt-BR')
  app.decorateRequest('grantedBy', 'permission')
  app.decorateRequest('bodyDigest', '')
  app.decorateRequest('shed', null)

  const known = patterns(operations)
  const plainer = plainerPaths(known)

  // This hook takes a callback because a promise for each request would cost time.
  app.addHook('onRequest', (request, reply, done) => {
    introduce(request, reply, cors)
    if (!isSecure(request)) throw httpsRequired()
    if (isMisrouted(request, plainer)) reply.callNotFound()
    else done()
  })

  // Fastify waits for the end of the body, which never comes when the client went away before it began to listen.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { destroyed, complete } = request.raw
    done(destroyed && !complete ? new Error('the client has gone') : null)
  })

  app.setErrorHandler(sendError)
  app.setNotFoundHandler(async (request, reply) => {
    await limiter()?.(request, reply, true)
    const methods = methodsOf(known, pathOf(request.url))
    throw methods.length > 0 ? methodNotAllowed(methods) : notFound()
  })
}

/** Returns the methods of a path of the contract. Where several patterns fit, the one with the fewest ids wins. */
function methodsOf(known: Pattern[], path: string): string[] {
  const found = known.filter(({ pattern }) => pattern.test(path))
  const fewest = Math.min(...found.map(({ ids }) => ids))
  return [...new Set(found.filter(({ ids }) => ids === fewest).map(({ method }) => method))]
}

/**
 * Recognises two mistakes of the router. It takes `login` for an id where /usuarios/login lacks the method, and it
 * accepts an empty segment as an id.
 */
function isMisrouted(request: FastifyRequest, plainer: Map<string, RegExp[]>): boolean {
  const { operation } = request.routeOptions.config
  if (operation === undefined) return false
  const others = plainer.get(operation.operation.path)
  if (others === undefined) return false
  if (Object.values((request.params ?? {}) as Record<string, string>).includes('')) return true
  const path = pathOf(request.url)
  return others.some((pattern) => pattern.test(path))
}

/** Maps each path with ids to the other paths that have fixed words in place of some of them. */
function plainerPaths(known: Pattern[]): Map<string, RegExp[]> {
  const withIds = known.filter(({ ids }) => ids > 0)
  return new Map(
    withIds.map(({ path, pattern, ids }) => {
      const others = known.filter((other) => other.ids < ids && pattern.test(other.path))
      return [path, [...new Map(others.map((other) => [other.path, other.pattern])).values()]]
    })
  )
}

/** Accepts TLS on this socket, or plain HTTP from a trusted proxy that speaks HTTPS with the client. */
function isSecure(request: FastifyRequest): boolean {
  // Fastify believes X-Forwarded-Proto only from the addresses of TRUST_PROXY.
  return (request.raw.socket as TLSSocket).encrypted === true || request.protocol === 'https'
}

interface Pattern {
  path: string
  pattern: RegExp
  /** How many ids the path holds. */
  ids: number
  method: string
}

function patterns(operations: Operation[]): Pattern[] {
  return operations.flatMap(({ method, path }) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const ids = path.split('{').length - 1
    return [method, ...(method === 'GET' ? ['HEAD'] : [])].map((m) => ({ path, pattern, ids, method: m }))
  })
}
