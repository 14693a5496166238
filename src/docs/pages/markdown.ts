import { marked } from 'marked'

/** Markdown of our own documents as HTML; what others write is never rendered this way. */
export const rendered = (text: string): string => marked.parse(text, { async: false }).trim()

/** The same without a paragraph around it. */
export const renderedInline = (text: string): string => marked.parseInline(text, { async: false })
