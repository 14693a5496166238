import type { FastifyBaseLogger } from 'fastify'
import { createGuard, type GuardOptions, type PrimaryGuard } from './guard.ts'
import { openShare } from './share.ts'

interface GuardSettings {
  databaseUrl: string | null
  databaseAcceptTimeline: GuardOptions['accepted']
  redisUrl: string | null
}

/** Keeps the service from a primary that lacks what was acknowledged. The embedded database has only one server. */
export async function openGuard(
  { databaseUrl, databaseAcceptTimeline: accepted, redisUrl }: GuardSettings,
  { log, onRefused }: { log: FastifyBaseLogger; onRefused(isRefused: boolean): void }
): Promise<{ guard?: PrimaryGuard; close(): void }> {
  if (!databaseUrl) return { close: () => {} }
  const share = redisUrl ? await openShare(redisUrl, log) : undefined
  return { guard: createGuard({ accepted, share, log, onRefused }), close: () => share?.close() }
}
