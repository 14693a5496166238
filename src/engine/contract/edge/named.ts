import type { FastifyRequest } from 'fastify'

/** Returns the operation that a request asks for. Pages, files, probes and unknown addresses have none. */
export const operationOf = (request: FastifyRequest) =>
  (request.operation ?? request.routeOptions.config.operation)?.operation

/** Names the operation for metrics and traces. A request without an operation is `page` or `unknown`. */
export const operationName = (request: FastifyRequest): string =>
  operationOf(request)?.id ?? (request.is404 ? 'unknown' : 'page')
