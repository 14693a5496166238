import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type Language, type MessageKey, type MessageValues, message } from '../../messages/messages.ts'
import type { Caller, Context, Services } from '../handler.ts'
import { pathOf } from './paths.ts'

/** What takes the place of services of the same names, for this request. */
export type Instead = Partial<Services> & Pick<Partial<Context<'secured'>>, 'requireMatch'>

export type MakeContext = (request: FastifyRequest, instead?: Instead) => Context<'public' | 'secured'>

/**
 * Makes the context of a request: the services, inherited rather than copied, and what the request says, worked out when a handler
 * asks for it.
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
    get log(): FastifyBaseLogger {
      return this.#request.log
    }
    /** Nothing was asked; `match.ts` gives the one that compares. */
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

/** A place that a trusted proxy has looked up; anybody else could invent it. */
function locationOf(request: FastifyRequest): string | null {
  const given = request.headers['x-client-location']
  // Fastify lists more than one address only when the nearest one is a proxy of TRUST_PROXY.
  return (request.ips?.length ?? 0) > 1 && typeof given === 'string' && given.length <= 100 ? given : null
}
