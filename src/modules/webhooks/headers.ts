import { HIDDEN } from '../../engine/contract/request/hidden.ts'

export interface HeaderProblem {
  name: string
  problem: 'name' | 'value' | 'reserved' | 'hidden' | 'many'
}

export const MAX_HEADERS = 20
/** A token by RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/
/** Latin-1 without control characters, and no space at either end, where a receiver would strip it. */
const VALUE = /^(?! )[\x20-\x7e\xa0-\xff]{0,2000}(?<! )$/
/** Framing and hop-by-hop headers, and those that this service sets itself. */
const RESERVED = new Set([
  'host',
  'content-length',
  'content-type',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'user-agent',
  'date',
  'x-webhook-signature',
  'x-webhook-signature-previous'
])
const RESERVED_PREFIX = /^(proxy|webhook)-/

/** Returns what is wrong with the headers that an owner wants sent with each delivery, at most one problem for each. */
export function headerProblems(headers: Record<string, string>): HeaderProblem[] {
  const entries = Object.entries(headers)
  const problems: HeaderProblem[] = []
  const seen = new Set<string>()
  for (const [name, value] of entries.slice(0, MAX_HEADERS)) {
    const problem = problemOf(name, value, seen)
    if (problem) problems.push({ name, problem })
    seen.add(name.toLowerCase())
  }
  const excess = entries[MAX_HEADERS]
  if (excess) problems.push({ name: excess[0], problem: 'many' })
  return problems
}

function problemOf(name: string, value: string, seen: Set<string>): HeaderProblem['problem'] | null {
  const lower = name.toLowerCase()
  if (!TOKEN.test(name) || seen.has(lower)) return 'name'
  if (RESERVED.has(lower) || RESERVED_PREFIX.test(lower)) return 'reserved'
  // The placeholder was copied from what the service shows; it cannot be the intended value.
  if (value === HIDDEN) return 'hidden'
  return VALUE.test(value) ? null : 'value'
}
