import type { FastifyRequest } from 'fastify'

/** Operations of the module `health` answer whatever the limits say, so that whoever watches the service is not shut out. */
export const isHealth = (request: FastifyRequest): boolean =>
  request.routeOptions.config.operation?.operation.module === 'health'
