import { parseUrl } from '../../../platform/settings/parse-address.ts'

/** Where links and images of a text may lead. */

/** Stands for the service itself, so that a path can be told from an address elsewhere. Relative paths begin where news are read. */
const HERE = new URL('https://aqui.invalid/noticias/')

const schemes = new Set(['http:', 'https:', 'mailto:'])

/** The address as it may stand in a page; null for one that must not. The parser of addresses is the browsers' own: it sees through tabs, cases and backslashes as they do. */
export function linkTarget(address: string): string | null {
  const url = address === '' ? null : parseUrl(address, HERE)
  if (!url || !schemes.has(url.protocol) || url.username !== '' || url.password !== '') return null
  if (url.origin !== HERE.origin) return url.href
  if (address.startsWith('#')) return url.hash || null
  // Two slashes would be the beginning of another host.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`
}

const IMAGE = /^\/api\/v1\/noticias\/[1-9]\d{0,9}\/imagem$/

/** Pictures come from our own routes only: those of others would tell them who reads what. */
export const isOwnImage = (address: string): boolean => IMAGE.test(address)

const LONGEST = 2000
const LONGEST_TITLE = 300
const MOST_PARENTHESES = 3

export interface Destination {
  address: string
  title: string
  /** Where the text goes on. */
  end: number
}

/** Reads `(address "title")`, which stands behind a text in brackets; null when there is no such thing. By hand, since every step must lead forwards. */
export function readDestination(source: string, start: number): Destination | null {
  if (source[start] !== '(') return null
  const found = readAddress(source, skipSpace(source, start + 1))
  if (!found) return null
  let at = skipSpace(source, found.end)
  let title = ''
  const quote = source[at]
  if (at > found.end && (quote === '"' || quote === "'")) {
    const end = source.slice(at + 1, at + 2 + LONGEST_TITLE).indexOf(quote)
    if (end === -1) return null
    title = source.slice(at + 1, at + 1 + end)
    at = skipSpace(source, at + 2 + end)
  }
  return source[at] === ')' ? { address: found.address, title, end: at + 1 } : null
}

function readAddress(source: string, start: number): { address: string; end: number } | null {
  if (source[start] === '<') {
    const end = source.slice(start, start + LONGEST).search(/[>\n]/)
    return end > 0 && source[start + end] === '>'
      ? { address: source.slice(start + 1, start + end), end: start + end + 1 }
      : null
  }
  let depth = 0
  let at = start
  for (; at < source.length && at - start < LONGEST; at++) {
    const sign = source[at] as string
    if (sign === '(' && ++depth > MOST_PARENTHESES) return null
    if (sign === ')' && --depth < 0) break
    if (sign <= ' ' || sign === '<' || sign === '>') break
  }
  return depth > 0 ? null : { address: source.slice(start, at), end: at }
}

/** No more than a few: nobody means more. */
const MOST_SPACE = 100

function skipSpace(source: string, start: number): number {
  let at = start
  while ((source[at] === ' ' || source[at] === '\n') && at - start < MOST_SPACE) at++
  return at
}
