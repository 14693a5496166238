import type { FastifyInstance } from 'fastify'
import type { Language } from '../../../engine/messages/messages.ts'
import { ASK_AGAIN, type Kind, serveTranslated } from '../served.ts'
import { brunoOf } from './bruno.ts'
import { postmanOf } from './postman.ts'
import type { Documents } from './requests.ts'
import { walkWords } from './words.ts'
import { zipOf } from './zip.ts'

export const postmanPath = '/collections/saude-integra.postman_collection.json'
export const brunoPath = '/collections/saude-integra-bruno.zip'

const file = (path: string, type: string): Kind => ({
  type,
  cacheControl: ASK_AGAIN,
  headers: { 'content-disposition': `attachment; filename="${path.split('/').at(-1)}"` }
})

/**
 * Serves collections for Postman and Bruno in the reader's language. They are made from the documents on first request.
 */
export function addCollections(
  app: FastifyInstance,
  documentsIn: (language: Language) => Documents,
  baseUrl: string
): void {
  serveTranslated(app, postmanPath, file(postmanPath, 'application/json'), (language) =>
    JSON.stringify(postmanOf(documentsIn(language), baseUrl, walkWords[language]))
  )
  serveTranslated(app, brunoPath, file(brunoPath, 'application/zip'), (language) =>
    zipOf(brunoOf(documentsIn(language), baseUrl, walkWords[language]))
  )
}
