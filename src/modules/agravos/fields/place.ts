import type { Filter, Operator } from '../../../engine/contract/schema/filter.ts'
import type { MessageKey, MessageValues } from '../../../engine/messages/messages.ts'
import { refused, validationError } from '../../../errors.ts'
import type { Filterable } from './field-type.ts'
import { codigosByNome, codigosByOrder, findMunicipio, municipioOf } from './municipios.ts'

// A query names municipalities; cases, counts and statistics hold their codes. This file is the one place between the
// two: a name is looked up here, where a request comes in, and whatever stands behind it knows codes only.

/**
 * A place that statistics are about: a municipality with its state, a state, or the country where there is neither.
 */
export interface Place {
  uf?: string
  /** IBGE's code of seven digits. */
  municipio?: number
}

/** Returns the place that a query names. Throws 422 when there is no such municipality, or several. */
export function placeOf({ estado, municipio }: { estado?: string; municipio?: string }): Place {
  const uf = estado?.toUpperCase()
  if (municipio === undefined) return { uf }
  if (uf !== undefined) {
    const found = findMunicipio(municipio, uf)
    if (!found) throw unknown('field.municipality', { estado: uf })
    return { uf, municipio: found.codigo }
  }
  const [found, ...others] = codigosByNome(municipio, true).map(municipioOf)
  if (!found) throw unknown('field.municipality-unknown')
  if (others.length > 0) {
    const ufs = [found, ...others].map((each) => each?.uf ?? '').sort()
    throw unknown('field.municipality-several', { values: ufs.join(', ') })
  }
  return { uf: found.uf, municipio: found.codigo }
}

const unknown = (key: MessageKey, values: MessageValues = {}) =>
  validationError([refused('municipio', key, 'INVALID_VALUE', values, 'query')])

declare const coded: unique symbol

/**
 * A filter in which every condition on a municipality holds a list of codes, and the operator `in` or `ne`. Only
 * `codedFilter` makes one, so the compiler finds a filter that still has names.
 */
export type CodedFilter = Filter<Filterable> & { readonly [coded]: true }

export const codedFilter = (filter: Filter<Filterable> | null): CodedFilter | null =>
  filter && (withCodes(filter) as CodedFilter)

function withCodes(filter: Filter<Filterable>): Filter<Filterable> {
  if ('and' in filter) return { and: filter.and.map(withCodes) }
  if ('or' in filter) return { or: filter.or.map(withCodes) }
  const { field, op, value } = filter
  if (field !== 'municipio' && field !== 'municipio_notificacao') return filter
  const codes = [value].flat().flatMap((each) => codesFor(op, String(each)))
  return { field, op: op === 'ne' ? 'ne' : 'in', value: codes }
}

function codesFor(op: Operator, text: string): number[] {
  if (op === 'gt' || op === 'gte' || op === 'lt' || op === 'lte') return codigosByOrder(text, op)
  return codigosByNome(text, op !== 'like')
}

/** The codes of the municipalities that a search for a text finds. */
export const codesInSearch = (text: string): number[] => codigosByNome(text, false)
