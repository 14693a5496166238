import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operationName, operationOf } from '../../engine/contract/edge/named.ts'
import { beginRequest, endSpan, type Span, within } from './span.ts'

/** A span for each request, named by its operation. It has the operation's path with the names of its ids, never the ids; no query, no address, no account. */
export function addTraces(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = beginRequest(request.headers.traceparent)
    if (!span) return done()
    spans.set(request, span)
    within(span, done)
  })
  // Once more: what comes after a body was read does not belong to what came before it.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) within(span, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    if (span) {
      const operation = operationOf(request)
      span.name = operationName(request)
      span.attributes = {
        'http.request.method': request.method,
        'http.response.status_code': reply.statusCode,
        ...(operation ? { 'http.route': operation.path } : {})
      }
      span.failed = reply.statusCode >= 500
      endSpan(span)
    }
    done()
  })
}
