import type { FastifyRequest } from 'fastify'

/** The operation that a request asks for; nothing for pages, files and probes, and for what is not there. */
export const operationOf = (request: FastifyRequest) =>
  (request.operation ?? request.routeOptions.config.operation)?.operation

/** Its name, for figures and traces; for what is no operation, one word. */
export const operationName = (request: FastifyRequest): string =>
  operationOf(request)?.id ?? (request.is404 ? 'unknown' : 'page')
