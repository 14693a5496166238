import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import { parse } from 'yaml'

/** The language that the guides are written in first; the others follow it heading by heading. */
export const SOURCE = 'en-US'
export const languages = [SOURCE, 'pt-BR', 'es-ES'] as const
export type GuideLanguage = (typeof languages)[number]

/** One guide as Markdown, in each language that has it. */
export interface Guide {
  name: string
  texts: Partial<Record<GuideLanguage, string>>
}

/** Tables that the generator puts in the place of `<!-- name -->`. */
export type Tables = Record<string, (language: GuideLanguage) => string>

/** openapi/guides/<language>/*.md in the order of openapi/guides/order.yaml; files that it does not name come last. */
export async function readGuides(folder: string): Promise<Guide[]> {
  const order = parse(await readFile(join(folder, 'order.yaml'), 'utf8').catch(() => '[]')) as string[]
  const found = await Promise.all(
    languages.map(async (language) => (await readdir(join(folder, language)).catch(() => [])).sort())
  )
  const names = [...new Set([...order, ...found.flat().map((file) => file.replace(/\.md$/, ''))])]
  return await Promise.all(names.map(async (name) => ({ name, texts: await textsOf(folder, name) })))
}

async function textsOf(folder: string, name: string): Promise<Guide['texts']> {
  const read = languages.map(async (language) => {
    const text = await readFile(join(folder, language, `${name}.md`), 'utf8').catch(() => null)
    return text === null ? [] : [[language, text] as const]
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}

/** Guides that a language lacks, and translations that do not have the same headings, tables and code. */
export function guideProblems(guides: Guide[]): string[] {
  return guides.flatMap(({ name, texts }) => {
    const source = texts[SOURCE]
    if (source === undefined) return [`openapi/guides/${SOURCE}/${name}.md is missing`]
    return languages.flatMap((language) => {
      const text = texts[language]
      const file = `openapi/guides/${language}/${name}.md`
      if (text === undefined) return [`${file} is missing`]
      return different(source, text).map((what) => `${file}: ${what} differ from ${SOURCE}`)
    })
  })
}

function different(source: string, text: string): string[] {
  const [before, after] = [shapeOf(source), shapeOf(text)]
  return Object.keys(before).filter((what) => before[what] !== after[what])
}

/** What a translation keeps. */
function shapeOf(text: string): Record<string, string> {
  const tokens = marked.lexer(text)
  const code = tokens.flatMap((token) =>
    token.type === 'code' ? [withoutComments(`${token.lang}\n${token.text}`)] : []
  )
  return {
    headings: tokens.flatMap((token) => (token.type === 'heading' ? [token.depth] : [])).join(),
    'sizes of tables': tokens.flatMap((token) => (token.type === 'table' ? [token.rows.length] : [])).join(),
    'code blocks': code.join('\n---\n'),
    'links into guides': (text.match(/\/guides\/[\w-]+(#[\w-]+)?/g) ?? []).sort().join(' ')
  }
}

const withoutComments = (code: string) => code.replaceAll(/(^|\s)(#|\/\/) .*$/gm, '')

/**
 * generated/guides.json: each guide as Markdown in each language, with the ids of its headings. A guide that a language
 * lacks is in English; `make check` refuses that.
 */
export function guidesFile(head: string, guides: Guide[], tables: Tables): string {
  const made = guides.map(({ name, texts }) => {
    const source = texts[SOURCE] ?? ''
    const pages = languages.map((language) => [language, pageOf(texts[language] ?? source, language, tables)])
    return { name, ids: headingsOf(source).map(slug), pages: Object.fromEntries(pages) }
  })
  return `${JSON.stringify({ 'x-generated': head, guides: made }, null, 1)}\n`
}

const pageOf = (text: string, language: GuideLanguage, tables: Tables) => ({
  title: /^# (.+)$/m.exec(text)?.[1] ?? '',
  markdown: withoutMarks(filled(text, language, tables))
})

const headingsOf = (text: string) =>
  marked.lexer(text).flatMap((token) => (token.type === 'heading' && [2, 3].includes(token.depth) ? [token.text] : []))

const filled = (text: string, language: GuideLanguage, tables: Tables) =>
  text.replaceAll(/<!-- (\w+) -->/g, (hole, name: string) => tables[name]?.(language) ?? hole)

/** ```` ```sh run ```` says that the sample is tried out; readers need not know. */
const withoutMarks = (text: string) => text.replaceAll(/^(```\w+)[ \t].+$/gm, '$1')

/** Links point to headings by their English words, in every language. */
const slug = (words: string) =>
  words
    .replaceAll(/`/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
