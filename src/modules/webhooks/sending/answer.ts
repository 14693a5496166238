import { HIDDEN } from '../../../engine/contract/request/hidden.ts'

const MAX_CHARACTERS = 500
/** Shorter texts are not hidden: they are not secrets, and hiding them would blacken half of an answer. */
const MIN_HIDDEN = 4
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Turns the beginning of an answer into one line that may be kept and shown, without anything that we sent in
 * confidence.
 */
export function answerText(parts: Buffer[], secrets: string[]): string | null {
  if (parts.length === 0) return null
  const body = parts.length === 1 ? parts[0]! : Buffer.concat(parts)
  // Secrets are hidden before the text is shortened: the first half of a secret that was cut in two would stay visible.
  const line = hide(body.toString('utf8'), secrets)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return cut(line) || null
}

function hide(text: string, secrets: string[]): string {
  const hidden = secrets.filter(({ length }) => length >= MIN_HIDDEN && length <= text.length)
  if (hidden.length === 0) return text
  // Longest first, since one secret may be part of another.
  const forms = [...new Set(hidden.flatMap(formsOf))].sort((a, b) => b.length - a.length)
  return forms.reduce((rest, form) => rest.replaceAll(form, HIDDEN), text)
}

/** A receiver that echoes a header writes it in JSON (some escape the slash) or in a URL as often as plainly. */
function formsOf(text: string): string[] {
  const json = JSON.stringify(text).slice(1, -1)
  return [text, json, json.replaceAll('/', '\\/'), encodeURIComponent(text.toWellFormed())]
}

function cut(line: string): string {
  if (line.length <= MAX_CHARACTERS) return line
  const splitsPair = /[\ud800-\udbff]/.test(line[MAX_CHARACTERS - 1]!)
  return line.slice(0, splitsPair ? MAX_CHARACTERS - 1 : MAX_CHARACTERS).trimEnd()
}

/** Returns the seconds of a Retry-After header, which holds seconds or a date. */
export function retryAfterSeconds(value: string | string[] | undefined, now: Date): number | null {
  if (typeof value !== 'string') return null
  if (/^\d{1,9}$/.test(value)) return Number(value)
  if (!HTTP_DATE.test(value)) return null
  const seconds = Math.ceil((Date.parse(value) - now.getTime()) / 1000)
  return seconds >= 0 ? seconds : null
}
