import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../engine/contract/handler.ts'
import type { Limiter } from '../../engine/contract/request/contract.ts'
import { escaped } from '../../engine/messages/html.ts'
import type { Language } from '../../engine/messages/messages.ts'
import { notFound } from '../../errors.ts'
import type { Asked } from '../../platform/docs/language.ts'
import { html, layout } from '../../platform/docs/pages/layout.ts'
import { ASK_AGAIN, serveLive } from '../../platform/docs/served.ts'
import { feedOf } from './feed.ts'
import { type NoticiaItemRow, type NoticiaRow, readPublished, requirePublished } from './queries.ts'
import { imagePath } from './shapes.ts'
import { type Word, word } from './words.ts'

const IN_FEED = 50
const ON_PAGE = 20
const MOST_PAGES = 1000
const LAST_ID = 2147483647

const FEED = '/noticias/feed.xml'
const atom = { type: 'application/atom+xml', cacheControl: ASK_AGAIN }

/** The address under which readers of the feed find the news. */
export interface FeedSettings {
  publicUrl: string
}

/**
 * Serves the published news to anybody: a list and one page each under /noticias, and a feed. List and feed show the
 * language that is asked for.
 */
export async function addNoticias(
  app: FastifyInstance,
  { db, now, config }: Pick<Services, 'db' | 'now'> & { config: FeedSettings },
  limit: Limiter | null
): Promise<void> {
  await app.register(async (scope) => {
    // These pages read the database, so they count like any call without a token.
    if (limit) scope.addHook('onRequest', (request, reply) => limit(request, reply, true))
    serveLive(scope, FEED, atom, async ({ language }) =>
      feedOf(await readPublished(db, language, now(), IN_FEED), language, config.publicUrl)
    )
    serveLive(scope, '/noticias', html, async (asked, request) => {
      const page = pageOf(request)
      // Reads one row more than is shown, to know whether there is another page.
      const rows = await readPublished(db, asked.language, now(), ON_PAGE + 1, (page - 1) * ON_PAGE)
      return listPage(asked, rows, page)
    })
    serveLive(scope, '/noticias/:id', html, async (asked, request) =>
      articlePage(asked, await requirePublished(db, idOf(request), now()))
    )
  })
}

function idOf({ params }: FastifyRequest): number {
  const { id } = params as { id: string }
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > LAST_ID) throw notFound()
  return Number(id)
}

function pageOf({ query }: FastifyRequest): number {
  const { page = '1' } = query as { page?: unknown }
  if (typeof page !== 'string' || !/^[1-9]\d{0,3}$/.test(page) || Number(page) > MOST_PAGES) throw notFound()
  return Number(page)
}

const feedLink = (language: Language) =>
  `<link rel="alternate" type="application/atom+xml" title="${escaped(word(language, 'title'))}" href="${FEED}?lang=${language}">`

function asideOf(language: Language): string {
  const say = (name: Word) => escaped(word(language, name))
  return `<ul>\n<li><a href="/noticias">${say('all')}</a></li>\n<li><a href="${FEED}?lang=${language}">${say('feed')}</a></li>\n</ul>`
}

function listPage(asked: Asked, rows: NoticiaItemRow[], page: number): string {
  const { language } = asked
  const title = word(language, 'title')
  const items = rows.slice(0, ON_PAGE).map((row) => listed(row, language))
  const list =
    items.length > 0 ? `<ul class="found">\n${items.join('\n')}\n</ul>` : `<p>${escaped(word(language, 'none'))}</p>`
  const others = [
    ...(page > 1 ? [linkToPage(asked, page - 1, 'newer')] : []),
    ...(rows.length > ON_PAGE ? [linkToPage(asked, page + 1, 'older')] : [])
  ]
  return layout(asked, {
    path: '/noticias',
    title,
    head: feedLink(language),
    aside: asideOf(language),
    content: `<h1>${escaped(title)}</h1>\n${list}\n<p>${others.join(' · ')}</p>`
  })
}

const linkToPage = ({ language, isExplicit }: Asked, page: number, name: Word) =>
  `<a href="/noticias?page=${page}${isExplicit ? `&amp;lang=${language}` : ''}">${escaped(word(language, name))}</a>`

const listed = (row: NoticiaItemRow, language: Language) =>
  `<li><a href="/noticias/${row.id}">${escaped(row.titulo)}</a><br>\n<span class="byline">${byline(row, language)}</span>${
    row.resumo ? `<br>\n${escaped(row.resumo)}` : ''
  }</li>`

/** The date of publication in Brasília's calendar, and the author. */
function byline({ publicarEm, autorNome }: NoticiaItemRow, language: Language): string {
  const moment = publicarEm as Date
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(moment)
  const author = autorNome === null ? '' : ` · ${escaped(`${word(language, 'by')} ${autorNome}`)}`
  return `<time datetime="${moment.toISOString()}">${escaped(day)}</time>${author}`
}

function articlePage(asked: Asked, row: NoticiaRow): string {
  const { language } = asked
  const image = row.imagemChave === null ? '' : `<p><img src="${imagePath(row.id)}" alt=""></p>\n`
  const lead = row.resumo ? `<p class="lead">${escaped(row.resumo)}</p>\n` : ''
  const tags = row.tags.map((tag) => `<li>${escaped(tag)}</li>`).join('')
  return layout(asked, {
    path: `/noticias/${row.id}`,
    title: row.titulo,
    head: feedLink(language),
    aside: asideOf(language),
    content: `<article lang="${row.idioma}">
<h1>${escaped(row.titulo)}</h1>
<p class="byline" lang="${language}">${byline(row, language)}</p>
${lead}${image}${row.corpoHtml}
${tags === '' ? '' : `<ul class="marks">${tags}</ul>\n`}</article>`
  })
}
