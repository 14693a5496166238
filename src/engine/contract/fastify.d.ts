import type { Language } from '../messages/messages.ts'
import type { Caller } from './handler.ts'
import type { Compiled } from './request/compile.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    language: Language
    /** The operation that answers; on a shared route it is chosen once the request's shape is known. */
    operation: Compiled | null
    grantedBy: 'permission' | 'self'
    /** SHA-256 of the body as it came; only where a key asks for it. */
    bodyDigest: string
  }
  interface FastifyContextConfig {
    operation?: Compiled
  }
}
