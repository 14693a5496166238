import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isHealth } from '../../engine/contract/edge/health.ts'
import { type Figures, serviceUnavailable } from '../../errors.ts'
import { type LoopFigures, watchLoop } from './loop.ts'

export interface PressureLimits {
  /** Milliseconds by which the event loop may lag, or 0 for no limit. */
  eventLoopDelay: number
  /** Most requests in work at once, including those that wait for the database or a hash. */
  inFlight: number
  /** However late the loop is, so many requests at once are served: nobody waits behind them. */
  few: number
  /** The measured event loop; tests bring their own. */
  loop?: () => LoopFigures
}

type Reason = 'in_flight' | 'event_loop'

const defaults: PressureLimits = { eventLoopDelay: 1_000, inFlight: 1_000, few: 20 }
/** A loop that is late with less work than this is late because the machine works for others. */
const BUSY = 0.8
const RETRY_SECONDS = 2
const TELL_MS = 1_000
/** A request whose client has gone counts while it is worked on, and no longer than this. */
const ABANDONED_MS = 60_000

/**
 * Requests that are never refused. The panel's files lie in memory, and a page with one of them missing could not even
 * say why. Monitors have to see the service under load, too. A browser takes a refused preflight for a broken network.
 */
const isSpared = (request: FastifyRequest): boolean =>
  request.method === 'OPTIONS' || isHealth(request) || /^\/(?:painel|health|metrics)(?:[/?]|$)/.test(request.url)

/**
 * Refuses requests at once (503) under more load than the service can bear, rather than letting all of them wait. A
 * late event loop alone is not load: on a machine that works for others, a lone request is late and still served.
 * Health checks and the panel's files are always served.
 */
export function addPressureValve(app: FastifyInstance, limits: Partial<PressureLimits> = {}): void {
  const { eventLoopDelay, inFlight, few, loop } = { ...defaults, ...limits }
  const inWork = countInWork(app)
  const figures = loop ?? watchedLoop(app)
  const tell = teller(app)
  const limitsOf: Record<Reason, Figures> = {
    in_flight: { most_in_flight: inFlight },
    event_loop: { most_in_flight: few, most_loop_delay_ms: eventLoopDelay, least_loop_utilization: BUSY }
  }

  function reasonToRefuse(): Reason | null {
    if (inWork.count() >= inFlight) return 'in_flight'
    if (eventLoopDelay === 0 || inWork.count() < few) return null
    const { delay, utilization } = figures()
    return delay > eventLoopDelay && utilization >= BUSY ? 'event_loop' : null
  }

  app.addHook('onRequest', (request, reply, done) => {
    const reason = isSpared(request) ? null : reasonToRefuse()
    if (reason) {
      const now = { in_flight: inWork.count(), ...loopFigures(figures()), ...limitsOf[reason] }
      tell(reason, now)
      throw serviceUnavailable(RETRY_SECONDS, reason, now)
    }
    inWork.add(request, reply)
    done()
  })
}

/** Starting up blocks the loop too, so it is watched from when it is over. */
function watchedLoop(app: FastifyInstance): () => LoopFigures {
  let watch: ReturnType<typeof watchLoop> | null = null
  app.addHook('onReady', async () => {
    watch = watchLoop()
  })
  app.addHook('onClose', async () => watch?.stop())
  return () => watch?.figures() ?? { delay: 0, utilization: 0 }
}

/**
 * Counts the requests in work. A request is in work until its answer is made and has left, or its client has gone:
 * Fastify's `onResponse` would not come for those whose client went.
 */
function countInWork(app: FastifyInstance) {
  const made = new WeakSet<FastifyRequest>()
  const waiting = new WeakMap<FastifyRequest, () => void>()
  let count = 0
  app.addHook('onSend', (request, _reply, payload, done) => {
    made.add(request)
    waiting.get(request)?.()
    done(null, payload)
  })
  return {
    count: () => count,
    add(request: FastifyRequest, reply: FastifyReply): void {
      count++
      reply.raw.once('close', () => {
        if (made.has(request)) count--
        else waiting.set(request, untilMade(request))
      })
    }
  }

  function untilMade(request: FastifyRequest): () => void {
    const timer = setTimeout(release, ABANDONED_MS)
    timer.unref()
    function release(): void {
      clearTimeout(timer)
      if (waiting.delete(request)) count--
    }
    return release
  }
}

const loopFigures = ({ delay, utilization }: LoopFigures): Figures => ({
  loop_delay_ms: Math.round(delay),
  loop_utilization: Math.round(utilization * 100) / 100
})

/** Writes at most one line a second for each reason, with the number of refusals and the last figures. */
function teller(app: FastifyInstance) {
  const untold = new Map<Reason, { refused: number } & Figures>()
  return (reason: Reason, figures: Figures): void => {
    const before = untold.get(reason)
    untold.set(reason, { ...figures, refused: (before?.refused ?? 0) + 1 })
    if (before) return
    setTimeout(() => {
      app.log.info({ valve: reason, ...untold.get(reason) }, 'too much load: requests were refused')
      untold.delete(reason)
    }, TELL_MS).unref()
  }
}
