import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'
import { notFound, type Problem, validationError } from '../errors.ts'
import { coerce, type RawParameters } from './coerce.ts'
import type { ListRequest } from './list/filter.ts'
import { compileList } from './list/read.ts'
import type { Operation } from './operation.ts'
import { MAX_PROBLEMS, toProblems } from './problems.ts'
import { unstorableText } from './text.ts'

export interface RawRequest {
  params: RawParameters
  query: RawParameters
  body: unknown
  mediaType: string | null
}

export interface ValidRequest {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  /** Of an operation with `x-filterable`. */
  list?: ListRequest
}

/** An operation with its validators, ready to check requests and answers. */
export interface Compiled {
  operation: Operation
  validate(request: RawRequest): ValidRequest
  /** What is wrong with an answer; null when it is as declared. */
  mismatch(status: number, contentType: string | null, body: unknown): string | null
}

/** What rules say of a body of which parts were refused already: those are left out of it. */
export type Rules = (body: Record<string, unknown>) => Problem[]

export function compile(ajv: Ajv2020, operation: Operation, rules?: Rules): Compiled {
  const params = ajv.compile(operation.params)
  const query = ajv.compile(operation.query)
  const list = operation.list ? compileList(ajv, operation.list) : null
  const bodies = compileAll(ajv, operation.body?.content ?? {})
  const responses = Object.fromEntries(
    Object.entries(operation.responses).map(([status, content]) => [status, compileAll(ajv, content)])
  )

  function validate(request: RawRequest): ValidRequest {
    const path = coerce(request.params, operation.params, 'path')
    // An id that no record can have is an unknown record, not a malformed one.
    if (!params(path.values) && params.errors?.every((e) => e.keyword === 'minimum' || e.keyword === 'maximum'))
      throw notFound()
    const { plain, withOperators } =
      list && operation.method === 'GET' ? list.split(request.query) : { plain: request.query, withOperators: {} }
    const search = coerce(plain, operation.query, 'query')
    // A parameter that was refused for being sent twice is not missing as well.
    const repeated = new Set(search.problems.map((p) => p.path[0]))
    const problems: Problem[] = [
      ...toProblems(params.errors ?? [], 'path'),
      ...search.problems,
      ...(query(search.values) ? [] : toProblems(query.errors ?? [], 'query').filter((p) => !repeated.has(p.path[0]))),
      ...unstorableText(search.values, 'query'),
      ...bodyProblems(request)
    ]
    if (problems.length > 0 && operation.method !== 'GET')
      refuse([...problems, ...furtherProblems(request.body, problems)])
    // What was refused is not read any further.
    for (const problem of problems) if (problem.in === 'query') delete search.values[String(problem.path[0])]
    const reading = !list
      ? null
      : operation.method === 'GET'
        ? list.fromQuery(request.query, withOperators, search.values)
        : list.fromBody(request.body as Record<string, unknown>)
    refuse([...problems, ...(reading?.problems ?? [])])
    return { params: path.values, query: search.values, body: request.body, ...(reading ? { list: reading.list } : {}) }
  }

  function refuse(problems: Problem[]): void {
    if (problems.length > 0) throw validationError(problems.slice(0, MAX_PROBLEMS))
  }

  /** A handler's rules come after this; where they can be told beforehand, all that is wrong is named at once. */
  function furtherProblems(body: unknown, known: Problem[]): Problem[] {
    if (!rules || typeof body !== 'object' || body === null || Array.isArray(body)) return []
    const rest = structuredClone(body) as Record<string, unknown>
    for (const { in: where, path } of known) {
      if (where !== 'body' || path.length === 0) continue
      const [first, second] = path.map(String) as [string, string | undefined]
      const nested = rest[first]
      if (second !== undefined && typeof nested === 'object' && nested !== null)
        delete (nested as Record<string, unknown>)[second]
      else delete rest[first]
    }
    const named = new Set(known.map(({ path }) => path.join('.')))
    return rules(rest).filter(({ path }) => !named.has(path.join('.')))
  }

  function bodyProblems({ body, mediaType }: RawRequest): Problem[] {
    if (!operation.body) {
      const empty = body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0)
      return empty
        ? []
        : [{ in: 'body', path: [], key: 'field.no-body', code: 'UNKNOWN_FIELD', type: 'extra_forbidden' }]
    }
    if (body === undefined) {
      return operation.body.required
        ? [{ in: 'body', path: [], key: 'field.required', code: 'REQUIRED', type: 'missing' }]
        : []
    }
    const check = bodies[mediaType ?? '']
    if (!check) return []
    const problems = check(body) ? [] : toProblems(check.errors ?? [], 'body')
    return [...problems, ...unstorableText(body, 'body')]
  }

  function mismatch(status: number, contentType: string | null, body: unknown): string | null {
    const declared = responses[status]
    if (!declared) return `status ${status} is not declared`
    const types = Object.keys(declared)
    if (contentType === null)
      return types.length === 0 ? null : `a body of ${types.join(' or ')} is declared, none was given`
    const check = declared[contentType]
    if (!check) return `content type ${contentType} is not declared`
    if (contentType !== 'application/json') return null
    return check(body) ? null : ajv.errorsText(check.errors, { dataVar: 'body' })
  }

  return { operation, validate, mismatch }
}

const compileAll = (ajv: Ajv2020, content: Record<string, object>): Record<string, ValidateFunction> =>
  Object.fromEntries(Object.entries(content).map(([type, schema]) => [type, compileOne(ajv, schema)]))

/** What is nothing but a reference is compiled once, where it is defined: the errors alone are declared some 800 times. */
function compileOne(ajv: Ajv2020, schema: object): ValidateFunction {
  const named = '$ref' in schema && Object.keys(schema).length === 1 ? ajv.getSchema(String(schema.$ref)) : undefined
  return named ?? ajv.compile(schema)
}
