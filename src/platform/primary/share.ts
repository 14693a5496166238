import type { Redis } from 'ioredis'
import { connectRedis } from '../limits/redis.ts'
import { type Mark, readMark, writeMark } from './mark.ts'

/** Where instances tell each other how far the log was acknowledged. */
export interface Share {
  /** Tells a mark, where there is one, and returns the highest that any instance has told. */
  exchange(system: string, mark: Mark | undefined): Promise<Mark | undefined>
  close(): void
}

const HIGHER = `
local kept = redis.call('GET', KEYS[1]) or ''
if ARGV[1] > kept then
  redis.call('SET', KEYS[1], ARGV[1])
  return ARGV[1]
end
return kept`

/** Shares marks through Redis. They are kept without an end: the loss may become visible days later. */
export const shareThrough = (redis: Pick<Redis, 'eval' | 'disconnect'>): Share => ({
  async exchange(system, mark) {
    const told = await redis.eval(HIGHER, 1, `saude-integra-log:${system}`, mark ? writeMark(mark) : '')
    return readMark(String(told))
  },
  close: () => redis.disconnect()
})

/** How long a start waits for Redis. Without it the instance knows only what it has seen itself. */
const READY_MS = 2_000

export async function openShare(url: string, log: Parameters<typeof connectRedis>[1]): Promise<Share> {
  const redis = await connectRedis(url, log)
  await new Promise<void>((resolve) => {
    setTimeout(resolve, READY_MS).unref()
    redis.once('ready', resolve)
  })
  return shareThrough(redis)
}
