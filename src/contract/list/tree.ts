import { type Problem, refused } from '../../errors.ts'
import type { Filter } from './filter.ts'
import { condition, type Field, type Path } from './values.ts'

const MOST_DEPTH = 8
const MOST_CONDITIONS = 100
const triple = ['campo', 'operador', 'valor'] as const

/**
 * Reads nested conditions in either notation: `{campo, operador, valor}` of the bodies, `{field: value}` and
 * `{field: {op: value}}` of the JSON search; `and` and `or` hold lists of more. Several keys of one object must all hold.
 */
export function readTree(
  fields: Map<string, Field>,
  root: unknown,
  path: Path,
  where: Problem['in']
): { filter: Filter | null; problems: Problem[] } {
  const problems: Problem[] = []
  let conditions = 0
  let tooDeep = false

  function add(name: string, op: string, value: unknown, at: { field: Path; op: Path; value: Path }): Filter[] {
    if (++conditions > MOST_CONDITIONS) {
      if (conditions === MOST_CONDITIONS + 1)
        problems.push(refused(path, 'field.maxItems', 'TOO_MANY', { limit: MOST_CONDITIONS }, where))
      return []
    }
    const read = condition(fields, name, op, value, at, where)
    if ('condition' in read) return [read.condition]
    problems.push(...read.problems)
    return []
  }

  function list(node: unknown, at: Path, depth: number): Filter[] {
    if (!Array.isArray(node) || node.length === 0) {
      problems.push(refused(at, 'field.minItems', 'TOO_FEW', { limit: 1 }, where))
      return []
    }
    if (node.length > MOST_CONDITIONS) {
      problems.push(refused(at, 'field.maxItems', 'TOO_MANY', { limit: MOST_CONDITIONS }, where))
      return []
    }
    return node.flatMap((child, i) => {
      const read = visit(child, [...at, i], depth + 1)
      return read ? [read] : []
    })
  }

  function visit(node: unknown, at: Path, depth: number): Filter | null {
    if (depth > MOST_DEPTH) {
      if (!tooDeep) problems.push(refused(path, 'field.depth', 'TOO_DEEP', { limit: MOST_DEPTH }, where))
      tooDeep = true
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
      if (key === 'and') found.push({ and: list(value, here, depth) })
      else if (key === 'or') found.push({ or: list(value, here, depth) })
      else if (!(triple as readonly string[]).includes(key)) found.push(...named(key, value, here))
    }
    if (triple.some((key) => Object.hasOwn(node, key))) found.push(...written(node, at))
    return found.length === 1 ? (found[0] as Filter) : { and: found }
  }

  /** All three of `campo`, `operador` and `valor`; a condition that lacks one must not pass for none. */
  function written(node: object, at: Path): Filter[] {
    const { campo, operador, valor } = node as Record<(typeof triple)[number], unknown>
    const missing = triple.filter((key) => !Object.hasOwn(node, key))
    const untyped = Object.entries({ campo, operador }).filter(([, v]) => v !== undefined && typeof v !== 'string')
    for (const key of missing) problems.push(refused([...at, key], 'field.required', 'REQUIRED', {}, where))
    for (const [key] of untyped)
      problems.push(refused([...at, key], 'field.type', 'INVALID_TYPE', { type: 'string' }, where))
    if (missing.length > 0 || untyped.length > 0) return []
    const places = { field: [...at, 'campo'], op: [...at, 'operador'], value: [...at, 'valor'] }
    return add(String(campo), String(operador), valor, places)
  }

  function named(name: string, value: unknown, at: Path): Filter[] {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      // A plain value compares as the plain parameter of that name does; nothing is only equal to nothing.
      const op = value === null ? 'eq' : Array.isArray(value) ? 'in' : (fields.get(name)?.plain ?? 'eq')
      return add(name, op, value, { field: at, op: at, value: at })
    }
    const pairs = Object.entries(value)
    if (pairs.length === 0) problems.push(refused(at, 'field.minProperties', 'REQUIRED', { limit: 1 }, where))
    return pairs.flatMap(([op, each]) => {
      const here = [...at, op]
      return add(name, op, each, { field: at, op: here, value: here })
    })
  }

  const filter = visit(root, path, 1)
  return { filter: problems.length > 0 ? null : filter, problems }
}
