import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MODES, type Mode } from '../../engine/contract/schema/operation.ts'
import { notInMode } from '../../errors.ts'
import type { Modo } from './modo.ts'
import type { Estado } from './queries.ts'

/**
 * Requests that are answered in every mode: probes and figures, the question of a browser whether it may ask, and the
 * files of the panel, which shows the sentence.
 */
const isSpared = (request: FastifyRequest): boolean =>
  request.method === 'OPTIONS' || /^\/(?:painel|health|metrics)(?:[/?]|$)/.test(request.url)

/** Returns the strictest mode in which a request is answered. */
function modeOf(request: FastifyRequest): Mode {
  const { operation } = request.routeOptions.config
  if (operation) return operation.operation.mode
  return request.method === 'GET' || request.method === 'HEAD' ? 'somente_leitura' : 'normal'
}

const isServed = (request: FastifyRequest, modo: Mode): boolean =>
  MODES.indexOf(modo) <= MODES.indexOf(modeOf(request)) || isSpared(request)

/** Refuses what the mode of the service does not allow (503). */
export function addModeGate(app: FastifyInstance, modo: Pick<Modo, 'now'>): void {
  const judge = (request: FastifyRequest, { modo: mode, mensagem }: Estado): Error | undefined =>
    isServed(request, mode) ? undefined : notInMode(mode, mensagem)

  // This hook takes a callback because a promise for each request would cost time.
  app.addHook('onRequest', (request, _, done) => {
    if (isSpared(request)) return done()
    const estado = modo.now()
    if (estado instanceof Promise) estado.then((later) => done(judge(request, later)), done)
    else done(judge(request, estado))
  })
}
