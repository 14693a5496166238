import type { FastifyRequest } from 'fastify'

/** Operations of the module `health` ignore the rate limits, so that a monitor of the service is never shut out. */
export const isHealth = (request: FastifyRequest): boolean =>
  request.routeOptions.config.operation?.operation.module === 'health'
