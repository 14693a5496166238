import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import changes from '../../generated/changes.json' with { type: 'json' }
import descriptionA30 from '../../generated/description-a.3.0.json' with { type: 'json' }
import descriptionA from '../../generated/description-a.json' with { type: 'json' }
import descriptionB30 from '../../generated/description-b.3.0.json' with { type: 'json' }
import descriptionB from '../../generated/description-b.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { serveText } from './served.ts'
import { yamlOf } from './yaml.ts'

interface Server {
  url: string
  description: string
  'x-environment'?: string
}

interface Document {
  info: { contact: { url: string } }
  externalDocs: { url: string }
  servers: Server[]
}

/** The present documents, in OpenAPI 3.1 and in 3.0.3 for tools that need it. */
const present: Record<string, Document> = {
  'description-a': descriptionA,
  'description-b': descriptionB,
  'description-a.3.0': descriptionA30,
  'description-b.3.0': descriptionB30
}

/** A new version of the software may have other ones, so they are asked for again; the tag makes that cheap. */
const PRESENT = 'public, no-cache'
/** A release never changes. */
const RELEASED = 'public, max-age=31536000, immutable'

/** Both documents at /openapi/, those of every release at /openapi/releases/<number>/, and what has changed from release to release. */
export async function addDocuments(
  app: FastifyInstance,
  config: Pick<Config, 'env' | 'publicUrl'>,
  released: string | null = releasedFolder()
): Promise<void> {
  for (const [name, document] of Object.entries(present))
    serveDocument(app, `/openapi/${name}`, PRESENT, async () => placed(document, config))
  serveText(app, '/openapi/changes.json', { type: 'application/json', cacheControl: PRESENT }, () =>
    JSON.stringify(changes)
  )
  for (const { release, name, path } of released ? await releasedFiles(released) : []) {
    const read = async () => placed(JSON.parse(await readFile(path, 'utf8')), config)
    serveDocument(app, `/openapi/releases/${release}/${name}`, RELEASED, read)
  }
}

function serveDocument(app: FastifyInstance, path: string, cacheControl: string, read: () => Promise<Document>): void {
  serveText(app, `${path}.json`, { type: 'application/json', cacheControl }, async () => JSON.stringify(await read()))
  serveText(app, `${path}.yaml`, { type: 'application/yaml', cacheControl }, async () => yamlOf(await read()))
}

/** A document with the addresses of this environment. The first server stays the host that it was fetched from. */
function placed(document: Document, { env, publicUrl }: Pick<Config, 'env' | 'publicUrl'>): Document {
  const guides = `${publicUrl}/guides`
  return {
    ...document,
    info: { ...document.info, contact: { ...document.info.contact, url: guides } },
    externalDocs: { ...document.externalDocs, url: guides },
    servers: document.servers.map((server) =>
      server['x-environment'] === env
        ? { url: publicUrl, description: server.description, 'x-environment': env }
        : server
    )
  }
}

interface ReleasedFile {
  release: string
  /** Without its ending. */
  name: string
  path: string
}

/** The files of openapi/released/<number>/, each a document as it was released. */
async function releasedFiles(folder: string): Promise<ReleasedFile[]> {
  const releases = (await readdir(folder)).filter((name) => /^[1-9]\d*$/.test(name))
  const files = await Promise.all(
    releases.map(async (release) => {
      const names = (await readdir(join(folder, release))).filter((name) => /^description-.*\.json$/.test(name))
      return names.map((file) => ({ release, name: file.slice(0, -'.json'.length), path: join(folder, release, file) }))
    })
  )
  return files.flat()
}

/** openapi/released/ above this file, which is at a different depth once it is compiled. */
function releasedFolder(): string | null {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'openapi', 'released')
    if (existsSync(found)) return found
  }
  return null
}
