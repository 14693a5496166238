// Functions that tell from the first characters of a line which kind of block it begins.

export const isBlank = (line: string) => line.trim() === ''

export function indentOf(line: string): number {
  let n = 0
  while (line[n] === ' ') n++
  return n
}

/** Splits a text into lines. A tab at the beginning of a line counts as four spaces. */
export const linesOf = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).map((line) => line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '    ')))

export interface Fence {
  indent: number
  sign: string
  length: number
}

export function fenceOf(line: string): Fence | null {
  const [, indent = '', signs = '', info = ''] = /^( {0,3})(`{3,}|~{3,})(.*)$/s.exec(line) ?? []
  if (signs === '' || (signs[0] === '`' && info.includes('`'))) return null
  return { indent: indent.length, sign: signs[0] as string, length: signs.length }
}

export function endsFence(line: string, { sign, length }: Fence): boolean {
  const text = line.trim()
  return indentOf(line) < 4 && text.length >= length && text === sign.repeat(text.length)
}

export function headingOf(line: string): { level: number; text: string } | null {
  const [, signs = ''] = /^ {0,3}(#{1,6})(?: |$)/.exec(line) ?? []
  if (signs === '') return null
  const text = line.trimStart().slice(signs.length).trim()
  let end = text.length
  while (text[end - 1] === '#') end--
  // Number signs at the end are decoration when a space separates them from the text.
  return { level: signs.length, text: end === 0 || text[end - 1] === ' ' ? text.slice(0, end).trim() : text }
}

/** Whether a line is a horizontal rule: three or more equal signs, with or without spaces between them. */
export function isRule(line: string): boolean {
  if (indentOf(line) > 3) return false
  const signs = line.replaceAll(' ', '')
  return signs.length >= 3 && '-*_'.includes(signs[0] as string) && signs === (signs[0] as string).repeat(signs.length)
}

export const isQuoted = (line: string) => /^ {0,3}>/.test(line)

/** Returns the level of the heading that this line makes of the paragraph above it, or null. */
export function underlineOf(line: string): 1 | 2 | null {
  const text = line.trim()
  if (text === '' || indentOf(line) > 3) return null
  if (text === '='.repeat(text.length)) return 1
  return text === '-'.repeat(text.length) ? 2 : null
}

export interface Marker {
  /** The kind of marker, which all items of one list share. */
  kind: string
  /** The number of the item; null for a bullet. */
  start: number | null
  /** The column where the text of the item begins. Lines that belong to the item are indented this far. */
  offset: number
}

export function markerOf(line: string): Marker | null {
  const [, indent = '', bullet, number = '', sign = '', space = ''] =
    /^( {0,3})(?:([-*+])|(\d{1,9})([.)]))( {1,5}|$)/.exec(line) ?? []
  if (bullet === undefined && sign === '') return null
  const width = indent.length + (bullet === undefined ? number.length + 1 : 1)
  // Five spaces are one space followed by code, which is indented by four.
  const gap = space.length === 0 || space.length === 5 ? 1 : space.length
  return { kind: bullet ?? sign, start: bullet === undefined ? Number(number) : null, offset: width + gap }
}

/** Whether a line ends a paragraph by beginning something else. A numbered item does so only with the number 1. */
export function interrupts(line: string): boolean {
  if (fenceOf(line) || headingOf(line) || isRule(line) || isQuoted(line)) return true
  const marker = markerOf(line)
  return marker !== null && (marker.start === null || marker.start === 1) && !isBlank(line.slice(marker.offset))
}

/** Whether a line continues the last paragraph of a quotation or list although its marks are missing. */
export function continues(line: string, inside: string[]): boolean {
  const last = inside.at(-1) ?? ''
  return !isBlank(line) && !isBlank(last) && !interrupts(line) && !interrupts(last)
}

const MOST_COLUMNS = 50

/** Returns the cells of a table row, or null when the line is not one. */
export function cellsOf(line: string): string[] | null {
  const text = line.trim()
  if (!text.includes('|')) return null
  const cells: string[] = []
  let begin = text.startsWith('|') ? 1 : 0
  for (let at = begin; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '|') {
      cells.push(text.slice(begin, at).trim())
      begin = at + 1
      if (cells.length > MOST_COLUMNS) return null
    }
  }
  if (begin < text.length) cells.push(text.slice(begin).trim())
  return cells
}

export const isDivider = (cells: string[]) => cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell))
