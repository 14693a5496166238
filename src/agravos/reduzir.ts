import type { Condition, Filter } from '../contract/list/filter.ts'
import type { FiltroDeCasos } from './contagens.ts'
import type { Filtravel } from './lista.ts'
import { codigosPorNome } from './municipios.ts'

export type Contavel = FiltroDeCasos

/** A filter as the kept counts know it; null when they do not tell apart what it asks for. */
export function reduzir(filter: Filter<Filtravel> | null): Contavel | null {
  const found: Contavel = {}
  for (const condition of conditions(filter)) {
    if (condition === null || !add(found, condition)) return null
  }
  return found
}

/** The conditions of a filter that joins them with `and` only; null stands for anything else. */
function conditions(filter: Filter<Filtravel> | null): (Condition<Filtravel> | null)[] {
  if (filter === null) return []
  if ('and' in filter) return filter.and.flatMap(conditions)
  return 'or' in filter ? [null] : [filter as Condition<Filtravel>]
}

function add(found: Contavel, { field, op, value }: Condition<Filtravel>): boolean {
  if (field === 'data_notificacao') return addDate(found, op, String(value))
  if (field === 'municipio') {
    if (found.municipio || (op !== 'eq' && op !== 'like' && op !== 'in')) return false
    found.municipio = [value].flat().flatMap((each) => codigosPorNome(String(each), op !== 'like'))
    return true
  }
  if (op !== 'eq' || typeof value === 'object') return false
  return (
    once(found, 'tipo', field === 'tipo_agravo' || field === 'agravo_codigo', value) ||
    once(found, 'uf', field === 'estado', value) ||
    once(found, 'classificacao', field === 'classificacao' || field === 'classificacao_final', value) ||
    once(found, 'evolucao', field === 'evolucao', value) ||
    once(found, 'hospitalizacao', field === 'hospitalizacao', value)
  )
}

/** Two conditions on one field need not agree. */
function once<K extends keyof Contavel>(found: Contavel, key: K, isIt: boolean, value: unknown): boolean {
  if (!isIt || found[key] !== undefined) return false
  found[key] = value as Contavel[K]
  return true
}

function addDate(found: Contavel, op: string, day: string): boolean {
  const later = (text: string) => {
    if (found.de === undefined || text > found.de) found.de = text
  }
  const earlier = (text: string) => {
    if (found.ate === undefined || text < found.ate) found.ate = text
  }
  if (op === 'eq' || op === 'gte') later(day)
  if (op === 'eq' || op === 'lte') earlier(day)
  return op === 'eq' || op === 'gte' || op === 'lte'
}
