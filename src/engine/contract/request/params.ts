import type { FastifyRequest } from 'fastify'
import type { Compiled } from './compile.ts'

/**
 * Returns the path's values by the operation's own names. On a shared route the router knows A's names, and B may have
 * others.
 */
export function pathParams(request: FastifyRequest, { isShared, names }: Compiled): Record<string, string> {
  const given = request.params as Record<string, string>
  if (!isShared) return given
  const values = Object.values(given)
  return Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']))
}
