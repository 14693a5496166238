import { marked, type Token, type Tokens } from 'marked'

/** Renders Markdown of our own documents as HTML. Text of other authors is never rendered this way. */
export const rendered = (text: string): string => marked.parse(text, { async: false }).trim()

/** Renders Markdown without a paragraph around it. */
export const renderedInline = (text: string): string => marked.parseInline(text, { async: false })

/**
 * Removes plots for readers that are programs. Plots are HTML inside the Markdown, and the tables below them say the
 * same.
 */
export const withoutFigures = (text: string): string => text.replaceAll(/^<figure>.*<\/figure>\n+/gm, '')

/** The text before the first heading of level two or three, or the text under one of these headings. */
export interface Section {
  heading: string | null
  text: string
}

/** Splits Markdown at its headings and returns plain words. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [{ heading: null, text: '' }]
  for (const token of marked.lexer(markdown)) {
    if (isHeading(token)) sections.push({ heading: plain(token.text), text: '' })
    else if (token.type !== 'heading' && token.type !== 'html') sections.at(-1)!.text += ` ${plain(token.raw)}`
  }
  return sections.map(({ heading, text }) => ({ heading, text: text.trim() }))
}

const isHeading = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && (token.depth === 2 || token.depth === 3)

const plain = (text: string) =>
  text
    .replaceAll(/\]\([^()]*\)/g, '')
    .replaceAll(/!\[|[`*|[\]#]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the first paragraph as HTML. */
export function firstParagraph(markdown: string): string {
  const found = marked.lexer(markdown).find(({ type }) => type === 'paragraph')
  return found ? renderedInline(found.raw) : ''
}

/** Returns the first paragraph as plain words. */
export const firstWords = (markdown: string): string =>
  plain(marked.lexer(markdown).find(({ type }) => type === 'paragraph')?.raw ?? '')
