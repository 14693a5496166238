import type { FetchOptions } from 'openapi-fetch'
import type {
  FilterKeys,
  HttpMethod,
  PathsWithMethod,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse
} from 'openapi-typescript-helpers'
import type { RetrySettings } from './retry.ts'

/** Settings of a call, besides what the operation takes. */
export interface CallSettings {
  /** Ends the call, and the wait before a retry. */
  signal?: AbortSignal | null
  headers?: Record<string, string>
  /** False makes the call fail at the first try. */
  retry?: Partial<RetrySettings> | false
  /** Limit for each try. Default: as long as fetch waits. */
  timeoutMs?: number
}

type Operation<Paths, Path extends keyof Paths, Method extends HttpMethod> = FilterKeys<Paths[Path], Method>

/** `params` and `body` of the operation, and nothing that it does not know. */
export type InitOf<Paths, Path extends keyof Paths, Method extends HttpMethod> = Pick<
  FetchOptions<Operation<Paths, Path, Method>>,
  Extract<'params' | 'body', keyof FetchOptions<Operation<Paths, Path, Method>>>
> &
  CallSettings

/** Lets the second argument be left out where the operation needs nothing. */
export type ArgumentsOf<Init> = RequiredKeysOf<Init> extends never ? [init?: Init] : [init: Init]

// biome-ignore lint/suspicious/noExplicitAny: the helpers require this of an operation
type AnyOperation = Record<string | number, any>

export type DataOf<Paths, Path extends keyof Paths, Method extends HttpMethod> =
  Operation<Paths, Path, Method> extends AnyOperation
    ? SuccessResponse<ResponseObjectMap<Operation<Paths, Path, Method>>>
    : never

export interface Answer<Data> {
  data: Data
  /** Headers and status. The body has already been read. */
  response: Response
}

export type Method<Paths extends object, Name extends HttpMethod> = <Path extends PathsWithMethod<Paths, Name>>(
  path: Path,
  ...init: ArgumentsOf<InitOf<Paths, Path, Name>>
) => Promise<Answer<DataOf<Paths, Path, Name>>>

/** The operations of a description by method and path. They throw where the service answers with an error. */
export interface Calls<Paths extends object> {
  GET: Method<Paths, 'get'>
  POST: Method<Paths, 'post'>
  PUT: Method<Paths, 'put'>
  DELETE: Method<Paths, 'delete'>
}

/** The paths whose answer to GET is a file. */
export type FilePath<Paths> = {
  [Path in keyof Paths]: Paths[Path] extends { get: { responses: { 200: { content: infer Content } } } }
    ? 'application/json' extends keyof Content
      ? never
      : Path
    : never
}[keyof Paths]
