import { createHash } from 'node:crypto'
import { renderMarkdown } from './markdown/markdown.ts'

/** To be raised whenever the renderer makes other HTML of the same text: what was kept is then made again. */
const RENDERER = 1

const digestOf = (corpo: string) => createHash('sha256').update(`${RENDERER}\n${corpo}`).digest('base64url')

/** Renders a text for its row. */
export const rendered = (corpo: string) => ({ corpoHtml: renderMarkdown(corpo), corpoHtmlDe: digestOf(corpo) })

interface Kept {
  corpo: string
  corpoHtml: string | null
  corpoHtmlDe: string | null
}

/** Whether the kept HTML is that of the present text. An instance of the last release changes the text alone. */
export const isCurrent = (row: Kept): row is Kept & { corpoHtml: string } =>
  row.corpoHtml !== null && row.corpoHtmlDe === digestOf(row.corpo)
