import { escaped } from '../../../engine/messages/html.ts'
import type { Asked } from '../language.ts'
import { listOfGuides } from './guides.ts'
import { layout } from './layout.ts'
import { firstWords, renderedInline } from './markdown.ts'
import { documentWords } from './words-of-documents.ts'

/** A file of the contract, by its address. */
export interface ListedFile {
  path: string
  /** The word for what it is. */
  what: keyof (typeof documentWords)['en-US']['files']
}

/** A release of the contract, as its list shows it. */
export interface ListedRelease {
  release: number
  version: string
  date: string
  files: string[]
}

const linkTo = (path: string, text = path) => `<a href="${path}">${escaped(text)}</a>`

/** The page of /openapi/. */
export function documentsPage(asked: Asked, files: ListedFile[]): string {
  const words = documentWords[asked.language]
  const kinds = [...new Set(files.map(({ what }) => what))]
  const rows = kinds.map((kind) => {
    const links = files.filter(({ what }) => what === kind).map(({ path }) => linkTo(path))
    return `<tr><td>${escaped(words.files[kind])}</td><td>${links.join('<br>')}</td></tr>`
  })
  return layout(asked, {
    path: '/openapi/',
    title: words.title,
    description: firstWords(words.about),
    aside: listOfGuides(asked.language),
    content: `<h1>${escaped(words.title)}</h1>
<p>${renderedInline(words.about)}</p>
${table(words.columns, rows)}
<p>${renderedInline(words.more)}</p>
<p>${renderedInline(words.programs.replaceAll('{path}', '/openapi/index.json'))}</p>`
  })
}

/** The page of /openapi/releases/. */
export function releasesPage(asked: Asked, releases: ListedRelease[]): string {
  const words = documentWords[asked.language]
  const rows = releases.map(
    ({ release, version, date, files }) =>
      `<tr><td>${release}</td><td>${escaped(version)}</td><td><time>${escaped(date)}</time></td><td>${files
        .map((path) => linkTo(path, path.split('/').at(-1)))
        .join('<br>')}</td></tr>`
  )
  return layout(asked, {
    path: '/openapi/releases/',
    title: words.releases,
    description: firstWords(words.aboutReleases),
    aside: listOfGuides(asked.language),
    content: `<h1>${escaped(words.releases)}</h1>
<p>${renderedInline(words.aboutReleases)}</p>
${table(words.releaseColumns, rows)}
<p>${renderedInline(words.programs.replaceAll('{path}', '/openapi/releases/index.json'))}</p>`
  })
}

const table = (columns: string[], rows: string[]) =>
  `<table>\n<thead><tr>${columns.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
