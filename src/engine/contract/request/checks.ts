import type { Problem } from '../../../errors.ts'
import { nearest } from '../errors/nearest.ts'
import { MAX_PROBLEMS, toProblems } from '../errors/problems.ts'
import { Refused } from '../errors/refused.ts'
import { unstorableText } from '../errors/text.ts'
import type { ListReader } from '../list/read.ts'
import type { Validators } from '../schema/ajv.ts'
import { type Coerced, coercion, type RawParameters, scalar } from '../schema/coerce.ts'
import type { ListRequest } from '../schema/filter.ts'
import type { ParameterSchema, ParameterType } from '../schema/operation.ts'

/** For more unknown names than these, nothing is guessed. */
const MOST_GUESSED = 5

/** Takes a part of a request as it came and gives the value to go on with, or a Refused. */
export type Check = (given: unknown) => unknown

/** A query that has passed its check. */
export interface CheckedQuery {
  values: Record<string, unknown>
  /** What the query asks of the list; undefined where the operation's query describes no list. */
  list: ListRequest | undefined
}

export type CheckQuery = (given: unknown) => CheckedQuery | Refused

export function checkParams(validators: Validators, schema: ParameterSchema): Check {
  const validate = validators(schema)
  const coerce = coercion(schema, 'path')
  return (given) => {
    const { values } = coerce(given as RawParameters)
    if (validate(values)) return values
    const errors = validate.errors ?? []
    const isUnknown = errors.every(({ keyword }) => keyword === 'minimum' || keyword === 'maximum')
    return new Refused(toProblems(errors, 'path'), given, isUnknown)
  }
}

/**
 * Checks the query of an operation that is no list. With `passesEmpty`, an empty parameter that may be left out is left
 * out, since a form sends its empty fields, too.
 */
export function checkQuery(validators: Validators, schema: ParameterSchema, passesEmpty: boolean): CheckQuery {
  const read = queryReader(validators, schema)
  const names = Object.keys(schema.properties)
  const optional = new Set(passesEmpty ? names.filter((name) => !schema.required.includes(name)) : [])
  return (given) => {
    const { values, problems } = read(withoutEmpty(given as RawParameters, optional))
    guessNames(problems, names)
    return problems.length > 0 ? new Refused(problems, given) : { values, list: undefined }
  }
}

/** Checks the query of a list, which may hold conditions beside its parameters. The list's reader understands them. */
export function checkListQuery(validators: Validators, schema: ParameterSchema, list: ListReader): CheckQuery {
  const read = queryReader(validators, schema)
  return (given) => {
    const raw = given as RawParameters
    const { plain, withOperators } = list.split(raw)
    const { values, problems } = read(plain)
    // The list does not read what was refused.
    for (const { path } of problems) delete values[String(path[0])]
    const reading = list.fromQuery(raw, withOperators, values)
    problems.push(...reading.problems)
    guessNames(problems, [...Object.keys(schema.properties), ...list.names])
    return problems.length > 0 ? new Refused(problems, given) : { values, list: reading.list }
  }
}

function withoutEmpty(raw: RawParameters, optional: Set<string>): RawParameters {
  const kept: RawParameters = Object.create(null)
  for (const [name, value] of Object.entries(raw)) if (value !== '' || !optional.has(name)) kept[name] = value
  return kept
}

/** Tells which parameters were probably meant, of the first few that there are not. */
function guessNames(problems: Problem[], known: string[]): void {
  for (const problem of problems.filter(({ key }) => key === 'field.unknown').slice(0, MOST_GUESSED)) {
    const name = String(problem.path[0]).replace(/\[.*/, '')
    // A field that is unknown within `search` is not the name of a parameter.
    const near = known.includes(name) ? null : nearest(name, known)
    if (near !== null) Object.assign(problem, { key: 'field.unknown-near', values: { near } })
  }
}

function queryReader(validators: Validators, schema: ParameterSchema) {
  const validate = validators(schema)
  const coerce = coercion(schema, 'query')
  return (raw: RawParameters): Coerced => {
    const { values, problems } = coerce(raw)
    if (!validate(values)) {
      // A parameter that was refused for being sent twice is not missing as well.
      const repeated = new Set(problems.map(({ path }) => path[0]))
      problems.push(...toProblems(validate.errors ?? [], 'query').filter(({ path }) => !repeated.has(path[0])))
    }
    problems.push(...unstorableText(values, 'query'))
    return { values, problems }
  }
}

/** Bodies are taken exactly as they come: nothing is coerced or filled in. */
export function checkBody(validators: Validators, schema: object): Check {
  const validate = validators(schema)
  return (given) => {
    const problems = validate(given) ? [] : toProblems(validate.errors ?? [], 'body')
    problems.push(...unstorableText(given, 'body', MAX_PROBLEMS - problems.length))
    return problems.length > 0 ? new Refused(problems, given) : given
  }
}

/**
 * Checks a form. Its parts are texts, which become values of the types in the schema. `files` names the parts that must
 * be files.
 */
export function checkForm(validators: Validators, schema: object, files: string[]): Check {
  const check = checkBody(validators, schema)
  const { properties = {} } = schema as { properties?: Record<string, ParameterType> }
  return (given) => {
    const values = Object.entries(given as object).map(([name, value]) => [
      name,
      typeof value === 'string' && !files.includes(name) ? scalar(value, properties[name]?.type) : value
    ])
    const checked = check(Object.fromEntries(values))
    if (!(checked instanceof Refused)) return checked
    return new Refused(
      checked.problems.map((each) => asFile(each, files)),
      checked.given
    )
  }
}

/** To the schema a file is a text; to whoever sent a text in its place that would say the wrong thing. */
const asFile = (problem: Problem, files: string[]): Problem =>
  problem.code === 'INVALID_TYPE' && problem.path.length === 1 && files.includes(String(problem.path[0]))
    ? { ...problem, key: 'field.file', values: {} }
    : problem
