import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isHealth } from '../../engine/contract/edge/health.ts'
import { serviceUnavailable } from '../../errors.ts'

export interface PressureLimits {
  /** Milliseconds by which the event loop may lag; 0 for no limit. */
  eventLoopDelay: number
  /** Requests in work at once, those that wait for the database or a hash included. */
  inFlight: number
}

const defaults: PressureLimits = { eventLoopDelay: 1_000, inFlight: 1_000 }
const RETRY_SECONDS = 2
const SAMPLE_MS = 1_000

/**
 * Files of the panel lie in memory; a page of which one is missing is of no use, and could not say why. Who watches the service has to see it under load, too.
 */
const isSpared = (request: FastifyRequest): boolean =>
  isHealth(request) || /^\/(?:painel|health|metrics)(?:[/?]|$)/.test(request.url)

/** Under more load than it can bear, the service refuses requests at once (503) rather than let all of them wait. Health still answers, and the panel's page comes. */
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
  // Starting up blocks the loop too; a sample that holds a part of it says nothing of the load.
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
