import type { ListRequest } from '../schema/filter.ts'
import { envelope } from './envelope.ts'

const VERSION = '1.0.0' as const

/** The generic success wrapper (specification 4.8), for answers that have no shape of their own. */
export const wrap = <T>(data: T, now: Date) => ({ data, meta: { timestamp: now.toISOString(), version: VERSION } })

/** Puts a page of a list into the generic wrapper. */
export function wrapList<T>(data: T[], path: string, list: ListRequest, total: number, now: Date) {
  const { meta, ...counters } = envelope(path, list, total, now)
  return { data, ...counters, meta: { ...meta, version: VERSION } }
}
