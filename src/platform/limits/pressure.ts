import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isHealth } from '../../engine/contract/edge/health.ts'
import { serviceUnavailable } from '../../errors.ts'

export interface PressureLimits {
  /** Milliseconds by which the event loop may lag, or 0 for no limit. */
  eventLoopDelay: number
  /** Most requests in work at once, including those that wait for the database or a hash. */
  inFlight: number
}

const defaults: PressureLimits = { eventLoopDelay: 1_000, inFlight: 1_000 }
const RETRY_SECONDS = 2
const SAMPLE_MS = 1_000

/**
 * Requests that are never refused. The panel's files lie in memory, and a page with one of them missing could not even
 * say why. Monitors have to see the service under load, too.
 */
const isSpared = (request: FastifyRequest): boolean =>
  isHealth(request) || /^\/(?:painel|health|metrics)(?:[/?]|$)/.test(request.url)

/**
 * Refuses requests at once (503) under more load than the service can bear, rather than letting all of them wait.
 * Health checks and the panel's files are still served.
 */
export async function addPressureValve(app: FastifyInstance, limits: Partial<PressureLimits> = {}): Promise<void> {
  const { eventLoopDelay, inFlight } = { ...defaults, ...limits }
  let working = 0
  let started = false
  const counted = new WeakSet<FastifyRequest>()
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelay,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request) => {
      if (started && !isSpared(request)) throw serviceUnavailable(RETRY_SECONDS)
    }
  })
  // Starting up blocks the loop too, so the first samples say nothing about the load.
  app.addHook('onReady', async () => {
    setTimeout(() => {
      started = true
    }, 3 * SAMPLE_MS).unref()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (working >= inFlight && !isSpared(request)) throw serviceUnavailable(RETRY_SECONDS)
    counted.add(request)
    working++
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (counted.delete(request)) working--
    done()
  })
}
