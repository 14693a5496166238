import type { FastifyInstance } from 'fastify'
import { escaped } from '../../../engine/messages/html.ts'
import type { Language } from '../../../engine/messages/messages.ts'
import type { Asked } from '../language.ts'
import { serveEach, serveTranslated } from '../served.ts'
import { type Described, type Entry, entriesOf, type Letter } from './described.ts'
import { type Label, label } from './labels.ts'
import { html, layout } from './layout.ts'
import { firstWords, rendered } from './markdown.ts'
import { operationPage } from './operation.ts'

export type DocumentsIn = (language: Language) => Record<Letter, Described>

/** A document and its operations. */
interface Part {
  letter: Letter
  document: Described
  entries: Entry[]
}

const NAMES: Record<Letter, Label> = { a: 'descriptionA', b: 'descriptionB' }

/** Serves a page for every operation of both documents at /reference, in every language. */
export function addReference(app: FastifyInstance, documentsIn: DocumentsIn): (language: Language) => Part[] {
  const kept = new Map<Language, Part[]>()
  const partsIn = (language: Language) => {
    const parts = kept.get(language) ?? partsOf(documentsIn(language))
    kept.set(language, parts)
    return parts
  }
  serveTranslated(app, '/reference', html, (language, asked) =>
    layout(asked, {
      path: '/reference',
      title: label(language, 'reference'),
      aside: listOfTags(partsIn(language), language),
      content: overview(partsIn(language), language)
    })
  )
  serveEach(app, '/reference/:letter/:operation', ({ letter, operation }) => {
    const address = `/reference/${letter}/${operation}`
    if (!entryAt(partsIn('en-US'), address)) return null
    return { kind: html, write: (language, asked) => page(partsIn(language), address, language, asked) }
  })
  return partsIn
}

const entryAt = (parts: Part[], address: string) =>
  parts.flatMap(({ entries }) => entries).find((each) => each.address === address)

function page(parts: Part[], address: string, language: Language, asked: Asked): string {
  const entry = entryAt(parts, address) as Entry
  return layout(asked, {
    path: address,
    title: entry.operation.summary,
    description: firstWords(entry.operation.description),
    aside: listOfTags(parts, language, entry),
    content: operationPage(entry, language)
  })
}

const partsOf = (documents: Record<Letter, Described>): Part[] =>
  (['b', 'a'] as const).map((letter) => ({
    letter,
    document: documents[letter],
    entries: entriesOf(letter, documents[letter])
  }))

const byTag = ({ document, entries }: Part) =>
  document.tags
    .map((tag) => ({ ...tag, entries: entries.filter(({ operation }) => operation.tags[0] === tag.name) }))
    .filter((tag) => tag.entries.length > 0)

function listOfTags(parts: Part[], language: Language, current?: Entry): string {
  return parts
    .map((part) => {
      const tags = byTag(part).map(({ name, entries }) => {
        const isOpen = current !== undefined && entries.includes(current)
        const items = entries.map(
          (entry) =>
            `<li><a${entry === current ? ' aria-current="page"' : ''} href="${entry.address}">${escaped(entry.operation.summary)}</a></li>`
        )
        return `<details${isOpen ? ' open' : ''}><summary>${escaped(name)}</summary><ul>${items.join('')}</ul></details>`
      })
      return `<p><a href="/reference#${part.letter}">${escaped(label(language, NAMES[part.letter]))}</a></p>\n${tags.join('\n')}`
    })
    .join('\n')
}

const tableOf = (rows: string[], language: Language) => {
  const heads = (['method', 'path', 'operation'] as const).map(
    (name) => `<th scope="col">${escaped(label(language, name))}</th>`
  )
  return `<table>\n<thead><tr>${heads.join('')}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
}

function overview(parts: Part[], language: Language): string {
  const documents = parts.map((part) => {
    const tags = byTag(part).map(({ name, description, entries }) => {
      const rows = entries.map(
        ({ method, path, operation, address }) =>
          `<tr><td><span class="method">${method}</span></td><td><code>${escaped(path)}</code></td><td><a href="${address}">${escaped(operation.summary)}</a></td></tr>`
      )
      return `<h3 id="${part.letter}-${name}">${escaped(name)}</h3>\n${rendered(description)}\n${tableOf(rows, language)}`
    })
    const { title, description = '' } = part.document.info
    return `<h2 id="${part.letter}">${escaped(title)}</h2>\n${rendered(description)}\n${tags.join('\n')}`
  })
  return `<h1>${escaped(label(language, 'reference'))}</h1>\n${documents.join('\n')}`
}
