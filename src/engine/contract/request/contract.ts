import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Problem } from '../../../errors.ts'
import type { Caller, Services } from '../handler.ts'
import type { Definitions, Operation } from '../schema/operation.ts'
import type { RunOnce } from './keyed.ts'

/** Any row of the table of handlers; each is typed by generated/handlers.ts where it is written, and called with what it declares. */
export type AnyHandler = (request: never, context: never) => Promise<{ status: number; body: unknown }>

/** Counts a request and tells the caller in headers how much is left; refuses one too many unless told not to. */
export type Limiter = (request: FastifyRequest, reply: FastifyReply, refuse: boolean) => Promise<void>

/** Rules that a body alone decides, whatever the database says. */
export type BodyRules = (body: Record<string, unknown>, now: Date) => Problem[]

/** Has a request answered, by its handler with the services as they are, or with others that read from elsewhere. The handler may be called twice. */
export type Answering = <T>(
  operation: Operation,
  caller: Caller | null,
  handle: (instead?: Partial<Services>) => Promise<T>
) => Promise<T>

/** Everything that the engine is given to serve a contract. */
export interface Contract {
  operations: Operation[]
  definitions: Definitions
  /** By module, then by operation. */
  handlers: Record<string, Record<string, AnyHandler>>
  /** By operation. When the schema refuses a part of a body, they name what else is wrong in the rest. */
  rules?: Record<string, BodyRules>
  services: Services
  /** Finds out who calls, or throws. */
  identify(request: FastifyRequest): Promise<Caller>
  /** Whether a token is enough for operations of A, or their permissions count as in B. */
  descriptionAAccess: Config['descriptionAAccess']
  /** The folder into which files of multipart bodies are received. */
  uploads: string
  /** By operation: the largest size of a file in bytes, where it is configured and not the contract's. */
  fileSizes?: Record<string, number>
  limit: Limiter | null
  /** Does what a request with a key asks for once, however often it comes; null where no key is taken. */
  once: RunOnce | null
  /** Where replicas are read: decides what answers. */
  answering?: Answering
  /** Takes the place of services while a record is only compared with what a client has of it: nobody reads it then. */
  comparing?: Partial<Services>
}
