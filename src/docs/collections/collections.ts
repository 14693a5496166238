import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isKnown } from '../../contract/etag.ts'
import { serveText } from '../served.ts'
import { brunoOf } from './bruno.ts'
import { postmanOf } from './postman.ts'
import type { Documents } from './requests.ts'
import { zipOf } from './zip.ts'

export const postmanPath = '/collections/saude-integra.postman_collection.json'
export const brunoPath = '/collections/saude-integra-bruno.zip'

const cacheControl = 'public, no-cache'

/** Collections for Postman and Bruno, made of the documents when they are first asked for. */
export function addCollections(app: FastifyInstance, documents: Documents, baseUrl: string): void {
  serveText(app, postmanPath, { type: 'application/json', cacheControl }, () =>
    JSON.stringify(postmanOf(documents, baseUrl))
  )
  serveZip(app, brunoPath, () => zipOf(brunoOf(documents, baseUrl)))
}

/** It is packed already, so that it is sent as it is. */
function serveZip(app: FastifyInstance, path: string, write: () => Promise<Buffer>): void {
  let made: Promise<{ bytes: Buffer; etag: string }> | undefined
  const make = async () => {
    const bytes = await write()
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
  }
  app.get(path, async (request, reply) => {
    made ??= make()
    const { bytes, etag } = await made
    reply.headers({ etag, 'cache-control': cacheControl })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    reply.header('content-disposition', `attachment; filename="${path.split('/').at(-1)}"`)
    return reply.type('application/zip').send(bytes)
  })
}
