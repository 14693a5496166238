/**
 * Reads trees of conditions, in the body's notation and in that of the JSON search. The tree comes from outside, so its
 * depth and its number of conditions are bounded while it is read. Every mistake becomes a problem at its own place,
 * and reading goes on, so that the client sees all of them. A tree with any problem yields no filter at all.
 */
import { type Problem, refused } from '../../../errors.ts'
import { MAX_PROBLEMS } from '../errors/problems.ts'
import type { Filter } from '../schema/filter.ts'
import { type Places, reversedPeriods } from './reversed.ts'
import { condition, type Path, type Scope } from './values.ts'

const MOST_DEPTH = 8
const MOST_CONDITIONS = 100
const triple = ['campo', 'operador', 'valor'] as const

/** The tree being read and the findings so far. */
interface Reading extends Scope {
  /** Where the whole tree stands in the request. */
  root: Path
  problems: Problem[]
  places: Places
  conditions: number
  isTooDeep: boolean
}

/**
 * Reads nested conditions in either notation: `{campo, operador, valor}` in bodies, `{field: value}` and `{field: {op:
 * value}}` in the JSON search. `and` and `or` hold lists of more. Several keys of one object must all hold.
 */
export function readTree(scope: Scope, tree: unknown, root: Path): { filter: Filter | null; problems: Problem[] } {
  const problems: Problem[] = []
  const reading: Reading = { ...scope, root, problems, places: new Map(), conditions: 0, isTooDeep: false }
  const filter = visit(reading, tree, root, 1)
  if (problems.length === 0) problems.push(...reversedPeriods(scope.fields, filter, reading.places, scope.where))
  return { filter: problems.length > 0 ? null : filter, problems }
}

function visit(reading: Reading, node: unknown, at: Path, depth: number): Filter | null {
  const { root, where, problems } = reading
  if (problems.length >= MAX_PROBLEMS) return null
  if (depth > MOST_DEPTH) {
    if (!reading.isTooDeep) problems.push(refused(root, 'field.depth', 'TOO_DEEP', { limit: MOST_DEPTH }, where))
    reading.isTooDeep = true
    return null
  }
  if (node === null || typeof node !== 'object' || Array.isArray(node)) {
    problems.push(refused(at, 'field.type', 'INVALID_TYPE', { type: 'object' }, where))
    return null
  }
  const entries = Object.entries(node)
  if (entries.length === 0) {
    problems.push(refused(at, 'field.minProperties', 'REQUIRED', { limit: 1 }, where))
    return null
  }
  const found: Filter[] = []
  for (const [key, value] of entries) {
    const here = [...at, key]
    if (key === 'and') found.push({ and: list(reading, value, here, depth) })
    else if (key === 'or') found.push({ or: list(reading, value, here, depth) })
    else if (!(triple as readonly string[]).includes(key)) found.push(...named(reading, key, value, here))
  }
  if (triple.some((key) => Object.hasOwn(node, key))) found.push(...written(reading, node, at))
  return found.length === 1 ? (found[0] as Filter) : { and: found }
}

/** Reads the list under `and` or `or`. */
function list(reading: Reading, node: unknown, at: Path, depth: number): Filter[] {
  const { where, problems } = reading
  if (!Array.isArray(node) || node.length === 0) {
    problems.push(refused(at, 'field.minItems', 'TOO_FEW', { limit: 1 }, where))
    return []
  }
  if (node.length > MOST_CONDITIONS) {
    problems.push(refused(at, 'field.maxItems', 'TOO_MANY', { limit: MOST_CONDITIONS }, where))
    return []
  }
  return node.flatMap((child, i) => {
    const read = visit(reading, child, [...at, i], depth + 1)
    return read ? [read] : []
  })
}

/** Requires all three of `campo`, `operador` and `valor`. A condition that lacks one must not be dropped silently. */
function written(reading: Reading, node: object, at: Path): Filter[] {
  const { where, problems } = reading
  const { campo, operador, valor } = node as Record<(typeof triple)[number], unknown>
  const missing = triple.filter((key) => !Object.hasOwn(node, key))
  const untyped = Object.entries({ campo, operador }).filter(([, v]) => v !== undefined && typeof v !== 'string')
  for (const key of missing) problems.push(refused([...at, key], 'field.required', 'REQUIRED', {}, where))
  for (const [key] of untyped)
    problems.push(refused([...at, key], 'field.type', 'INVALID_TYPE', { type: 'string' }, where))
  if (missing.length > 0 || untyped.length > 0) return []
  const places = { field: [...at, 'campo'], op: [...at, 'operador'], value: [...at, 'valor'] }
  return add(reading, String(campo), String(operador), valor, places)
}

/** Reads `{field: value}` or `{field: {op: value, op: value}}`. */
function named(reading: Reading, name: string, value: unknown, at: Path): Filter[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    // A plain value compares like the plain parameter of that name. Null can only be equal to null.
    const op = value === null ? 'eq' : Array.isArray(value) ? 'in' : (reading.fields.get(name)?.plain ?? 'eq')
    return add(reading, name, op, value, { field: at, op: at, value: at })
  }
  const pairs = Object.entries(value)
  if (pairs.length === 0)
    reading.problems.push(refused(at, 'field.minProperties', 'REQUIRED', { limit: 1 }, reading.where))
  return pairs.flatMap(([op, each]) => {
    const here = [...at, op]
    return add(reading, name, op, each, { field: at, op: here, value: here })
  })
}

/** Adds one condition. The first one too many is reported, and all later ones are left out. */
function add(
  reading: Reading,
  name: string,
  op: string,
  value: unknown,
  at: { field: Path; op: Path; value: Path }
): Filter[] {
  const { root, where, problems } = reading
  reading.conditions += 1
  if (reading.conditions > MOST_CONDITIONS) {
    if (reading.conditions === MOST_CONDITIONS + 1)
      problems.push(refused(root, 'field.maxItems', 'TOO_MANY', { limit: MOST_CONDITIONS }, where))
    return []
  }
  const read = condition(reading, name, op, value, at)
  if ('condition' in read) {
    reading.places.set(read.condition, at.value)
    return [read.condition]
  }
  problems.push(...read.problems)
  return []
}
