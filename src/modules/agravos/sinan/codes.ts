import { plainText } from '../fields/municipios.ts'

const ZERO = 48

/** A code as its table has it: `02`, `2.0` and `2` are the same code. */
export const codeText = (text: string): string => /^0*(0|[1-9]\d*)(?:[.,]0+)?$/.exec(text)?.[1] ?? text

/** A table of codes. */
export interface Codes<Value> {
  /** What a cell means; null where it says that nothing is known, undefined for a code that the table does not have. */
  of(text: string): Value | null | undefined
  /** The code of a value, the present one where there are several; null where it has none. */
  codeOf(value: unknown): string | null
  /** The codes as people read them, or the values where there are no codes. */
  allowed: readonly string[]
}

type Code = string
type Label = string

const MOST_KEPT = 500

/**
 * Makes a table of codes. A cell may also have the value itself or a label, in upper or lower case, with or without
 * accents. Codes may have leading zeros or be written as decimal numbers.
 */
export function codesOf<Value extends string | boolean>(
  codes: Record<Code, Value | null>,
  labels: Record<Label, Value | null> = {}
): Codes<Value> {
  const byCode = new Map(Object.entries(codes))
  const byLabel = new Map(Object.entries(labels).map(([label, value]) => [plainText(label), value]))
  for (const value of Object.values(codes))
    if (typeof value === 'string' && !byLabel.has(plainText(value))) byLabel.set(plainText(value), value)
  // Spellings that were met before, so that each is worked out once.
  const met = new Map<string, Value | null>(byCode)
  const codeOf = new Map(
    Object.entries(codes)
      .reverse()
      .map(([code, value]) => [value as unknown, code])
  )
  // Most cells have one digit, and a row has sixty of them: an array is faster than a map.
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
    codeOf: (value) => (value === null ? null : (codeOf.get(value) ?? null)),
    allowed: Object.entries(codes).flatMap(([code, value]) =>
      value === null ? [] : [code === value ? code : `${code} (${value})`]
    )
  }
}

/** Makes a table of values that have no codes, as the contract lists them. */
export function valuesOf(values: string[]): Codes<string> {
  const table = codesOf(Object.fromEntries(values.map((value) => [value, value])))
  return { ...table, allowed: values }
}
