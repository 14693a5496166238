import { type Problem, refused } from '../../../errors.ts'
import { toProblems } from '../errors/problems.ts'
import type { Validator, Validators } from '../schema/ajv.ts'
import { scalar } from '../schema/coerce.ts'
import { type Condition, type Operator, operatorsFor, type Scalar } from '../schema/filter.ts'
import type { ListDefinition } from '../schema/operation.ts'
import { countText, searchesText, type Tally } from './tally.ts'

const MOST_VALUES = 100
const MOST_TEXT = 200

type Where = Problem['in']
export type Path = (string | number)[]

/** A field of a list with all that is needed to read a condition on it. */
export interface Field {
  ops: Operator[]
  plain: Operator
  /** Whether the field holds a day or a moment. */
  isDate: boolean
  /** Turns the text of a query into a value. */
  parse(given: string): unknown
  problems(value: unknown, path: Path, where: Where): Problem[]
}

export function compileFields(validators: Validators, { fields }: ListDefinition): Map<string, Field> {
  return new Map(
    Object.entries(fields).map(([name, { schema, plain, text, only }]) => {
      const check = validators(schema)
      return [
        name,
        {
          ops: only ? [plain] : operatorsFor(schema, text),
          plain,
          isDate: ['date', 'date-time', 'moment'].includes(String(schema.format)),
          parse: (given) => scalar(given, [schema.type].flat()[0]),
          problems: (value, path, where) => valueProblems(check, value, path, where)
        }
      ]
    })
  )
}

function valueProblems(check: Validator, value: unknown, path: Path, where: Where): Problem[] {
  if (check(value)) return []
  return toProblems(check.errors ?? [], where).map((problem) => ({ ...problem, path }))
}

/** What is known while the conditions of a request are read. */
export interface Scope {
  fields: Map<string, Field>
  tally: Tally
  where: Where
}

/** Checks one condition: the field is offered, the operator suits it, and the value has the field's type. */
export function condition(
  { fields, tally, where }: Scope,
  name: string,
  op: string,
  given: unknown,
  paths: { field: Path; op: Path; value: Path }
): { condition: Condition } | { problems: Problem[] } {
  const field = fields.get(name)
  if (!field) return { problems: [refused(paths.field, 'field.unknown', 'UNKNOWN_FIELD', {}, where)] }
  if (!field.ops.includes(op as Operator)) {
    const values = { values: field.ops.join(', ') }
    return { problems: [refused(paths.op, 'field.operator', 'INVALID_OPERATOR', values, where)] }
  }
  // Specification 4.8 writes the values of `in` as one text; a list is accepted too.
  const value = op === 'in' && typeof given === 'string' ? separated(field, given) : given
  const problems = [
    ...(searchesText(field.ops, op) ? countText(tally, paths.value, where) : []),
    ...problemsOf(field, op as Operator, value, paths.value, where)
  ]
  if (problems.length > 0) return { problems }
  return { condition: { field: name, op: op as Operator, value: value as Scalar | Scalar[] } }
}

const separated = (field: Field, text: string) => text.split(',').map((part) => field.parse(part.trim()))

function problemsOf(field: Field, op: Operator, value: unknown, path: Path, where: Where): Problem[] {
  if (op === 'like') return textProblems(value, path, where)
  if (op !== 'in') {
    // A field may be null, but null is neither greater nor less than anything.
    if (value === null && op !== 'eq' && op !== 'ne')
      return [refused(path, 'field.type', 'INVALID_TYPE', { type: 'string' }, where)]
    return field.problems(value, path, where)
  }
  if (!Array.isArray(value)) return [refused(path, 'field.type', 'INVALID_TYPE', { type: 'array' }, where)]
  if (value.length === 0) return [refused(path, 'field.minItems', 'TOO_FEW', { limit: 1 }, where)]
  if (value.length > MOST_VALUES) return [refused(path, 'field.maxItems', 'TOO_MANY', { limit: MOST_VALUES }, where)]
  return value.flatMap((item) => field.problems(item, path, where)).slice(0, 1)
}

export function textProblems(value: unknown, path: Path, where: Where): Problem[] {
  if (typeof value !== 'string') return [refused(path, 'field.type', 'INVALID_TYPE', { type: 'string' }, where)]
  if (value === '') return [refused(path, 'field.minLength', 'TOO_SHORT', { limit: 1 }, where)]
  if (value.length > MOST_TEXT) return [refused(path, 'field.maxLength', 'TOO_LONG', { limit: MOST_TEXT }, where)]
  return []
}
