import type { FastifyInstance, FastifyRequest } from 'fastify'
import { onEnded, statusOf } from '../../engine/contract/edge/ended.ts'
import { operationName, operationOf } from '../../engine/contract/edge/named.ts'
import { beginRequest, endSpan, type Span, within } from './span.ts'

/**
 * Makes a span for each request, named after its operation. The span holds the operation's path with placeholders,
 * never the ids. It holds no query, address or account.
 */
export function addTraces(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = beginRequest(request.headers.traceparent)
    if (!span) return done()
    spans.set(request, span)
    within(span, done)
  })
  // The context is entered a second time here, because reading a body loses it.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) within(span, done)
    else done()
  })
  onEnded(app, (request, reply, isAborted) => {
    const span = spans.get(request)
    if (!span) return
    const operation = operationOf(request)
    span.name = operationName(request)
    span.attributes = {
      'http.request.method': request.method,
      'http.response.status_code': statusOf(reply, isAborted),
      ...(operation ? { 'http.route': operation.path } : {})
    }
    span.failed = reply.statusCode >= 500
    endSpan(span)
  })
}
