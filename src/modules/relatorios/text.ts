import { refused, validationError } from '../../errors.ts'

/** Lines, and what the bulletins' typeface has: the Latin subset of IBM Plex Sans. */
const PRINTABLE =
  /[\n -~\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2002\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2191\u2193\u2212\u2215]/u

/** The most characters that a refusal names. */
const MOST_NAMED = 10

/** Returns the text of a bulletin as it is printed: composed letters, lines ended alike. Throws 422 for other signs. */
export function printableText({ texto }: { texto?: string }): string | null {
  if (texto === undefined) return null
  const plain = texto.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()
  const others = [...new Set(plain)].filter((sign) => !PRINTABLE.test(sign))
  if (others.length === 0) return plain
  const values = others.slice(0, MOST_NAMED).join(' ')
  throw validationError([refused('texto', 'field.report-text', 'INVALID_VALUE', { values })])
}
