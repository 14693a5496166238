import type { Compiled } from './compile.ts'

/**
 * Decides from the shape of the request which description answers on a shared route. A answers whenever it is unclear.
 * `candidates` holds A's operation first, or the only operation of a route.
 */
export function choose(candidates: Compiled[], query: Record<string, unknown>, body: unknown): Compiled {
  const [first, second] = candidates as [Compiled, Compiled | undefined]
  const rule = second?.operation.shared?.when
  if (!second || !rule) return first
  const chosen = 'query' in rule ? rule.query.some((name) => name in query) : isObjectWithout(body, rule.bodyWithout)
  return chosen ? second : first
}

function isObjectWithout(body: unknown, key: string): boolean {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return false
  const keys = Object.keys(body)
  return keys.length > 0 && !keys.includes(key)
}
