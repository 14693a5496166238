import type { FastifyInstance } from 'fastify'
import { sameSecret } from '../contas/secret.ts'
import { unauthorized } from '../errors.ts'
import type { Metrics, MetricsOptions } from './metrics.ts'

/**
 * /metrics, for who sends the token of `METRICS_TOKEN`. Without that setting there is no such page. An address of this machine is no reason to let somebody in: through
 * a proxy beside the service everybody comes from there. Must come before the routes whose answers are to be counted.
 */
export async function addMetrics(
  app: FastifyInstance,
  options: Omit<MetricsOptions, 'config' | 'log'> & {
    config: MetricsOptions['config'] & { metricsToken: string | null }
  }
): Promise<Metrics | null> {
  const { metricsToken } = options.config
  if (metricsToken === null) return null
  // Only now: who does not use it does not wait for it to be loaded.
  const { createMetrics } = await import('./metrics.ts')
  const metrics = createMetrics({ ...options, log: app.log })
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request, reply)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    const [, given] = /^Bearer ([!-~]{1,600})$/i.exec(request.headers.authorization ?? '') ?? []
    if (given === undefined || !sameSecret(given, metricsToken)) throw unauthorized()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
  return metrics
}
