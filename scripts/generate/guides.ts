import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'

export interface Guide {
  name: string
  title: string
  html: string
  /** As it was written, for who reads it with a program. */
  markdown: string
}

/** openapi/guides/*.md as pages. They are our own texts; what others write is never rendered this way. */
export async function readGuides(folder: string): Promise<Guide[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md')).sort()
  return await Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const title = /^# (.+)$/m.exec(text)?.[1]
      if (!title) throw new Error(`${file} has no title`)
      return { name: file.slice(0, -'.md'.length), title, html: await pageOf(text), markdown: text }
    })
  )
}

/** Headings have ids, so that other texts can point to them. */
export async function pageOf(text: string): Promise<string> {
  const html = await marked.parse(text)
  return html.replaceAll(/<h2>(.*?)<\/h2>/g, (_, words: string) => `<h2 id="${slug(words)}">${words}</h2>`)
}

const slug = (words: string) =>
  words
    .replaceAll(/<[^>]+>|&\w+;/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const guidesFile = (head: string, guides: Guide[]): string =>
  `${JSON.stringify({ 'x-generated': head, guides }, null, 1)}\n`
