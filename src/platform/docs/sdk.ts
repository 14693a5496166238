import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { VERSION } from '../../../generated/client-operations.ts'
import { isKnown } from '../../engine/contract/request/etag.ts'
import { sdkMissing } from '../../errors.ts'
import { pathsAbove } from '../disk/above.ts'

export const sdkArchive = `saude-integra-client-${VERSION}.tgz`

interface Archive {
  bytes: Buffer
  etag: string
}

/**
 * Serves the client package at /sdk/, so that `npm i` gets it where no registry can be reached. `make build` and
 * `make run` pack it into dist/. A service that runs from its sources alone has no package and answers 404.
 */
export function addSdk(app: FastifyInstance, folders: string[] = pathsAbove('dist')): void {
  let found: Promise<Archive | null> | undefined
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    found ??= readArchive(folders)
    const archive = await found
    if (!archive) {
      // It may be packed while the service runs.
      found = undefined
      throw sdkMissing()
    }
    // Between two releases the contract grows under the same number, so it is asked for again each time.
    reply.headers({ etag: archive.etag, 'cache-control': 'public, no-cache' })
    if (isKnown(request.headers['if-none-match'], archive.etag)) return reply.code(304).send()
    reply.header('content-disposition', `attachment; filename="${sdkArchive}"`)
    return reply.type('application/gzip').send(archive.bytes)
  }
  app.get('/sdk/saude-integra-client.tgz', serve)
  app.get(`/sdk/${sdkArchive}`, serve)
}

async function readArchive(folders: string[]): Promise<Archive | null> {
  for (const folder of folders) {
    const bytes = await readFile(join(folder, sdkArchive)).catch(() => null)
    if (bytes) return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
  }
  return null
}
