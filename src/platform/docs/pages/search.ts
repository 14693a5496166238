/**
 * Searches guides and reference on the server. All places of a language are collected once, at the first search. Words
 * are compared without accents and in lower case, and a place must contain all of them.
 *
 * Written by hand: minisearch 7.2.0 finds words by their beginnings only. For `potency` it found nothing, and this file
 * 21 places. All places are looked through in less than a millisecond, so an index would gain nothing.
 */

import type { FastifyInstance } from 'fastify'
import { escaped } from '../../../engine/messages/html.ts'
import type { Language } from '../../../engine/messages/messages.ts'
import { askedLanguage } from '../language.ts'
import type { Entry } from './described.ts'
import { type Guide, guides, listOfGuides } from './guides.ts'
import { label } from './labels.ts'
import { html, layout } from './layout.ts'
import { sectionsOf } from './markdown.ts'

/** A section of a guide, or an operation. */
interface Place {
  title: string
  address: string
  text: string
  /** Title and text without accents and in lower case, for comparing. */
  plainTitle: string
  plainText: string
}

const LONGEST = 100
const MOST = 40
/** Characters of the text that a result shows. */
const SHOWN = 220

type EntriesIn = (language: Language) => { entries: Entry[] }[]

/**
 * Serves GET /guides/search?q=, which searches guides and reference in the reader's language. It runs on the server, so
 * that pages need no script.
 */
export function addSearch(app: FastifyInstance, entriesIn: EntriesIn): void {
  const kept = new Map<Language, Place[]>()
  app.get('/guides/search', async (request, reply) => {
    const asked = askedLanguage(request)
    const { language } = asked
    const { q } = request.query as { q?: unknown }
    const query = typeof q === 'string' ? q.slice(0, LONGEST).trim() : ''
    const places = kept.get(language) ?? placesOf(language, entriesIn)
    kept.set(language, places)
    const title = label(language, 'search')
    const content = `<h1>${escaped(title)}</h1>\n${results(search(places, query), query, language)}`
    return reply
      .headers({ ...html.headers, 'content-language': language, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(layout(asked, { path: '/guides/search', title, aside: listOfGuides(language), content, query }))
  })
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean)

/** Returns places that contain all the words. A word in the title counts more than one in the text. */
export function search(places: Place[], query: string): Place[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const rank = ({ plainTitle, plainText }: Place) =>
    words.reduce((sum, word) => {
      const points = plainTitle.includes(word) ? 3 : plainText.includes(word) ? 1 : Number.NEGATIVE_INFINITY
      return sum + points
    }, 0)
  return places
    .map((place) => ({ place, points: rank(place) }))
    .filter(({ points }) => points > 0)
    .sort((x, y) => y.points - x.points)
    .slice(0, MOST)
    .map(({ place }) => place)
}

function results(found: Place[], query: string, language: Language): string {
  if (wordsOf(query).length === 0) return ''
  const said = label(language, found.length === 1 ? 'foundOne' : 'found')
    .replace('{count}', String(found.length))
    .replace('{query}', () => query)
  const items = found.map(
    ({ title, address, text, plainText }) =>
      `<li><a href="${address}">${escaped(title)}</a><br>${marked(excerpt(text, plainText, query), query)}</li>`
  )
  return `<p>${escaped(said)}</p>\n<ul class="found">\n${items.join('\n')}\n</ul>`
}

/** Returns the text around the first word of the search that it contains. */
function excerpt(text: string, plainText: string, query: string): string {
  const first = Math.min(
    ...wordsOf(query)
      .map((word) => plainText.indexOf(word))
      .filter((at) => at >= 0),
    text.length
  )
  const start = text.length <= SHOWN ? 0 : text.lastIndexOf(' ', Math.max(0, first - 60)) + 1
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + SHOWN)}${start + SHOWN < text.length ? ' …' : ''}`
}

/** Marks the words of the search in a text. */
function marked(text: string, query: string): string {
  const words = wordsOf(query)
  return text
    .split(/(\s+)/)
    .map((word) => (words.some((each) => plain(word).includes(each)) ? `<mark>${escaped(word)}</mark>` : escaped(word)))
    .join('')
}

const place = (title: string, address: string, text: string): Place => ({
  title,
  address,
  text,
  plainTitle: plain(title),
  plainText: plain(text)
})

function placesOf(language: Language, entriesIn: EntriesIn): Place[] {
  const operations = entriesIn(language).flatMap(({ entries }) =>
    entries.map(({ method, path, operation, parameters, address }) =>
      place(
        `${operation.summary} (${method} ${path})`,
        address,
        [operation.description, operation.operationId, ...parameters.map(({ name }) => name)]
          .join(' ')
          .replaceAll('`', '')
      )
    )
  )
  return [...guides.flatMap((guide) => placesIn(guide, language)), ...operations]
}

/** Splits a guide into places at its headings. */
function placesIn({ name, ids, pages }: Guide, language: Language): Place[] {
  const { title, markdown } = pages[language]
  return sectionsOf(markdown).map(({ heading, text }, i) =>
    heading === null
      ? place(title, `/guides/${name}`, text)
      : place(`${title}: ${heading}`, `/guides/${name}#${ids[i - 1] ?? ''}`, text)
  )
}
