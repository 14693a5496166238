import type { Json, Schema } from '../generate/document.ts'
import type { Whole } from './values.ts'

/** Values at the ends of what a schema allows, and just outside. */
export interface Edges {
  inside: Json[]
  outside: Json[]
}

const MOST_TEXT = 10_000
const MOST_ITEMS = 100

export function edgesOf(schema: Schema, whole: Whole): Edges {
  const found = whole(schema)
  const choices = (found.anyOf ?? found.oneOf) as Schema[] | undefined
  if (choices) {
    const all = choices.map((each) => edgesOf(each, whole))
    return { inside: all.flatMap(({ inside }) => inside), outside: [{}, 'outro'] }
  }
  if (found.const !== undefined) return { inside: [found.const], outside: ['outro'] }
  if (Array.isArray(found.enum)) return { inside: [...found.enum], outside: ['outro', ''] }
  const types = [found.type ?? []].flat() as string[]
  const all = types.map((type) => edgesOfType(type, found, whole))
  return { inside: all.flatMap(({ inside }) => inside), outside: all.flatMap(({ outside }) => outside) }
}

function edgesOfType(type: string, schema: Schema, whole: Whole): Edges {
  switch (type) {
    case 'integer':
    case 'number':
      return ofNumbers(schema)
    case 'string':
      return ofTexts(schema)
    case 'array':
      return ofLists(schema, whole)
    case 'boolean':
      return { inside: [true, false], outside: ['talvez', 2] }
    case 'null':
      return { inside: [null], outside: [] }
    default:
      return { inside: schema.minProperties || schema.required ? [] : [{}], outside: [[], 'x'] }
  }
}

function ofNumbers({ minimum, maximum }: Schema): Edges {
  const ends = [minimum, maximum].filter((end) => end !== undefined)
  return {
    inside: ends.length > 0 ? ends : [0, 1, 2147483647],
    outside: [
      ...(minimum === undefined ? [] : [Number(minimum) - 1]),
      ...(maximum === undefined ? [] : [Number(maximum) + 1]),
      1.5,
      'sete'
    ]
  }
}

function ofTexts({ minLength = 0, maxLength, pattern, format }: Schema): Edges {
  if (format === 'date')
    return { inside: ['0001-01-01', '2024-02-29', '9999-12-31'], outside: ['2023-02-29', '2024-1-1'] }
  if (format === 'date-time')
    return {
      inside: ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
      outside: ['2024-02-30T00:00:00Z', '2024-01-01']
    }
  if (format === 'email' || format === 'binary') return { inside: [], outside: ['a@', '', 'a b@c.d'] }
  if (String(pattern).includes('\\d{4}-\\d{2}-\\d{2}'))
    return { inside: ['0001-01-01', '9999-12-31', '2024-02-29T23:59:59Z'], outside: ['amanhã', ''] }
  const most = Number(maxLength ?? 0)
  const isFree = pattern === undefined || pattern === '\\S'
  return {
    inside: isFree
      ? [
          ...(minLength === 0 && !pattern ? [''] : []),
          'a'.repeat(Math.max(1, Number(minLength))),
          ...(most > 0 && most <= MOST_TEXT ? ['ã'.repeat(most)] : [])
        ]
      : [],
    outside: [
      ...(Number(minLength) > 0 ? [''] : []),
      ...(most > 0 && most <= MOST_TEXT ? ['b'.repeat(most + 1)] : []),
      7
    ]
  }
}

function ofLists({ items, minItems = 0, maxItems, uniqueItems }: Schema, whole: Whole): Edges {
  const { inside } = edgesOf((items ?? {}) as Schema, whole)
  const [first] = inside
  if (first === undefined) return { inside: minItems === 0 ? [[]] : [], outside: [{}] }
  const most = Number(maxItems ?? 0)
  const full = uniqueItems
    ? inside.slice(0, most || inside.length)
    : Array.from({ length: Math.min(most, MOST_ITEMS) }, () => first)
  return {
    inside: [...(minItems === 0 ? [[]] : []), full].filter((each) => each.length >= Number(minItems)),
    outside: [
      ...(Number(minItems) > 0 ? [[]] : []),
      ...(most > 0 && most < MOST_ITEMS * 10 ? [Array.from({ length: most + 1 }, () => first)] : []),
      'x'
    ]
  }
}
