import { operations } from '../../../generated/operations.ts'
import { HIDDEN } from '../../engine/contract/request/hidden.ts'
import type { Filter, ListRequest, Scalar } from '../../engine/contract/schema/filter.ts'

/**
 * Describes a list request for the audit trail: all fields and operators, but only values that cannot be free text. A
 * free text may be the name of a person somebody looked for.
 */

type Schema = Partial<Record<'type' | 'format' | 'enum' | 'eitherCase' | 'pattern' | 'maxLength', unknown>>

const fieldsOf = new Map(operations.map(({ id, list }) => [id, list?.fields ?? {}]))

const CODE_LENGTH = 2
const harmlessFormats = new Set<unknown>(['date', 'date-time', 'moment'])

function isFree({ type, format, enum: values, eitherCase, pattern, maxLength }: Schema): boolean {
  if (![type].flat().includes('string') || values || eitherCase || pattern) return false
  return !harmlessFormats.has(format) && !(typeof maxLength === 'number' && maxLength <= CODE_LENGTH)
}

/** Whether a free text is one of a known set, such as the name of a municipality. */
export type IsKnown = (field: string, value: string) => boolean

export interface Asked extends Record<string, unknown> {
  filtro?: Filter
  texto?: string
}

export function askedOf(
  operation: string,
  { filter, text }: Pick<ListRequest, 'filter' | 'text'>,
  isKnown: IsKnown = () => false
): Asked {
  const fields = fieldsOf.get(operation) ?? {}
  const shown = (field: string, value: Scalar): Scalar => {
    const schema = fields[field]?.schema
    const isHidden = typeof value === 'string' && (!schema || isFree(schema)) && !isKnown(field, value)
    return isHidden ? HIDDEN : value
  }
  return {
    ...(filter === null ? {} : { filtro: mapValues(filter, shown) }),
    ...(text === null ? {} : { texto: HIDDEN })
  }
}

function mapValues(filter: Filter, shown: (field: string, value: Scalar) => Scalar): Filter {
  if ('and' in filter) return { and: filter.and.map((each) => mapValues(each, shown)) }
  if ('or' in filter) return { or: filter.or.map((each) => mapValues(each, shown)) }
  const { field, op, value } = filter
  return { field, op, value: Array.isArray(value) ? value.map((each) => shown(field, each)) : shown(field, value) }
}
