import { type Document, follow, type Json, type Schema } from './document.ts'
import { isFormat } from './formats.ts'

/**
 * Checks values against the schemas of the published documents, which use a part of JSON Schema. Ajv would make the
 * package a third larger for this one command. It also compiles schemas to functions, which a strict content policy
 * forbids. A test compares the two.
 */
export interface Violation {
  /** The path to the value, such as /data/0/nome. */
  at: string
  /** The keyword of the schema that the value breaks. */
  rule: string
  expected: string
  got: string
}

export function violations(document: Document, schema: Schema, value: Json, at = ''): Violation[] {
  if (schema.$ref !== undefined) return violations(document, follow(document, schema), value, at)
  const check = (rule: string, isGood: boolean, expected: unknown = schema[rule]): Violation[] =>
    isGood ? [] : [{ at: at || '/', rule, expected: textOf(expected), got: shown(rule, value) }]
  const types = schema.type === undefined ? null : [schema.type].flat()
  if (types && !types.some((type) => isType(type, value))) return check('type', false)
  return [
    ...check('enum', schema.enum === undefined || (schema.enum as Json[]).some((each) => isEqual(each, value))),
    ...check('const', schema.const === undefined || isEqual(schema.const, value)),
    ...(typeof value === 'number' ? ofNumber(schema, value, check) : []),
    ...(typeof value === 'string' ? ofText(schema, value, check) : []),
    ...(Array.isArray(value) ? ofArray(document, schema, value, at, check) : []),
    ...(isObject(value) ? ofObject(document, schema, value, at, check) : []),
    ...ofForms(document, schema, value, at, check)
  ]
}

type Check = (rule: string, isGood: boolean, expected?: unknown) => Violation[]
type Fields = { [key: string]: Json }

const isObject = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEqual = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other)
const limit = (value: Json | undefined, otherwise: number) => (typeof value === 'number' ? value : otherwise)
const least = Number.NEGATIVE_INFINITY
const most = Number.POSITIVE_INFINITY

function isType(type: Json, value: Json): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return kindOf(value) === type
}

function kindOf(value: Json): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/**
 * Describes a value for a report. A report may be shown to others, so it holds the kind of a personal value, not the
 * value. Words of an enumeration are not secret.
 */
const shown = (rule: string, value: Json): string =>
  (rule === 'enum' || rule === 'const') && typeof value === 'string' && /^[\w.:-]{1,40}$/.test(value)
    ? value
    : kindOf(value)

const textOf = (value: unknown) => (Array.isArray(value) ? value.map(String).join(' | ') : String(value))

const ofNumber = (schema: Schema, value: number, check: Check) => [
  ...check('minimum', value >= limit(schema.minimum, least)),
  ...check('maximum', value <= limit(schema.maximum, most)),
  ...check('exclusiveMinimum', value > limit(schema.exclusiveMinimum, least)),
  ...check('exclusiveMaximum', value < limit(schema.exclusiveMaximum, most)),
  ...check('multipleOf', schema.multipleOf === undefined || Number.isInteger(value / Number(schema.multipleOf)))
]

/** Checks a text. Lengths count characters, not surrogate halves. */
function ofText(schema: Schema, value: string, check: Check): Violation[] {
  const { length } = [...value]
  return [
    ...check('minLength', length >= limit(schema.minLength, 0)),
    ...check('maxLength', length <= limit(schema.maxLength, most)),
    ...check('pattern', typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test(value)),
    ...check('format', typeof schema.format !== 'string' || isFormat(schema.format, value))
  ]
}

const ofArray = (document: Document, schema: Schema, value: Json[], at: string, check: Check) => [
  ...check('minItems', value.length >= limit(schema.minItems, 0)),
  ...check('maxItems', value.length <= limit(schema.maxItems, most)),
  ...check(
    'uniqueItems',
    schema.uniqueItems !== true || new Set(value.map((each) => JSON.stringify(each))).size === value.length
  ),
  ...(isObject(schema.items ?? null)
    ? value.flatMap((each, i) => violations(document, schema.items as Schema, each, `${at}/${i}`))
    : [])
]

function ofObject(document: Document, schema: Schema, value: Fields, at: string, check: Check): Violation[] {
  const fields = (schema.properties ?? {}) as Record<string, Schema>
  const names = Object.keys(value)
  const others = names.filter((name) => !Object.hasOwn(fields, name))
  const inner = (of: Schema, name: string) => violations(document, of, value[name] ?? null, `${at}/${name}`)
  const wanted = [
    ...((schema.required ?? []) as string[]),
    ...Object.entries((schema.dependentRequired ?? {}) as Record<string, string[]>).flatMap(([name, all]) =>
      names.includes(name) ? all : []
    )
  ]
  return [
    ...wanted.flatMap((name) => check('required', names.includes(name), name)),
    ...check('minProperties', names.length >= limit(schema.minProperties, 0)),
    ...check('maxProperties', names.length <= limit(schema.maxProperties, most)),
    ...names.filter((name) => Object.hasOwn(fields, name)).flatMap((name) => inner(fields[name] ?? {}, name)),
    ...(schema.additionalProperties === false
      ? others.flatMap((name) => check('additionalProperties', false, `not ${name}`))
      : []),
    ...(isObject(schema.additionalProperties ?? null)
      ? others.flatMap((name) => inner(schema.additionalProperties as Schema, name))
      : []),
    ...(isObject(schema.propertyNames ?? null)
      ? names.flatMap((name) => violations(document, schema.propertyNames as Schema, name, `${at}/${name}`))
      : [])
  ]
}

/** Checks alternatives. When none fits, the violations of the best fit are reported. */
function ofForms(document: Document, schema: Schema, value: Json, at: string, check: Check): Violation[] {
  const tried = (word: 'anyOf' | 'oneOf' | 'allOf') =>
    ((schema[word] ?? []) as Schema[]).map((form) => violations(document, form, value, at))
  const best = (all: Violation[][]) =>
    all.length === 0 || all.some((each) => each.length === 0)
      ? []
      : (all.toSorted((x, y) => x.length - y.length)[0] ?? [])
  const one = tried('oneOf')
  return [
    ...tried('allOf').flat(),
    ...best(tried('anyOf')),
    ...best(one),
    ...check('oneOf', one.filter((each) => each.length === 0).length <= 1, 'one form'),
    ...check('not', schema.not === undefined || violations(document, schema.not as Schema, value, at).length > 0, 'not')
  ]
}
