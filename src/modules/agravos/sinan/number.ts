/**
 * Cleans SINAN's number of what people typed into it: dots, commas, apostrophes, blanks. Null for what is not a number.
 */
export function cleanNumber(text: string): string | null {
  const whole = /^(\d+)[.,]0$/.exec(text)?.[1] ?? text
  // A spreadsheet that wrote `9.0E+06` has lost digits.
  if (/^\d+(?:[.,]\d+)?E\+?\d+$/i.test(whole)) return null
  const cleaned = whole.replaceAll(/[.,'’`\s]/g, '')
  return /^[\dA-Za-z/-]{1,50}$/.test(cleaned) && /\d/.test(cleaned) ? cleaned : null
}

/** Longest number of notification. */
const LONGEST = 50

/**
 * The number of notification as a file with SINAN's columns has it. One that reading would clean stands in quotes, with
 * what the encoding lacks as in JSON: `"2024.17"`.
 */
export const writtenNumber = (numero: string, isWritable: (text: string) => boolean): string =>
  cleanNumber(numero) === numero
    ? numero
    : JSON.stringify(numero).replaceAll(/[^ -~]/g, (unit) => (isWritable(unit) ? unit : escaped(unit)))

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The number that stands in quotes; null for any other text. */
export function quotedNumber(text: string): string | null {
  if (!/^".+"$/.test(text)) return null
  try {
    const numero: unknown = JSON.parse(text)
    return typeof numero === 'string' && numero.trim() === numero && numero.length <= 2 * LONGEST ? numero : null
  } catch {
    return null
  }
}
