import type { onSendAsyncHookHandler } from 'fastify'
import type { Compiled } from '../request/compile.ts'
import { pathOf } from '../request/paths.ts'
import type { Deprecation, Operation } from '../schema/operation.ts'

/** RFC 9745 (`Deprecation`) and RFC 8594 (`Sunset`). A date is its first moment in UTC. */
export function deprecationHeaders({ since, sunset }: Pick<Deprecation, 'since' | 'sunset'>): {
  deprecation: string
  sunset: string
} {
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
      if (successor) reply.header('link', `<${filled(successor, operation, request.url)}>; rel="successor-version"`)
    }
    return payload
  }
}

/** `/api/v2/coisas/{id}` with the id of this request, as it stands in the URL: the parsed one may have been refused. */
function filled(successor: string, { path }: Operation, url: string): string {
  const segments = pathOf(url).split('/')
  const places = path.split('/')
  return successor.replaceAll(/\{\w+\}/g, (name) => {
    const given = segments[places.indexOf(name)] ?? ''
    return encodeURIComponent(decodeURIComponent(given))
  })
}
