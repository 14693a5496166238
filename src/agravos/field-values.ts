import type { Json, Row } from './field.ts'
import { municipioOf } from './municipios.ts'

/** Values of fields: as they are stored, as they are shown, as they are compared. */

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

export const withoutHyphen = (value: unknown): unknown => (typeof value === 'string' ? value.replace('-', '') : value)

/** The contract shows the day of notification as a moment. */
export const dayAsMoment = (day: unknown): string => `${day}T00:00:00.000Z`

export const nomeOfCodigo = (codigo: unknown): string => municipioOf(Number(codigo))?.nome ?? String(codigo)

/** A stay in hospital is said in two places, and is one fact; its column decides. */
export const withHospitalizacao = (stored: unknown, { hospitalizacao }: Row): Json =>
  isObject(stored) ? { ...stored, hospitalizacao } : { hospitalizacao }

/**
 * A moment in ISO 8601, from a Date or from the text that PostgreSQL writes. That text is cut and joined where it can be, which takes a
 * fifth of the time of making a Date of it; lists have a hundred of them.
 */
export function isoMoment(stored: unknown): string {
  if (stored instanceof Date) return stored.toISOString()
  const text = String(stored)
  if (text[4] !== '-' || text[10] !== ' ' || !text.endsWith('+00')) return new Date(text).toISOString()
  const time = text.slice(11, -3)
  return `${text.slice(0, 10)}T${time.length === 8 ? `${time}.000` : time.padEnd(12, '0')}Z`
}
