import { plainText } from '../../agravos/fields/municipios.ts'
import { codeText } from './cell.ts'

/** What a cell of a coded column means: a value; null where it says that nothing is known; undefined for what the column can not hold. */
export interface Codes<Value> {
  of(text: string): Value | null | undefined
  /** For people: the codes, or where there are none the values. */
  allowed: string
}

type Code = string
type Label = string

const MOST_KEPT = 500
const ZERO = 48

/**
 * A table of codes. A cell may also have the value itself or a label, in any case and without accents; codes may have zeros before them or be
 * written as decimal numbers.
 */
export function codesOf<Value extends string | boolean>(
  codes: Record<Code, Value | null>,
  labels: Record<Label, Value | null> = {}
): Codes<Value> {
  const byCode = new Map(Object.entries(codes))
  const byLabel = new Map(Object.entries(labels).map(([label, value]) => [plainText(label), value]))
  for (const value of Object.values(codes))
    if (typeof value === 'string' && !byLabel.has(plainText(value))) byLabel.set(plainText(value), value)
  // Spellings that were met, so that each is looked at once.
  const met = new Map<string, Value | null>(byCode)
  // Most cells have one digit: an array finds it faster than a map, and there are sixty of them in a row.
  const byDigit = Array.from({ length: 10 }, (_, digit) => byCode.get(String(digit)))
  return {
    of(text) {
      if (text.length === 1) {
        const found = byDigit[text.charCodeAt(0) - ZERO]
        if (found !== undefined) return found
      }
      const known = met.get(text)
      if (known !== undefined) return known
      const code = codeText(text)
      const found = byCode.get(code) ?? (byCode.has(code) ? null : byLabel.get(plainText(text)))
      if (found !== undefined && met.size < MOST_KEPT) met.set(text, found)
      return found
    },
    allowed: Object.entries(codes)
      .flatMap(([code, value]) => (value === null ? [] : [`${code} (${value})`]))
      .join(', ')
  }
}

/** Values without codes, as the contract lists them. */
export function valuesOf(values: string[]): Codes<string> {
  const table = codesOf(Object.fromEntries(values.map((value) => [value, value])))
  return { ...table, allowed: values.join(', ') }
}
