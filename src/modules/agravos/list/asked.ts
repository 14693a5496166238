import { type Asked, askedOf } from '../../../core/auditoria/asked.ts'
import type { ListRequest } from '../../../engine/contract/schema/filter.ts'
import { isMunicipioName } from '../fields/municipios.ts'

/** What a list of cases was asked for, in the form of the audit trail. The names of municipalities are kept too. */
export const askedOfCasos = (operation: string, list: Pick<ListRequest, 'filter' | 'text'>): Asked =>
  askedOf(operation, list, (field, value) => field.startsWith('municipio') && isMunicipioName(value))
