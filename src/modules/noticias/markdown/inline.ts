/*
 * Turns the marks inside a paragraph into HTML: emphasis, code, links, images, line breaks. It is hard because anybody
 * may have written the text. The output must consist of a few known tags and escaped text, and the time must grow
 * linearly with the text, also for text that was made to be slow. So the source is read once, from left to right. An
 * opening mark is written as text and remembered; when its other half comes, the text is replaced by a tag. At most
 * `MOST_OPEN` marks are remembered, and no search looks further back. All that is looked at is counted, and beyond a
 * bound the rest of the text is shown as it was written.
 */

import { escaped } from '../../../engine/messages/html.ts'
import { emphasise } from './emphasis.ts'
import { isOwnImage, linkTarget, readDestination } from './links.ts'
import { push, type Reading, remember } from './reading.ts'
import { isExhausted, type Work } from './work.ts'

const LONGEST_ALT = 300

/** Renders the text of a paragraph as HTML. */
export function inline(source: string, work: Work): string {
  const reading: Reading = { work, source, at: 0, out: [], open: [], ticks: runsOfTicks(source) }
  while (reading.at < source.length && !isExhausted(work)) {
    const before = reading.at
    readNext(reading)
    work.steps += reading.at - before
  }
  reading.out.push(escaped(source.slice(reading.at)))
  return reading.out.join('')
}

function readNext(reading: Reading): void {
  const { source, at } = reading
  const sign = source[at] as string
  if (readers[sign]?.(reading)) return
  const end = sign in readers ? at + 1 : endOfPlain(source, at)
  reading.out.push(escaped(source.slice(at, end)))
  reading.at = end
}

type Reader = (reading: Reading) => boolean

const readers: Record<string, Reader> = {
  '\\': backslash,
  '`': code,
  '*': emphasise,
  _: emphasise,
  '~': emphasise,
  '[': (reading) => opening(reading, '['),
  '!': (reading) => reading.source[reading.at + 1] === '[' && opening(reading, '!['),
  ']': closing,
  '<': angled,
  h: bareAddress
}

const SPECIAL = /[\\`*_~[\]!<]|\bhttps?:\/\//g

function endOfPlain(source: string, from: number): number {
  SPECIAL.lastIndex = from + 1
  return SPECIAL.exec(source)?.index ?? source.length
}

function backslash(reading: Reading): boolean {
  const next = reading.source[reading.at + 1]
  if (next === '\n') return push(reading, '<br>\n', 2)
  return next !== undefined && /[!-/:-@[-`{-~]/.test(next) && push(reading, escaped(next), 2)
}

function runsOfTicks(source: string): Map<number, number[]> {
  const runs = new Map<number, number[]>()
  for (const { 0: run, index } of source.matchAll(/`+/g)) {
    const known = runs.get(run.length)
    if (known) known.push(index)
    else runs.set(run.length, [index])
  }
  // Reversed, so that the first run is at the end, from where it is cheap to remove.
  for (const starts of runs.values()) starts.reverse()
  return runs
}

function code(reading: Reading): boolean {
  const { source, at, ticks } = reading
  let length = 1
  while (source[at + length] === '`') length++
  const starts = ticks.get(length) ?? []
  while (starts.length > 0 && (starts.at(-1) as number) <= at) starts.pop()
  const end = starts.at(-1)
  if (end === undefined) return push(reading, '`'.repeat(length), length)
  const inside = source.slice(at + length, end).replaceAll('\n', ' ')
  const isPadded = inside.startsWith(' ') && inside.endsWith(' ') && inside.trim() !== ''
  return push(reading, `<code>${escaped(isPadded ? inside.slice(1, -1) : inside)}</code>`, end + length - at)
}

const opening = (reading: Reading, kind: '[' | '!['): true => remember(reading, kind, kind.length)

function closing(reading: Reading): boolean {
  const { source, out, open, work } = reading
  work.steps += open.length
  const place = open.findLastIndex(({ kind }) => kind === '[' || kind === '![')
  const mark = open[place]
  if (!mark) return false
  const destination = readDestination(source, reading.at + 1, work)
  if (!destination) {
    open.splice(place, 1)
    return false
  }
  // Marks that were opened inside the brackets and not closed there stay text.
  open.length = place
  if (mark.kind === '![') {
    const alt = source.slice(mark.at + 2, Math.min(reading.at, mark.at + 2 + LONGEST_ALT)).toWellFormed()
    out.length = mark.written
    out.push(image(destination.address, alt))
  } else {
    const href = linkTarget(destination.address)
    out[mark.written] = href === null ? '' : startOfLink(href, destination.title)
    if (href !== null) out.push('</a>')
    forgetLinks(reading)
  }
  reading.at = destination.end
  return true
}

const startOfLink = (href: string, title = '') =>
  `<a href="${escaped(href)}" rel="noopener"${title === '' ? '' : ` title="${escaped(title)}"`}>`

/** Removes the link brackets that are still open around a link, since a link cannot contain another. They stay text. */
function forgetLinks({ open }: Reading): void {
  open.splice(0, open.length, ...open.filter(({ kind }) => kind !== '['))
}

const image = (address: string, alt: string) =>
  isOwnImage(address)
    ? `<img src="${escaped(address)}" alt="${escaped(alt.replaceAll('\n', ' '))}" loading="lazy">`
    : escaped(alt)

const ANGLED = /<([^\s<>]{1,2007})/y
const ADDRESS = /^(?:(?:https?:\/\/|mailto:).{1,2000}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5})$/

function angled(reading: Reading): boolean {
  const { source, at, work } = reading
  ANGLED.lastIndex = at
  const [whole = '', address = ''] = ANGLED.exec(source) ?? []
  work.steps += whole.length
  if (source[at + whole.length] !== '>' || !ADDRESS.test(address)) return false
  const href = linkTarget(/^(?:https?:|mailto:)/.test(address) ? address : `mailto:${address}`)
  if (href === null) return false
  forgetLinks(reading)
  return push(reading, `${startOfLink(href)}${escaped(address)}</a>`, whole.length + 1)
}

const BARE = /https?:\/\/[^\s<>"'`()[\]*|\\]{1,2000}/y

/**
 * Reads an address that stands in the text by itself. Inside brackets it is left alone, since they may become a link.
 */
function bareAddress(reading: Reading): boolean {
  const { source, at, open, work } = reading
  if (at > 0 && /\w/.test(source[at - 1] as string)) return false
  BARE.lastIndex = at
  const whole = BARE.exec(source)?.[0]
  work.steps += (whole?.length ?? 0) + open.length
  if (!whole || open.some(({ kind }) => kind === '[')) return false
  const address = whole.replace(/[.,;:!?_~]{1,5}$/, '')
  const href = linkTarget(address)
  return href !== null && push(reading, `${startOfLink(href)}${escaped(address)}</a>`, address.length)
}
