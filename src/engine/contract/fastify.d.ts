import type { Valve } from '../../errors.ts'
import type { Language } from '../messages/messages.ts'
import type { Caller } from './handler.ts'
import type { Compiled } from './request/compile.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    language: Language
    /** The operation that answers. On a shared route it is chosen once the request's shape is known. */
    operation: Compiled | null
    grantedBy: 'permission' | 'self'
    /** SHA-256 of the body as it was received, computed only for requests with an idempotency key. */
    bodyDigest: string
    /** Which valve refused the request for want of room, and by which figures. */
    shed: ({ valve: Valve } & Record<string, unknown>) | null
  }
  interface FastifyContextConfig {
    operation?: Compiled
  }
}
