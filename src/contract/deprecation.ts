import type { onSendAsyncHookHandler } from 'fastify'
import type { Compiled } from './compile.ts'
import type { Operation } from './operation.ts'

/** Of an operation that is marked `deprecated`: when it was, when it goes, and the path that takes its place. */
export interface Deprecation {
  since: string
  sunset: string
  successor: string | null
}

/** RFC 9745 (`Deprecation`) and RFC 8594 (`Sunset`). A date is its first moment in UTC. */
export function deprecationHeaders({ since, sunset }: Deprecation): { deprecation: string; sunset: string } {
  return { deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(sunset).toUTCString() }
}

/**
 * The hook of a route of which an operation is deprecated: tells so on each of its answers, refusals included; null for any other
 * route. A refusal that comes before A or B is chosen on a shared route tells nothing: a false alarm would be worse.
 */
export function deprecationHook(candidates: Compiled[]): onSendAsyncHookHandler | null {
  if (candidates.every(({ operation }) => operation.deprecation === null)) return null
  const only = candidates.length === 1 ? candidates[0] : undefined
  return async (request, reply, payload) => {
    const operation = (request.operation ?? only)?.operation
    if (operation?.deprecation) {
      const { successor } = operation.deprecation
      reply.headers(deprecationHeaders(operation.deprecation))
      if (successor) reply.header('link', `<${fill(successor, operation, request.params)}>; rel="successor-version"`)
    }
    return payload
  }
}

/** `/api/v2/coisas/{id}` with the id of this request; the router gives values in the order of the path. */
function fill(successor: string, { path }: Operation, params: unknown): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const values = Object.values((params ?? {}) as Record<string, string>)
  return successor.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[names.indexOf(name)] ?? ''))
}
