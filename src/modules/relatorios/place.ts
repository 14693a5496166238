import { refused, validationError } from '../../errors.ts'
import { UFS } from '../agravos/counts/profile.ts'
import { municipioByDigits, municipioOf, nomeOfUf } from '../agravos/fields/municipios.ts'
import type { Place } from '../agravos/fields/place.ts'
import type { relatorios } from './tables.ts'

export type Abrangencia = (typeof relatorios.$inferSelect)['abrangencia']

interface Asked {
  abrangencia: Abrangencia
  codigo?: string | null
}

/**
 * Returns the code of the place in the stored form: a UF, seven digits, or null for the country. Throws 422 for a code
 * that names no place.
 */
export function requireCodigo({ abrangencia, codigo }: Asked): string | null {
  if (abrangencia === 'pais') {
    if (codigo === undefined) return null
    throw validationError([refused('codigo', 'field.report-no-code', 'INVALID_VALUE')])
  }
  if (codigo === undefined || codigo === null) throw validationError([refused('codigo', 'field.required', 'REQUIRED')])
  const found = abrangencia === 'uf' ? codigo.toUpperCase() : municipioByDigits(codigo)?.codigo
  if (abrangencia === 'uf' ? !UFS.includes(String(found)) : found === undefined)
    throw validationError([refused('codigo', `field.report-code-${abrangencia}`, 'INVALID_VALUE')])
  return String(found)
}

/** The place in the form that the statistics take. */
export function placeOf({ abrangencia, codigo }: Asked): Place {
  if (abrangencia === 'pais' || !codigo) return {}
  if (abrangencia === 'uf') return { uf: codigo }
  const municipio = municipioOf(Number(codigo))
  return { uf: municipio?.uf, municipio: Number(codigo) }
}

export function nameOfPlace({ abrangencia, codigo }: Asked): string {
  if (abrangencia === 'pais' || !codigo) return 'Brasil'
  if (abrangencia === 'uf') return nomeOfUf(codigo)
  const municipio = municipioOf(Number(codigo))
  return municipio ? `${municipio.nome} (${municipio.uf})` : codigo
}
