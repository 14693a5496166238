import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Language, MessageKey, MessageValues } from '../messages/messages.ts'
import type { ListRequest } from './schema/filter.ts'

/**
 * What every handler may use. The engine itself needs only the clock; src/services.ts adds the rest to this interface.
 */
export interface Services {
  now: () => Date
}

/**
 * The account behind a request. It is read from the database for each request, so that any change counts from the next
 * one.
 */
export interface Caller {
  id: number
  nome: string
  email: string
  /** The account has the admin flag or holds the permission `admin`. */
  admin: boolean
  permissoes: ReadonlySet<string>
  plano: 'basic' | 'premium' | 'enterprise'
  /** Where the account reaches single cases; null when nothing limits it. */
  territorio: Territorio | null
  sessaoId: string
  /** Someone else set the password. The account may do nothing else until it has chosen its own. */
  trocarSenha: boolean
  /** Accounts like this one need multi-factor authentication. Until it is on, the account may do nothing else. */
  mustEnrolMfa: boolean
  /** When the session's owner last gave the password, at login or later. */
  authenticatedAt: Date
  /** The key with which a program calls for the account; absent where its owner has signed in. */
  chave?: Chave
  /** Where the primary was when the caller was identified. Set only where replicas are read. */
  primary?: PrimaryPlace
}

/**
 * A key of an account. The rights of a caller with a key are what both the key and its owner have, so that nothing else
 * needs to look here, except for what its owner alone may do or read.
 */
export interface Chave {
  id: number
  nome: string
  /** The places that the key itself names; null when it names none. */
  territorio: Territorio | null
}

/** Whole states, and municipalities by IBGE's code of seven digits. Without any, no place is reached. */
export interface Territorio {
  readonly ufs: readonly string[]
  readonly municipios: readonly number[]
}

/** The facts that decide whether a replica may answer a caller. */
export interface PrimaryPlace {
  /** How far the primary's log had come, or null where the server could not say. */
  lsn: string | null
  /** The primary's clock, in milliseconds. */
  at: number
  /** The primary has recently answered this account, so a replica must be at least as far along as the primary was. */
  isRecent: boolean
  /** The fact that the primary answers this account now still has to be recorded. */
  mustRenew: boolean
}

export interface Context<Access extends 'public' | 'secured'> extends Services {
  caller: Access extends 'secured' ? Caller : null
  /** The right by which the operation was allowed: its permission, or that the record is the caller's own. */
  grantedBy: 'permission' | 'self'
  language: Language
  requestId: string
  /** Path of the request without the query. */
  path: string
  ip: string
  userAgent: string
  location: string | null
  /** The page that sends the request, as the browser names it. */
  origin: string | null
  /** Where this service was called, in the form of `origin`. */
  ownOrigin: string
  /** Whether the request asks for a table rather than for JSON, where the operation has both. */
  wantsCsv: boolean
  /** Reads a cookie of the request. */
  cookie(name: string): string | null
  log: FastifyBaseLogger
  say(key: MessageKey, values?: MessageValues): string
  /**
   * Refuses with 412 when the request has an `If-Match` that does not match the record's current state. Call it once
   * the record is locked, with the transaction that holds the lock.
   */
  requireMatch(services: Partial<Services>): Promise<void>
}

/** A file of a multipart body, received into a temporary file that is removed when the handler is done. */
export interface Upload {
  path: string
  size: number
  filename: string
  /** SHA-256, in hexadecimal digits. */
  sha256: string
}

/** A binary answer. */
export interface Download {
  stream: Readable
  /** Left out where the size is not known before the end. The answer is then sent in chunks. */
  size?: number
  contentType: string
  /** Sent as an attachment of this name. */
  filename?: string
  /** Further headers, which the contract must declare for that answer. */
  headers?: Record<string, string>
}

type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined
type FromClient<T> = T extends Blob ? Upload : T extends object ? { [K in keyof T]: FromClient<T[K]> } : T
type Multipart<T> = T extends { content: { 'multipart/form-data': infer M } } ? FromClient<M> : Content<T>
type ToClient<T> = T extends Blob ? Download : T
type Filled<Q, D extends string> = Q extends undefined
  ? Record<string, never>
  : Omit<NonNullable<Q>, D> & Required<Pick<NonNullable<Q>, D & keyof NonNullable<Q>>>

type Parameters<Op> = Op extends { parameters: infer P } ? P : never
type Part<P, K extends string> = P extends { [key in K]?: infer V } ? V : undefined
type Body<Op> = Op extends { requestBody: infer B }
  ? Multipart<B>
  : Op extends { requestBody?: infer B }
    ? [NonNullable<B>] extends [never]
      ? undefined
      : Multipart<NonNullable<B>> | undefined
    : undefined

type Success = 200 | 201 | 202 | 204
/** `cookie` is sent as `Set-Cookie`, which the contract must declare for that answer. */
export type Reply<Op> = Op extends { responses: infer R }
  ? { [S in keyof R & Success]: { status: S; body: ToClient<Content<R[S]>>; cookie?: string } }[keyof R & Success]
  : never

interface Request<Op, Defaulted extends string> {
  params: NonNullable<Part<Parameters<Op>, 'path'>>
  query: Filled<Part<Parameters<Op>, 'query'>, Defaulted>
  body: Body<Op>
}

/** A handler takes one typed request and returns one declared answer. Everything else is a thrown error. */
export type Handler<Op, Access extends 'public' | 'secured', Defaulted extends string = never> = (
  request: Request<Op, Defaulted>,
  context: Context<Access>
) => Promise<Reply<Op>>

/** A handler of a list also gets the list request, read from the query or the body. */
export type ListHandler<
  Op,
  Access extends 'public' | 'secured',
  Defaulted extends string,
  Filterable extends string,
  Sortable extends string
> = (
  request: Request<Op, Defaulted> & { list: ListRequest<Filterable, Sortable> },
  context: Context<Access>
) => Promise<Reply<Op>>
