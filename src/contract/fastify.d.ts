import type { Language } from '../messages/messages.ts'
import type { Compiled } from './compile.ts'
import type { ErrorHook } from './declared.ts'
import type { Caller } from './handler.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by tests, which fail on an error that the operation does not declare. */
    onError?: ErrorHook
  }
  interface FastifyRequest {
    caller: Caller | null
    language: Language
    /** The operation that answers; on a shared route it is chosen once the request's shape is known. */
    operation: Compiled | null
    grantedBy: 'permission' | 'self'
  }
  interface FastifyContextConfig {
    operation?: Compiled
  }
}
