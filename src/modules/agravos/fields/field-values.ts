import { dayInBrasilia, midnightOf } from '../../../platform/time/days.ts'
import type { Json } from './field-type.ts'
import { municipioByDigits, municipioOf } from './municipios.ts'

// Converts values of fields between the forms in which they are stored, shown and compared.

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

export const withoutHyphen = (value: unknown): unknown => (typeof value === 'string' ? value.replace('-', '') : value)

export const withoutBlanks = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(' ', '') : value

/** The contract shows the day of notification as a moment. */
export const dayAsMoment = (day: unknown): string => midnightOf(String(day))

export const momentAsDay = (moment: unknown): unknown => (typeof moment === 'string' ? dayInBrasilia(moment) : moment)

export const inCapitals = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : value)

export const nomeOfCodigo = (codigo: unknown): string => municipioOf(Number(codigo))?.nome ?? String(codigo)

/** IBGE's code with its check digit, which SINAN leaves away. A code that does not exist stays as it is. */
export const wholeCode = (value: unknown): unknown =>
  typeof value === 'string' ? String(municipioByDigits(value)?.codigo ?? value) : value

export const codeAsText = (codigo: unknown): string => String(codigo)
export const textAsCode = (text: unknown): unknown => (typeof text === 'string' ? Number(text) : null)

/** The form in which PostgreSQL writes a moment in UTC, by itself and in JSON. */
const utcMoment = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d{1,3})?\+00(?::00)?$/

/**
 * Turns a Date, or the text that PostgreSQL writes, into a moment in ISO 8601. The text is cut and joined where
 * possible, which takes a third of the time of making a Date; a list has a hundred of them.
 */
export function isoMoment(stored: unknown): string {
  if (stored instanceof Date) return stored.toISOString()
  const text = String(stored)
  const [whole, day, time, fraction = '.'] = utcMoment.exec(text) ?? []
  return whole === undefined ? new Date(text).toISOString() : `${day}T${time}${fraction.padEnd(4, '0')}Z`
}
