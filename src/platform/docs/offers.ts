import type { FastifyInstance } from 'fastify'
import samples from '../../../generated/samples.json' with { type: 'json' }
import type { Language } from '../../engine/messages/messages.ts'
import type { Described } from './calls.ts'
import { addCollections } from './collections/collections.ts'
import type { PlaceSettings } from './documents.ts'
import { llmsFullText, llmsText } from './llms.ts'
import { guides as all } from './pages/guides.ts'
import { withoutFigures } from './pages/markdown.ts'
import { ASK_AGAIN, serveText } from './served.ts'

type DocumentsIn = (language: Language) => Record<'a' | 'b', Described>

const text = (type: string) => ({ type, cacheControl: ASK_AGAIN, headers: { 'content-language': 'en-US' } })

/**
 * Serves what helps a programmer begin: collections, samples, and /llms.txt, which leads to everything. The convention
 * wants /llms.txt in English.
 */
export function addOffers(
  app: FastifyInstance,
  { publicUrl }: Pick<PlaceSettings, 'publicUrl'>,
  documentsIn: DocumentsIn
): void {
  addCollections(app, documentsIn, publicUrl)
  const { a, b } = samples
  serveText(app, '/openapi/samples.json', text('application/json'), () => JSON.stringify({ a, b }))
  const guides = all.map(({ name, pages }) => {
    const { title, markdown } = pages['en-US']
    return { name, title, markdown: withoutFigures(markdown) }
  })
  serveText(app, '/llms.txt', text('text/plain'), () => llmsText(documentsIn('en-US'), guides, publicUrl))
  serveText(app, '/llms-full.txt', text('text/plain'), () => llmsFullText(documentsIn('en-US'), guides, publicUrl))
}
