import type { Filter } from '../../../engine/contract/schema/filter.ts'
import { refused, validationError } from '../../../errors.ts'
import { dayInBrasilia } from '../../../platform/time/days.ts'
import type { Filterable } from '../fields/field-type.ts'

/** A day of the request, with the name of its parameter or field. */
type Named = [name: string, day: string]

/** Refuses a last day that lies before a first day. */
export function requireOrder(first: Named[], last: Named[], where: 'query' | 'body', within: string[] = []): void {
  const problems = last.flatMap(([name, fim]) => {
    const [, limit] = first.find(([, inicio]) => inicio > fim) ?? []
    return limit === undefined ? [] : [refused([...within, name], 'field.minimum', 'OUT_OF_RANGE', { limit }, where)]
  })
  if (problems.length > 0) throw validationError(problems)
}

const firstDays: string[] = ['data_inicio', 'data_notificacao_inicio']
const lastDays: string[] = ['data_fim', 'data_notificacao_fim']

/** Refuses such days in a filter whose conditions must all hold. `within` is the path to the filter. */
export function requireOrderedPeriod(
  filter: Filter<Filterable> | null,
  where: 'query' | 'body',
  within: string[] = []
): void {
  const days = daysOf(filter)
  const named = (names: string[]) => days.filter(([name]) => names.includes(name))
  requireOrder(named(firstDays), named(lastDays), where, within)
}

function daysOf(filter: Filter<Filterable> | null): Named[] {
  if (filter === null || 'or' in filter) return []
  if ('and' in filter) return filter.and.flatMap(daysOf)
  return typeof filter.value === 'string' && [...firstDays, ...lastDays].includes(filter.field)
    ? [[filter.field, dayInBrasilia(filter.value)]]
    : []
}
