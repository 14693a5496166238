import { type Problem, refused } from '../../errors.ts'
import type { Filter } from './filter.ts'
import { condition, type Field, type Path } from './values.ts'

const MOST_DEPTH = 8
const MOST_CONDITIONS = 100

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
      problems.push(refused(path, 'field.depth', 'TOO_DEEP', { limit: MOST_DEPTH }, where))
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
      else if (key === 'campo') {
        const { operador, valor } = node as { operador?: unknown; valor?: unknown }
        const places = { field: here, op: [...at, 'operador'], value: [...at, 'valor'] }
        found.push(...add(String(value), String(operador), valor, places))
      } else if (key !== 'operador' && key !== 'valor') found.push(...named(key, value, here))
    }
    return found.length === 1 ? (found[0] as Filter) : { and: found }
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
