import { type Problem, refused } from '../../../errors.ts'
import { type Condition, type Filter, type ListRequest, operatorsFor } from '../schema/filter.ts'
import type { Operation } from '../schema/operation.ts'
import { searchesText } from './tally.ts'

/**
 * Names what a client should narrow after a reading took too long: the fields whose texts were searched, the plain
 * search, or else the request as a whole.
 */
export function narrowable(operation: Operation, list: ListRequest | undefined, seconds: number): Problem[] {
  const where = operation.method === 'GET' ? 'query' : 'body'
  const names = new Set(list?.filter ? conditionsOf(list.filter).filter(isSearch(operation)).map(nameIn(where)) : [])
  if (list?.text) names.add('search')
  const problem = (path: string[]) => refused(path, 'field.too-long', 'TOO_SLOW', { limit: seconds }, where)
  return names.size === 0 ? [problem([])] : [...names].map((name) => problem([name]))
}

const conditionsOf = (filter: Filter): Condition[] =>
  'and' in filter ? filter.and.flatMap(conditionsOf) : 'or' in filter ? filter.or.flatMap(conditionsOf) : [filter]

const isSearch =
  ({ list }: Operation) =>
  ({ field, op }: Condition): boolean => {
    const { schema, text } = list?.fields[field] ?? {}
    return schema !== undefined && searchesText(operatorsFor(schema, text), op)
  }

/** Conditions of a body are nested in one field of it. */
const nameIn =
  (where: Problem['in']) =>
  ({ field }: Condition): string =>
    where === 'query' ? field : 'filtros'
