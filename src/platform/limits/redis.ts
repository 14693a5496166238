import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { problemOf } from '../settings/explained.ts'

/**
 * Opens a connection that never makes a request wait. Without Redis every command fails at once, and the connection
 * comes back by itself.
 */
export async function connectRedis(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Redis> {
  // ioredis is loaded only where it is used.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 200,
    connectTimeout: 2_000,
    // A connection that has died without a word is given up. ioredis would go on asking through it for ever.
    socketTimeout: 5_000,
    retryStrategy: (times) => Math.min(times * 200, 5_000)
  })
  let told = false
  redis.on('error', (error) => {
    // ioredis repeats the error at each attempt.
    if (!told) log.warn(`${problemOf('REDIS_URL', url, error)}; until it is back, this instance counts for itself`)
    told = true
  })
  redis.on('ready', () => {
    told = false
  })
  return redis
}
