import { parseUrl } from '../../../platform/settings/parse-address.ts'
import type { Work } from './work.ts'

// Decides where links and images of a text may lead, and reads their destinations.

/**
 * Stands for this service, which distinguishes a path from an address elsewhere. Relative paths start where news are
 * read.
 */
const HERE = new URL('https://aqui.invalid/noticias/')

const schemes = new Set(['http:', 'https:', 'mailto:'])

/**
 * Returns the address in a form that is safe in a page, or null when it is not allowed. It uses the URL parser that
 * browsers use, which sees through tabs, letter case and backslashes in the way they do.
 */
export function linkTarget(address: string): string | null {
  const url = address === '' ? null : parseUrl(address, HERE)
  if (!url || !schemes.has(url.protocol) || url.username !== '' || url.password !== '') return null
  if (url.origin !== HERE.origin) return url.href
  if (address.startsWith('#')) return url.hash || null
  // A path that begins with two slashes would name another host.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`
}

const IMAGE = /^\/api\/v1\/noticias\/[1-9]\d{0,9}\/imagem$/

/** Whether a picture comes from this service. Pictures from elsewhere would tell their hosts who reads what. */
export const isOwnImage = (address: string): boolean => IMAGE.test(address)

const LONGEST = 2000
const LONGEST_TITLE = 300
const MOST_PARENTHESES = 3

export interface Destination {
  address: string
  title: string
  /** Where the text continues. */
  end: number
}

/**
 * Reads the `(address "title")` that follows a text in brackets, or returns null when there is none. It is written by
 * hand instead of as a regular expression, so that it never backtracks.
 */
export function readDestination(source: string, start: number, work: Work): Destination | null {
  if (source[start] !== '(') return null
  const found = readAddress(source, skipSpace(source, start + 1), work)
  if (!found) return null
  let at = skipSpace(source, found.end)
  let title = ''
  const quote = source[at]
  if (at > found.end && (quote === '"' || quote === "'")) {
    const end = source.slice(at + 1, at + 2 + LONGEST_TITLE).indexOf(quote)
    work.steps += end === -1 ? LONGEST_TITLE : end
    if (end === -1) return null
    title = source.slice(at + 1, at + 1 + end)
    at = skipSpace(source, at + 2 + end)
  }
  return source[at] === ')' ? { address: found.address, title, end: at + 1 } : null
}

function readAddress(source: string, start: number, work: Work): { address: string; end: number } | null {
  if (source[start] === '<') {
    const length = source.slice(start + 1, start + LONGEST).search(/[<>\n]/)
    work.steps += length === -1 ? LONGEST : length
    const end = start + 1 + length
    return length >= 0 && source[end] === '>' ? { address: source.slice(start + 1, end), end: end + 1 } : null
  }
  let depth = 0
  let at = start
  for (; at < source.length && at - start < LONGEST; at++) {
    const sign = source[at] as string
    work.steps++
    if (sign === '(' && ++depth > MOST_PARENTHESES) return null
    if (sign === ')' && --depth < 0) break
    if (sign <= ' ' || sign === '<' || sign === '>') break
  }
  return depth > 0 ? null : { address: source.slice(start, at), end: at }
}

/** The most spaces and line breaks that are skipped at one place, so that no text takes long. */
const MOST_SPACE = 100

function skipSpace(source: string, start: number): number {
  let at = start
  while ((source[at] === ' ' || source[at] === '\n') && at - start < MOST_SPACE) at++
  return at
}
