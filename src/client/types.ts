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

/** What the generated types say of a call: what it takes (`params` and `body`), and what it answers. */
export interface CallShape {
  init: object
  answer: unknown
}

/** Calls by path. */
export type Shapes<All> = { [Path in keyof All]: CallShape }

/** `params` and `body` of the operation, and nothing that it does not know. */
export type InitOf<Shape extends CallShape> = Shape['init'] & CallSettings

/** Lets the second argument be left out where the operation needs nothing. */
export type ArgumentsOf<Shape extends CallShape> = object extends Shape['init']
  ? [init?: InitOf<Shape>]
  : [init: InitOf<Shape>]

export interface Answer<Data> {
  data: Data
  /** Headers and status. The body has already been read. */
  response: Response
}

export type Method<All extends Shapes<All>> = <Path extends keyof All>(
  path: Path,
  ...init: ArgumentsOf<All[Path]>
) => Promise<Answer<All[Path]['answer']>>

/** The generated types of a description, by method. */
export interface AllCalls<Description extends AllCalls<Description>> {
  GET: Shapes<Description['GET']>
  POST: Shapes<Description['POST']>
  PUT: Shapes<Description['PUT']>
  DELETE: Shapes<Description['DELETE']>
}

/** The operations of a description by method and path. They throw where the service answers with an error. */
export interface Methods<Description extends AllCalls<Description>> {
  GET: Method<Description['GET']>
  POST: Method<Description['POST']>
  PUT: Method<Description['PUT']>
  DELETE: Method<Description['DELETE']>
}
