import type { onSendAsyncHookHandler } from 'fastify'
import type { Compiled } from '../request/compile.ts'
import { pathOf } from '../request/paths.ts'
import type { Deprecation, Operation } from '../schema/operation.ts'

/**
 * Builds the headers of RFC 9745 (`Deprecation`) and RFC 8594 (`Sunset`). A date stands for its first moment in UTC.
 */
export function deprecationHeaders({ since, sunset }: Pick<Deprecation, 'since' | 'sunset'>): {
  deprecation: string
  sunset: string
} {
  return { deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(sunset).toUTCString() }
}

/**
 * Returns a hook that marks every answer of a deprecated operation, refusals included. Returns null for a route without
 * deprecated operations. On a shared route, a refusal sent before A or B is chosen carries no mark: a false alarm would
 * be worse.
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

/**
 * Fills `/api/v2/coisas/{id}` with the id of this request. The id is taken from the URL, because the parsed one may
 * have been refused.
 */
function filled(successor: string, { path }: Operation, url: string): string {
  const segments = pathOf(url).split('/')
  const places = path.split('/')
  return successor.replaceAll(/\{\w+\}/g, (name) => {
    const given = segments[places.indexOf(name)] ?? ''
    return encodeURIComponent(decodeURIComponent(given))
  })
}
