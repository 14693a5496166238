import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type Language, type MessageKey, type MessageValues, message } from '../../messages/messages.ts'
import type { Caller, Context, Services } from '../handler.ts'
import { JSON_TYPE } from '../schema/answers.ts'
import { prefers } from './accept.ts'
import { pathOf } from './paths.ts'

/** Replacements for services of the same names, for one request. */
export type Instead = Partial<Services> & Pick<Partial<Context<'secured'>>, 'requireMatch'>

export type MakeContext = (request: FastifyRequest, instead?: Instead) => Context<'public' | 'secured'>

/**
 * Makes the context of a request. It inherits the services rather than copying them, and works out the facts of the
 * request when a handler asks for them.
 */
export function contexts(services: Services): MakeContext {
  class RequestContext {
    readonly #request: FastifyRequest
    readonly caller: Caller
    constructor(request: FastifyRequest) {
      this.#request = request
      this.caller = request.caller as Caller
    }
    get grantedBy(): 'permission' | 'self' {
      return this.#request.grantedBy
    }
    get language(): Language {
      return this.#request.language
    }
    get requestId(): string {
      return this.#request.id
    }
    get path(): string {
      return pathOf(this.#request.url)
    }
    get ip(): string {
      return this.#request.ip
    }
    get userAgent(): string {
      return this.#request.headers['user-agent']?.slice(0, 300) ?? ''
    }
    get location(): string | null {
      return locationOf(this.#request)
    }
    get origin(): string | null {
      return this.#request.headers.origin ?? null
    }
    get ownOrigin(): string {
      return `https://${this.#request.host}`
    }
    get wantsCsv(): boolean {
      return prefers(this.#request.headers.accept, 'text/csv', JSON_TYPE)
    }
    cookie(name: string): string | null {
      return cookieOf(this.#request.headers.cookie ?? '', name)
    }
    get log(): FastifyBaseLogger {
      return this.#request.log
    }
    /** Does nothing, for requests without `If-Match`. `match.ts` supplies the one that compares. */
    async requireMatch(): Promise<void> {}
    get say(): (key: MessageKey, values?: MessageValues) => string {
      const { language } = this.#request
      return (key, values) => message(language, key, values)
    }
  }
  Object.setPrototypeOf(RequestContext.prototype, services)
  return (request, instead) => {
    const context = new RequestContext(request) as unknown as Context<'public' | 'secured'>
    return instead ? Object.assign(context, instead) : context
  }
}

/** Finds a cookie. Of two with one name the first counts, as browsers send the one that fits best. */
function cookieOf(header: string, name: string): string | null {
  const found = header.split(';').find((each) => each.trim().startsWith(`${name}=`))
  return found === undefined ? null : found.trim().slice(name.length + 1)
}

/** Returns the location that a trusted proxy looked up. Any other sender could invent it. */
function locationOf(request: FastifyRequest): string | null {
  const given = request.headers['x-client-location']
  // Fastify lists more than one address only when the nearest one is a proxy of TRUST_PROXY.
  return (request.ips?.length ?? 0) > 1 && typeof given === 'string' && given.length <= 100 ? given : null
}
