import type { FastifyInstance, FastifyRequest } from 'fastify'
import { closeToPages } from '../../engine/contract/edge/cors.ts'
import { onEnded } from '../../engine/contract/edge/ended.ts'
import { ApiError, notFound, unauthorized } from '../../errors.ts'
import { sameSecret } from '../sealing/secret.ts'
import { isLoopback } from '../settings/loopback.ts'
import { createMetrics, type Metrics, type MetricsOptions } from './metrics.ts'

interface Access {
  metricsToken: string | null
  trustProxy: readonly string[]
}

/**
 * Headers that betray a foreign request. A proxy beside the service adds one of the first five; a page in a browser
 * cannot leave out the last.
 */
const OF_OTHERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'origin']

/**
 * Serves /metrics. With `METRICS_TOKEN`, any caller that sends it is accepted. Without it, only calls from this machine
 * are, and only when no proxy stands before the service, because through a proxy every call comes from this machine.
 * Must be added before the routes whose requests are counted.
 */
export function addMetrics(
  app: FastifyInstance,
  options: Omit<MetricsOptions, 'log'> & { config: MetricsOptions['config'] & Access }
): Metrics {
  const metrics = createMetrics({ ...options, log: app.log })
  onEnded(app, metrics.ended)
  app.addHook('onError', (_request, _reply, error, done) => {
    if (error instanceof ApiError && error.extra.valve) metrics.refused(error.extra.valve)
    done()
  })
  app.get('/metrics', { onSend: closeToPages }, async (request, reply) => {
    requireAccess(request, options.config)
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
  return metrics
}

function requireAccess({ headers, socket }: FastifyRequest, { metricsToken, trustProxy }: Access): void {
  if (metricsToken === null) {
    const isOwn = isLoopback(socket.remoteAddress ?? '') && OF_OTHERS.every((name) => headers[name] === undefined)
    if (trustProxy.length > 0 || !isOwn) throw notFound()
    return
  }
  const [, given] = /^Bearer ([!-~]{1,600})$/i.exec(headers.authorization ?? '') ?? []
  if (given === undefined || !sameSecret(given, metricsToken)) throw unauthorized()
}
