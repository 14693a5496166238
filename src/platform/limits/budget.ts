import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

const WINDOW_MS = 60_000
/** Most accounts kept. Beyond that, those that have not read for longest are forgotten. */
const KEYS = 100_000

/** What an account has spent in its current minute, and when that ends. */
export interface Spent {
  spentMs: number
  endsInMs: number
}

/** Counts milliseconds by account and minute. The minute begins with the first of them. */
export interface Budget {
  /** Adds milliseconds, or none, and returns the sum. */
  add(who: string, ms: number): Promise<Spent>
}

/** Counts in the memory of this process. */
export function memoryBudget(now: () => Date): Budget {
  const kept = new Map<string, { spent: number; since: number }>()
  return {
    async add(who, ms) {
      const at = now().getTime()
      const found = kept.get(who)
      const counted = found && found.since + WINDOW_MS > at ? found : { spent: 0, since: at }
      counted.spent += ms
      // A map keeps the order in which keys were set.
      kept.delete(who)
      kept.set(who, counted)
      if (kept.size > KEYS) kept.delete(kept.keys().next().value as string)
      return { spentMs: counted.spent, endsInMs: counted.since + WINDOW_MS - at }
    }
  }
}

const ADD = `
local spent = redis.call('INCRBY', KEYS[1], ARGV[1])
local ends = redis.call('PTTL', KEYS[1])
if ends < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  ends = tonumber(ARGV[2])
end
return {spent, ends}`

/** Counts in Redis for all instances, and in this process while Redis does not answer. */
export function sharedBudget(redis: Redis, now: () => Date, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Budget {
  const local = memoryBudget(now)
  let works = true
  return {
    async add(who, ms) {
      try {
        const found = await redis.eval(ADD, 1, `saude-integra-leituras:${who}`, Math.round(ms), WINDOW_MS)
        const [spentMs, endsInMs] = found as [number, number]
        if (!works) log.info('budgets of readings are shared through Redis again')
        works = true
        return { spentMs, endsInMs }
      } catch (error) {
        if (works)
          log.warn({ err: error }, 'Redis does not answer: budgets of readings are counted in this process alone')
        works = false
        return await local.add(who, ms)
      }
    }
  }
}
