import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../../../errors.ts'
import type { Caller, Services } from '../handler.ts'
import type { ListRequest } from '../schema/filter.ts'
import type { Definitions, Operation } from '../schema/operation.ts'
import type { DescriptionAAccess } from './authorise.ts'
import type { RunOnce } from './keyed.ts'
import type { UploadPlace } from './upload.ts'

/** What a handler returns. */
export interface Answered {
  status: number
  body: unknown
  cookie?: string
}

/** Any row of the table of handlers. Each handler is typed by generated/handlers.ts where it is written. */
export type AnyHandler = (request: never, context: never) => Promise<Answered>

/** Counts a request and reports in headers how much is left. Refuses one too many when `refuse` is true. */
export type Limiter = (request: FastifyRequest, reply: FastifyReply, refuse: boolean) => Promise<void>

/** Rules that depend on the body alone and not on the database. */
export type BodyRules = (body: Record<string, unknown>, now: Date) => Problem[]

/**
 * Answers a request by calling its handler, either with the services as they are or with others that read from
 * elsewhere. The handler may be called twice.
 */
export type Answering = <T>(
  operation: Operation,
  caller: Caller | null,
  handle: (instead?: Partial<Services>) => Promise<T>,
  /** The services of a metered operation; what is read from elsewhere keeps to the same limits. */
  within?: Partial<Services>
) => Promise<T>

/**
 * Does the reading of a metered operation within its limits, and reports in headers what is left. `read` gets the
 * services that keep to them.
 */
export type Metering = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  list: ListRequest | undefined,
  read: (within: Partial<Services>) => Promise<T>
) => Promise<T>

/** Everything that the engine needs to serve a contract. */
export interface Contract {
  operations: Operation[]
  definitions: Definitions
  /** Handlers by module, then by operation. */
  handlers: Record<string, Record<string, AnyHandler>>
  /** Rules by operation. When the schema refuses a part of a body, they name what else is wrong in the rest. */
  rules?: Record<string, BodyRules>
  services: Services
  /** Finds out who calls, or throws. */
  identify(request: FastifyRequest): Promise<Caller>
  descriptionAAccess: DescriptionAAccess
  /** Where files of multipart bodies are received. */
  uploads: UploadPlace
  /** Largest size of a file in bytes, by operation. Given where the limit is a setting and not part of the contract. */
  fileSizes?: Record<string, number>
  limit: Limiter | null
  /** Does the work of a request with a key once, however often the request comes. Null where keys are not accepted. */
  once: RunOnce | null
  /** Decides whether the primary or a replica answers. Set only where replicas are read. */
  answering?: Answering
  /** Bounds what lists, searches and statistics cost. */
  metering?: Metering
  /** Replaces services while a record is only compared with the client's copy: nobody reads the record then. */
  comparing?: Partial<Services>
}
