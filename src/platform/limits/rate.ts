import { isIPv6 } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Limiter } from '../../engine/contract/request/contract.ts'
import { rateLimitExceeded } from '../../errors.ts'
import { MemoryStore } from './memory-store.ts'

/** Limits of specification 8. A call without a token is counted by its address and has the limits of basic. */
const tiers = {
  basic: { hour: 1_000, minute: 50 },
  premium: { hour: 10_000, minute: 200 },
  enterprise: { hour: 50_000, minute: 1_000 }
} as const

const windows = { minute: 60_000, hour: 3_600_000 } as const
type Window = keyof typeof windows

interface Usage {
  max: number
  remaining: number
  ttl: number
  exceeded: boolean
}

type Count = (request: FastifyRequest) => Promise<Usage>

/** Counts a request by hour and by minute, reports the counts in headers, and refuses what is too much. */
export async function createLimiter(app: FastifyInstance, redis: Redis | null, now: () => Date): Promise<Limiter> {
  const local = await countersOf(app, null)
  const shared = redis ? await countersOf(app, redis) : null
  let sharedWorks = true

  async function count(request: FastifyRequest): Promise<Usage[]> {
    if (shared) {
      try {
        const usages = await Promise.all(shared.map((window) => window(request)))
        if (!sharedWorks) app.log.info('rate limits are shared through Redis again')
        sharedWorks = true
        return usages
      } catch (error) {
        if (sharedWorks)
          app.log.warn({ err: error }, 'Redis does not answer: rate limits are counted in this process alone')
        sharedWorks = false
      }
    }
    return await Promise.all(local.map((window) => window(request)))
  }

  return async (request, reply, refuse) => {
    const usages = await count(request)
    const tightest = usages.reduce((x, y) =>
      (y.exceeded && !x.exceeded) || (y.exceeded === x.exceeded && y.remaining < x.remaining) ? y : x
    )
    const seconds = Math.max(1, Math.ceil(tightest.ttl / 1000))
    reply.headers({
      'x-ratelimit-limit': tightest.max,
      'x-ratelimit-remaining': tightest.remaining,
      'x-ratelimit-reset': Math.ceil((now().getTime() + tightest.ttl) / 1000),
      'x-ratelimit-reset-after': seconds
    })
    // If both windows are used up, the client must wait for the later end.
    const exceeded = usages.filter((usage) => usage.exceeded).map((usage) => Math.ceil(usage.ttl / 1000))
    if (refuse && exceeded.length > 0) throw rateLimitExceeded(Math.max(1, ...exceeded))
  }
}

/** Makes a counter for each window. The plugin has one store per scope, so memory and Redis get a scope each. */
async function countersOf(app: FastifyInstance, redis: Redis | null): Promise<Count[]> {
  let counters: Count[] = []
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      nameSpace: 'saude-integra-',
      ...(redis ? { redis } : { store: MemoryStore })
    })
    counters = (Object.keys(windows) as Window[]).map((window) => counterOf(scope, window))
  })
  return counters
}

function counterOf(scope: FastifyInstance, window: Window): Count {
  const limit = scope.createRateLimit({
    timeWindow: windows[window],
    max: (request) => tiers[request.caller?.plano ?? 'basic'][window],
    keyGenerator: (request) => `${window[0]}:${request.caller ? `u${request.caller.id}` : addressOf(request.ip)}`
  })
  return async (request) => {
    const used = await limit(request)
    if (used.isAllowed) return { max: 0, remaining: 0, ttl: 0, exceeded: false }
    return { max: used.max, remaining: used.remaining, ttl: used.ttl, exceeded: used.isExceeded }
  }
}

/** Returns the key of an address. A customer of an IPv6 provider has a whole /64, so its addresses count as one. */
function addressOf(ip: string): string {
  if (!isIPv6(ip) || ip.toLowerCase().startsWith('::ffff:')) return ip.replace(/^::ffff:/i, '')
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const full = ip.includes('::')
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return `${full
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
