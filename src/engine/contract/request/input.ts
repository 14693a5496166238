import { notFound, type Problem, validationError } from '../../../errors.ts'
import { MAX_PROBLEMS } from '../errors/problems.ts'
import { Refused } from '../errors/refused.ts'
import type { ListReader } from '../list/read.ts'
import type { ListRequest } from '../schema/filter.ts'
import type { Operation } from '../schema/operation.ts'
import { isAbsent } from './body.ts'
import type { CheckedQuery } from './checks.ts'
import type { Compiled, Rules } from './compile.ts'

/** The parts of a request that a handler receives. */
export interface Input {
  params: unknown
  query: unknown
  body: unknown
  /** Present for operations with `x-filterable`. */
  list?: ListRequest
}

/** The parts of a request as its checks have left them: checked values, or a Refused in the place of a part. */
interface Checked {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * Puts the checked parts of a request together. If any part was refused, throws everything that is wrong as one error.
 */
export function inputOf(compiled: Compiled, { params, query, body }: Checked): Input {
  if (params instanceof Refused && params.isUnknown) throw notFound()
  const problems = [...problemsOf(params), ...problemsOf(query), ...bodyProblems(compiled.operation, body)]
  if (problems.length > 0) throw refusal([...problems, ...furtherProblems(compiled.rules, body, problems)])
  const { values, list } = query as CheckedQuery
  const input: Input = { params, query: values, body: isAbsent(body) ? undefined : body }
  if (compiled.operation.list) input.list = compiled.bodyList ? listInBody(compiled.bodyList, input.body) : list
  return input
}

const refusal = (problems: Problem[]) => validationError(problems.slice(0, MAX_PROBLEMS))

const problemsOf = (part: unknown): Problem[] => (part instanceof Refused ? part.problems : [])

function bodyProblems({ body: declared }: Operation, body: unknown): Problem[] {
  if (body instanceof Refused) return body.problems
  if (!declared) {
    return isAbsent(body) || isEmpty(body)
      ? []
      : [{ in: 'body', path: [], key: 'field.no-body', code: 'UNKNOWN_FIELD', type: 'extra_forbidden' }]
  }
  return isAbsent(body) && declared.required
    ? [{ in: 'body', path: [], key: 'field.required', code: 'REQUIRED', type: 'missing' }]
    : []
}

const isEmpty = (body: unknown) => typeof body === 'object' && body !== null && Object.keys(body).length === 0

/** Reads what a body asks of a list, once everything else in the request is right. */
function listInBody(reader: ListReader, body: unknown): ListRequest {
  const { list, problems } = reader.fromBody(body as Record<string, unknown>)
  if (problems.length > 0) throw refusal(problems)
  return list
}

/** Applies the rules to the fields that the schema accepted, so that one answer names everything. */
function furtherProblems(rules: Rules | null, body: unknown, known: Problem[]): Problem[] {
  const given = body instanceof Refused ? body.given : body
  // The answer is full, so further problems would not be reported.
  if (known.length >= MAX_PROBLEMS) return []
  if (!rules || typeof given !== 'object' || given === null || Array.isArray(given)) return []
  const named = new Set(known.map(({ path }) => path.join('.')))
  return rules(without(given, known)).filter(({ path }) => !named.has(path.join('.')))
}

/** Copies a body without its refused fields. */
function without(body: object, refused: Problem[]): Record<string, unknown> {
  const rest = { ...body } as Record<string, unknown>
  for (const { in: where, path } of refused) {
    if (where !== 'body' || path.length === 0) continue
    const [first, second] = path.map(String) as [string, string | undefined]
    const nested = rest[first]
    if (second === undefined || typeof nested !== 'object' || nested === null) delete rest[first]
    else {
      const copy = Array.isArray(nested) ? [...nested] : { ...nested }
      delete (copy as Record<string, unknown>)[second]
      rest[first] = copy
    }
  }
  return rest
}
