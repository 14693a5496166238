import type { Operator } from './filter.ts'

/** When a `deprecated` operation was marked so, when it will be removed, and the path that replaces it. */
export interface Deprecation {
  since: string
  sunset: string
  successor: string | null
}

/** The modes of the service, from the laxest to the strictest. */
export const MODES = ['normal', 'somente_leitura', 'manutencao'] as const
export type Mode = (typeof MODES)[number]

/** One row of generated/operations.ts. */
export interface Operation {
  id: string
  summary: string
  description: 'a' | 'b'
  module: string
  method: string
  path: string
  status: string
  public: boolean
  permission: string | null
  self: string | null
  shared: { with: string; when: { query: string[] } | { bodyWithout: string } } | null
  /** Allowed for an account that must choose a new password first. */
  duringPasswordChange: boolean
  /** Allowed for an account that must enrol in multi-factor authentication first. */
  duringMfaEnrolment: boolean
  /** Needs a session, so that keys are refused. */
  needsSession: boolean
  deprecation: Deprecation | null
  /** Whether the operation takes `Idempotency-Key`. */
  idempotent: boolean
  /** Whether its answer carries an `ETag`. */
  etag: boolean
  /** The operation whose `ETag` this one takes as `If-Match`. */
  ifMatch: string | null
  /** Whether a replica may be read for the answer itself, or for the job that the operation starts. */
  read: 'replica' | 'job-on-replica' | null
  /** Whether the operation is a list, a search or a statistic, whose cost for the database is bounded. */
  metered: boolean
  /** The strictest mode of the service in which the operation is answered. */
  mode: Mode
  list: ListDefinition | null
  params: ParameterSchema
  query: ParameterSchema
  /** Most bytes that a body may have, files not counted. */
  bodyLimit: number
  body: {
    required: boolean
    content: Record<string, object>
    /** File parts of a multipart body, with their limit in bytes. */
    files: Record<string, number | null>
  } | null
  /** Schemas by status, then by content type. A status without content has an empty record. */
  responses: Record<string, Record<string, object>>
  /**
   * The error codes that the operation can send, by status. The 422 of Description A lists none, because it has no
   * code.
   */
  errors: Record<string, string[]>
}

/** What a list offers, from `x-filterable`, `x-sortable` and `x-newest-first`. */
export interface ListDefinition {
  /**
   * `text`: the field has a fixed set of values, but they are words, so they can be sorted and searched like any text.
   * `only`: the field takes its plain operator and no other.
   */
  fields: Record<string, { schema: ParameterType; plain: Operator; text?: boolean; only?: boolean }>
  sortable: string[]
  newestFirst?: boolean
}

export interface ParameterSchema {
  type: 'object'
  additionalProperties: false
  required: string[]
  properties: Record<string, ParameterType>
}

export interface ParameterType {
  type?: string | string[]
  default?: unknown
  items?: { type?: string; [keyword: string]: unknown }
  [keyword: string]: unknown
}

/** The schemas that operations refer to, one Ajv schema per description. */
export type Definitions = Record<string, { $id: string; $defs: Record<string, unknown> }>
