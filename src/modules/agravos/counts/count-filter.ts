import type { Condition, Filter } from '../../../engine/contract/schema/filter.ts'
import type { CountKey, Filterable } from '../fields/field-type.ts'
import { fieldAt, paths } from '../fields/fields.ts'
import type { CodedFilter } from '../fields/place.ts'
import { situacaoOf } from './counts.ts'
import type { CountFilter } from './filter.ts'
import { SEXOS } from './profile.ts'

type FilterCondition = Condition<Filterable>

interface Counted {
  key: CountKey
  normal(value: unknown): unknown
}

const countedFields = new Map<string, Counted>(
  paths.flatMap((path) => {
    const { counted, filter = {}, normal = (value) => value } = fieldAt(path)
    if (counted === undefined) return []
    return Object.entries(filter).map(([name, kind]) => {
      const key: CountKey = kind === 'situacao' ? kind : counted
      return [name, { key, normal }] as const
    })
  })
)

/** Translates a filter for the kept counts. Returns null when they do not distinguish what it asks for. */
export function countable(filter: CodedFilter | null): CountFilter | null {
  const found: CountFilter = {}
  for (const condition of conditionsOf(filter)) {
    if (condition === null || !add(found, condition)) return null
  }
  return found
}

/** The conditions of a filter that joins them with `and` only; null stands for anything else. */
function conditionsOf(filter: Filter<Filterable> | null): (FilterCondition | null)[] {
  if (filter === null) return []
  if ('and' in filter) return filter.and.flatMap(conditionsOf)
  return 'or' in filter ? [null] : [filter]
}

/** Adds a condition. Two conditions on one field may contradict each other, so only those on the day are combined. */
function add(found: CountFilter, { field, op, value }: FilterCondition): boolean {
  const counted = countedFields.get(field)
  if (counted === undefined) return false
  const { key, normal } = counted
  if (key === 'dia') return addDay(found, op, String(normal(value)))
  if (found[key] !== undefined) return false
  if (key === 'municipio') {
    if (op !== 'in') return false
    found.municipio = [value].flat().map(Number)
    return true
  }
  if (op !== 'eq' || typeof value === 'object') return false
  if (key === 'hospitalizacao') found.hospitalizacao = value === true
  else if (key === 'sexo' && !isSexo(value)) return false
  else if (key === 'situacao') found.situacao = situacaoOf(value)
  else found[key] = String(normal(value))
  return true
}

const isSexo = (value: unknown) => SEXOS.some((sexo) => sexo === value)

function addDay(found: CountFilter, op: string, day: string): boolean {
  if (op !== 'eq' && op !== 'gte' && op !== 'lte') return false
  if (op !== 'lte' && (found.de === undefined || day > found.de)) found.de = day
  if (op !== 'gte' && (found.ate === undefined || day < found.ate)) found.ate = day
  return true
}
