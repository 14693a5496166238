/*
 * Own lines, because anybody may write a text and its time must not run away. commonmark 0.31.2 took 24 s for 60,000
 * signs of `[a](`, micromark 4.0.3 took 6 s for `a**b`, and marked 18.2.0 overflows the stack on `> > >`. markdown-it
 * 15.0.3 stays linear, but its worst of 30 hostile texts of 100,000 signs took 3.8 s where the worst of these files
 * took 1.0 s (on a busy machine), and it would still need our rules for tags, links and images.
 */

import { escaped } from '../../../engine/messages/html.ts'
import { inline } from './inline.ts'
import {
  cellsOf,
  continues,
  endsFence,
  fenceOf,
  headingOf,
  indentOf,
  interrupts,
  isBlank,
  isDivider,
  isQuoted,
  isRule,
  linesOf,
  underlineOf
} from './lines.ts'
import { readList } from './list.ts'
import type { Work } from './work.ts'

/** How deep quotations and lists may be nested. What is deeper is shown as text. */
const DEEPEST = 10
/** Headings of a text move down one level, since the title of the page is the highest. Six is the lowest in HTML. */
const LOWEST_HEADING = 6

/**
 * Renders Markdown as HTML that is safe in any page: a few tags, and everything else as escaped text. Anybody may have
 * written the text, so the time grows linearly with its length, whatever it holds. That guarantee is the reason for a
 * renderer of our own.
 */
export const renderMarkdown = (text: string): string => render(text).html

/** Longer HTML than this is not worth its tags: nested marks can make a text twenty times as long. */
const LONGEST_HTML = 2_000_000

/** Renders Markdown, and says how many steps that took. */
export function render(text: string): { html: string; steps: number } {
  const work: Work = { steps: 0 }
  const html = blocks(linesOf(text), { depth: 0, isTight: false, work })
  return { html: html.length > LONGEST_HTML ? `<p>${escaped(text)}</p>` : html, steps: work.steps }
}

/** What surrounds some lines. */
interface Around {
  depth: number
  /** In a list without empty lines, paragraphs are written without `<p>`. */
  isTight: boolean
  work: Work
}

interface Place extends Around {
  lines: string[]
  at: number
}

interface Block {
  html: string
  /** The index of the line after the block. */
  next: number
}

/** The kinds of blocks in the order in which they are tried. What no other kind takes is a paragraph. */
const kinds: ((place: Place) => Block | null)[] = [fenced, heading, rule, quotation, list, indented, table]

function blocks(lines: string[], around: Around): string {
  const out: string[] = []
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at] as string)) {
      at++
      continue
    }
    const place = { lines, at, ...around }
    const { html, next } = first(place) ?? paragraph(place)
    out.push(html)
    // The line after a block was looked at, too.
    for (let i = at; i <= next; i++) around.work.steps += kinds.length + (lines[i]?.length ?? 0)
    at = next
  }
  return out.join('\n')
}

function first(place: Place): Block | null {
  for (const kind of kinds) {
    const found = kind(place)
    if (found) return found
  }
  return null
}

const lineAt = ({ lines, at }: Place) => lines[at] as string

function fenced(place: Place): Block | null {
  const fence = fenceOf(lineAt(place))
  if (!fence) return null
  const { lines } = place
  let next = place.at + 1
  while (next < lines.length && !endsFence(lines[next] as string, fence)) next++
  const inside = lines.slice(place.at + 1, next).map((line) => line.slice(Math.min(indentOf(line), fence.indent)))
  return { html: codeBlock(inside), next: next + 1 }
}

const codeBlock = (lines: string[]) => `<pre><code>${escaped(lines.map((line) => `${line}\n`).join(''))}</code></pre>`

function heading(place: Place): Block | null {
  const found = headingOf(lineAt(place))
  return found ? { html: headed(found.level, found.text, place.work), next: place.at + 1 } : null
}

function headed(level: number, text: string, work: Work): string {
  const tag = `h${Math.min(level + 1, LOWEST_HEADING)}`
  return `<${tag}>${inline(text, work)}</${tag}>`
}

function rule(place: Place): Block | null {
  return isRule(lineAt(place)) ? { html: '<hr>', next: place.at + 1 } : null
}

function quotation(place: Place): Block | null {
  const { lines, depth, work } = place
  if (!isQuoted(lineAt(place)) || depth === DEEPEST) return null
  const inside: string[] = []
  let next = place.at
  for (; next < lines.length; next++) {
    const line = lines[next] as string
    if (isQuoted(line)) inside.push(line.replace(/^ {0,3}> ?/, ''))
    else if (continues(line, inside)) inside.push(line)
    else break
  }
  return { html: `<blockquote>\n${blocks(inside, { depth: depth + 1, isTight: false, work })}\n</blockquote>`, next }
}

function list({ lines, at, depth, work }: Place): Block | null {
  const found = depth === DEEPEST ? null : readList(lines, at)
  if (!found) return null
  const { items, start, isTight, next } = found
  const html = items.map((inside) => `<li>${blocks(inside, { depth: depth + 1, isTight, work })}</li>`).join('\n')
  const tag = start === null ? 'ul' : 'ol'
  const attribute = start === null || start === 1 ? '' : ` start="${start}"`
  return { html: `<${tag}${attribute}>\n${html}\n</${tag}>`, next }
}

function indented({ lines, at }: Place): Block | null {
  let end = at
  let next = at
  for (; next < lines.length; next++) {
    const line = lines[next] as string
    if (isBlank(line)) continue
    if (indentOf(line) < 4) break
    end = next + 1
  }
  return end === at ? null : { html: codeBlock(lines.slice(at, end).map((line) => line.slice(4))), next: end }
}

function table(place: Place): Block | null {
  const { lines, work } = place
  const head = cellsOf(lineAt(place))
  const divider = head && cellsOf(lines[place.at + 1] ?? '')
  if (!head || !divider || !isDivider(divider) || divider.length !== head.length) return null
  const rows: string[] = []
  let next = place.at + 2
  for (; next < lines.length; next++) {
    const line = lines[next] as string
    const cells = interrupts(line) ? null : cellsOf(line)
    if (!cells) break
    rows.push(rowOf('td', cells.slice(0, head.length), work))
  }
  const body = rows.length > 0 ? `<tbody>\n${rows.join('\n')}\n</tbody>\n` : ''
  return { html: `<table>\n<thead>\n${rowOf('th', head, work)}\n</thead>\n${body}</table>`, next }
}

const rowOf = (tag: 'td' | 'th', cells: string[], work: Work) =>
  `<tr>${cells.map((cell) => `<${tag}>${inline(cell, work)}</${tag}>`).join('')}</tr>`

function paragraph({ lines, at, isTight, work }: Place): Block {
  let next = at + 1
  let level: 1 | 2 | null = null
  for (; next < lines.length && level === null; next++) {
    const line = lines[next] as string
    level = underlineOf(line)
    if (level === null && (isBlank(line) || interrupts(line))) break
  }
  const text = textOf(lines.slice(at, level === null ? next : next - 1))
  if (level !== null) return { html: headed(level, text, work), next }
  const html = inline(text, work)
  return { html: isTight ? html : `<p>${html}</p>`, next }
}

/** Joins lines to a paragraph. Two spaces at the end of a line mean a line break, written here as a backslash. */
const textOf = (lines: string[]) =>
  lines.map((line, i) => (line.endsWith('  ') && i < lines.length - 1 ? `${line.trim()}\\` : line.trim())).join('\n')
