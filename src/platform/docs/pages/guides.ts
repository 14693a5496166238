import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import generated from '../../../../generated/guides.json' with { type: 'json' }
import { escaped } from '../../../engine/messages/html.ts'
import type { Language } from '../../../engine/messages/messages.ts'
import { findAbove } from '../../disk/above.ts'
import type { Asked } from '../language.ts'
import { ASK_AGAIN, serveEach, serveText, serveTranslated } from '../served.ts'
import { label } from './labels.ts'
import { html, layout } from './layout.ts'
import { firstParagraph, firstWords, rendered, withoutFigures } from './markdown.ts'
import { css, icon } from './style.ts'

export interface Guide {
  name: string
  /** The ids of the headings, the same in every language. */
  ids: string[]
  pages: Record<Language, { title: string; markdown: string }>
}

export const guides: Guide[] = generated.guides

/** Samples ask in the language of the page. The texts themselves have the same code. */
const askingIn = (language: Language, markdown: string): string =>
  markdown
    .replace(/^api\(\) .*/m, (line) => line.replace('en-US', language))
    .replaceAll(/(?<=\blanguage(?:: |=)')en-US(?=')/g, language)

/** Renders a guide as HTML. The headings have ids, so that other texts can point to them. */
export function guideHtml({ ids, pages }: Guide, language: Language): string {
  let at = 0
  const html = rendered(askingIn(language, pages[language].markdown))
  return html.replaceAll(/<h([23])>/g, (_, level: string) => `<h${level} id="${ids[at++] ?? ''}">`)
}

const PICTURE = /\(\/guides\/pictures\/([a-z-]{1,40}[.][a-zA-Z-]{5}[.]webp)\)/g

/** The pictures that the guides show. They lie beside the texts, and are not compiled. */
const pictures = new Set(
  guides.flatMap(({ pages }) =>
    Object.values(pages).flatMap(({ markdown }) => [...markdown.matchAll(PICTURE)].map(([, file]) => file))
  )
)

function addPictures(app: FastifyInstance): void {
  serveEach(app, '/guides/pictures/:file', ({ file = '' }) => {
    const path = pictures.has(file) ? findAbove(`openapi/guides/pictures/${file}`) : null
    return path === null ? null : { kind: picture, isInOneLanguage: true, write: () => readFile(path) }
  })
}

const picture = { type: 'image/webp', cacheControl: ASK_AGAIN }

/** Serves the guides for users and operators at /guides, in every language. The texts are those of openapi/guides/. */
export function addGuides(app: FastifyInstance): void {
  addPictures(app)
  serveText(app, '/guides/icon.svg', { type: 'image/svg+xml', cacheControl: ASK_AGAIN }, () => icon)
  serveText(app, '/guides/style.css', { type: 'text/css', cacheControl: ASK_AGAIN }, () => css)
  serveTranslated(app, '/guides', html, (language, asked) =>
    layout(asked, {
      path: '/guides',
      title: label(language, 'guides'),
      aside: listOfGuides(language),
      content: `<h1>${escaped(label(language, 'guides'))}</h1>\n${overview(language)}`
    })
  )
  // Releases 1 and 2 of the documents link to this address.
  app.get('/guides/conventions', async (_, reply) => reply.redirect('/guides/lists', 301))
  serveEach(app, '/guides/:file', ({ file = '' }) => {
    const guide = guides.find(({ name }) => file === name || file === `${name}.md`)
    if (!guide) return null
    return file.endsWith('.md')
      ? { kind: markdown, write: (language) => withoutFigures(askingIn(language, guide.pages[language].markdown)) }
      : { kind: html, write: (language, asked) => page(guide, language, asked) }
  })
}

const markdown = { type: 'text/markdown', cacheControl: ASK_AGAIN }

const page = (guide: Guide, language: Language, asked: Asked) =>
  layout(asked, {
    path: `/guides/${guide.name}`,
    title: guide.pages[language].title,
    description: firstWords(guide.pages[language].markdown),
    aside: listOfGuides(language, guide.name),
    content: guideHtml(guide, language)
  })

const linkTo = ({ name, pages }: Guide, language: Language) =>
  `<a href="/guides/${name}">${escaped(pages[language].title)}</a>`

/** Lists every guide with its first paragraph, which says what the guide is for. */
const overview = (language: Language) =>
  `<ul class="found">\n${guides
    .map((guide) => `<li>${linkTo(guide, language)}<br>${firstParagraph(guide.pages[language].markdown)}</li>`)
    .join('\n')}\n</ul>`

export function listOfGuides(language: Language, current?: string): string {
  const items = guides.map((guide) =>
    guide.name === current
      ? `<li><a aria-current="page" href="/guides/${guide.name}">${escaped(guide.pages[language].title)}</a></li>`
      : `<li>${linkTo(guide, language)}</li>`
  )
  return `<ul>\n${items.join('\n')}\n</ul>`
}
