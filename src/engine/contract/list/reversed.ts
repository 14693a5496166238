import { type Problem, refused } from '../../../errors.ts'
import type { Condition, Filter } from '../schema/filter.ts'
import type { Field, Path } from './values.ts'

const DAY_MS = 86_400_000

/** Maps each condition to its place in the request. */
export type Places = Map<Filter, Path>

/**
 * Finds periods that end before they begin, such as `em[gte]` after `em[lte]`. They are mistakes, and must not look
 * like a search that finds nothing.
 */
export function reversedPeriods(
  fields: Map<string, Field>,
  filter: Filter | null,
  places: Places,
  where: Problem['in']
): Problem[] {
  return filter === null ? [] : groupsOf(filter).flatMap((group) => reversedIn(fields, group, places, where))
}

/**
 * Returns the conditions that must hold together: those of one `and`, and separately those of each branch of an `or`.
 */
function groupsOf(filter: Filter): Condition[][] {
  const together: Condition[] = []
  const branches: Condition[][] = []
  const gather = (each: Filter) => {
    if ('and' in each) each.and.forEach(gather)
    else if ('or' in each) branches.push(...each.or.flatMap(groupsOf))
    else together.push(each)
  }
  gather(filter)
  return [together, ...branches]
}

function reversedIn(fields: Map<string, Field>, group: Condition[], places: Places, where: Problem['in']): Problem[] {
  const dates = group.filter(({ field }) => fields.get(field)?.isDate)
  const first = dates.filter(({ op }) => op === 'gt' || op === 'gte')
  const last = dates.filter(({ op }) => op === 'lt' || op === 'lte')
  return last.flatMap((end) => {
    const path = places.get(end)
    const begin = first.find(({ field, value }) => field === end.field && beginOf(value) > endOf(end))
    if (!path || !begin) return []
    return [refused(path, 'field.minimum', 'OUT_OF_RANGE', { limit: String(begin.value) }, where)]
  })
}

const isDay = (value: Condition['value']) => String(value).length === 10

/** A day is a day in Brasília. The fixed offset ignores summer time, because an hour makes no difference here. */
const beginOf = (value: Condition['value']) => Date.parse(isDay(value) ? `${value}T00:00:00-03:00` : String(value))

/** Returns the last moment of a period. For `lt` it is the first moment left out, which no beginning may pass. */
const endOf = ({ op, value }: Condition) => beginOf(value) + (op === 'lte' && isDay(value) ? DAY_MS - 1 : 0)
