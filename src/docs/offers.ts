import type { FastifyInstance } from 'fastify'
import descriptionA from '../../generated/description-a.json' with { type: 'json' }
import descriptionB from '../../generated/description-b.json' with { type: 'json' }
import generated from '../../generated/guides.json' with { type: 'json' }
import samples from '../../generated/samples.json' with { type: 'json' }
import type { Config } from '../config.ts'
import type { Described } from './calls.ts'
import { addCollections } from './collections/collections.ts'
import { llmsFullText, llmsText } from './llms.ts'
import { serveText } from './served.ts'

const documents = { a: descriptionA as unknown as Described, b: descriptionB as unknown as Described }

const cacheControl = 'public, no-cache'

/** What programs are started with: collections, samples, and /llms.txt, which leads to everything. */
export function addOffers(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  addCollections(app, documents, publicUrl)
  const { a, b } = samples
  serveText(app, '/openapi/samples.json', { type: 'application/json', cacheControl }, () => JSON.stringify({ a, b }))
  const { guides } = generated
  serveText(app, '/llms.txt', { type: 'text/plain', cacheControl }, () => llmsText(documents, guides, publicUrl))
  serveText(app, '/llms-full.txt', { type: 'text/plain', cacheControl }, () =>
    llmsFullText(documents, guides, publicUrl)
  )
  for (const { name, markdown } of guides)
    serveText(app, `/guides/${name}.md`, { type: 'text/markdown', cacheControl }, () => markdown)
}
