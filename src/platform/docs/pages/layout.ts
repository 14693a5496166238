import { escaped } from '../../../engine/messages/html.ts'
import type { Language } from '../../../engine/messages/messages.ts'
import type { Asked } from '../language.ts'
import { ASK_AGAIN, type Kind } from '../served.ts'
import { type Label, label } from './labels.ts'

/** Pages run no script and load nothing but their style. */
const csp =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

export const html: Kind = {
  type: 'text/html',
  cacheControl: ASK_AGAIN,
  headers: { 'content-security-policy': csp }
}

export interface Page {
  /** The page's own address, for the links to its other languages. */
  path: string
  title: string
  /** The main part, as HTML. */
  content: string
  /** The list at the side, as HTML. */
  aside: string
  /** What search engines show below the title: a sentence or two, without markup. */
  description?: string
  /** More of the page's head, as HTML. */
  head?: string
  /** The search text, shown again in the search field. */
  query?: string
}

/** The name of each language in that language. */
const names: Record<Language, string> = { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' }

/** The links to the places of the service. */
export function sections(language: Language): string {
  const say = (name: Label) => escaped(label(language, name))
  return `<strong><a class="brand" href="/">Saúde Integra</a></strong>
<nav aria-label="${say('sections')}"><a href="/painel">${say('panel')}</a> <a href="/guides">${say('guides')}</a> <a href="/reference">${say('reference')}</a> <a href="/docs">${say('try')}</a> <a href="/noticias">${say('news')}</a></nav>`
}

/** The links to a page in each language. `address` ends where `lang=` begins. */
export function languages(language: Language, address: string): string {
  const links = Object.entries(names).map(([tag, name]) =>
    tag === language
      ? `<span lang="${tag}" aria-current="true">${name}</span>`
      : `<a lang="${tag}" hreflang="${tag}" href="${escaped(address)}lang=${tag}">${name}</a>`
  )
  return `<nav class="languages" aria-label="${escaped(label(language, 'language'))}">${links.join(' ')}</nav>`
}

const LONGEST = 160

/** The tag with what search engines show of a page, cut at a word. */
export function descriptionTag(text: string): string {
  const cut = text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST - 1))}…`
  return `<meta name="description" content="${escaped(cut)}">`
}

/** Writes a whole page: navigation, search, languages, a list at the side, and the content. */
export function layout({ language, isExplicit }: Asked, page: Page): string {
  const say = (name: Label) => escaped(label(language, name))
  const query = page.query ? `q=${encodeURIComponent(page.query)}&` : ''
  const text = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)} · Saúde Integra</title>
${descriptionTag(page.description ?? label(language, 'about'))}
<link rel="icon" href="/guides/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/guides/style.css">${page.head ? `\n${page.head}` : ''}
</head>
<body>
<a class="skip" href="#content">${say('skip')}</a>
<header>
${sections(language)}
<form role="search" action="/guides/search">
${isExplicit ? `<input type="hidden" name="lang" value="${language}">\n` : ''}<input type="search" name="q" maxlength="100" required aria-label="${say('search')}" placeholder="${say('search')}" value="${escaped(page.query ?? '')}">
<button>${say('search')}</button>
</form>
${languages(language, `${page.path}?${query}`)}
</header>
<div class="columns">
<nav class="aside" aria-label="${say('contents')}">
${page.aside}
</nav>
<main id="content">
${page.content}
</main>
</div>
</body>
</html>
`
  return isExplicit ? keepLanguage(text, language) : text
}

/** Adds the language that the reader has chosen to links between our pages. */
export const keepLanguage = (text: string, language: Language) =>
  text.replaceAll(
    /href="(\/(?:(?:guides|reference|docs|sdk|openapi|painel|noticias|alertas)(?:\/[\w/-]*)?)?)(#[\w-]+)?"/g,
    (_, path: string, hash = '') => `href="${path}?lang=${language}${hash}"`
  )
