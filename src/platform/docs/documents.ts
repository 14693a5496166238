import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import changes from '../../../generated/changes.json' with { type: 'json' }
import descriptionA30 from '../../../generated/description-a.3.0.json' with { type: 'json' }
import descriptionA from '../../../generated/description-a.json' with { type: 'json' }
import descriptionB30 from '../../../generated/description-b.3.0.json' with { type: 'json' }
import descriptionB from '../../../generated/description-b.json' with { type: 'json' }
import type { Language } from '../../engine/messages/messages.ts'
import { findAbove } from '../disk/above.ts'
import { brunoPath, postmanPath } from './collections/collections.ts'
import { serveIndex } from './index-page.ts'
import { translated } from './language.ts'
import { documentsPage, type ListedFile, type ListedRelease, releasesPage } from './pages/documents.ts'
import { ASK_AGAIN, FOR_EVER, type Kind, serveEach, serveText } from './served.ts'
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

/** The environment in which the documents are served, and its address. */
export interface PlaceSettings {
  env: string
  publicUrl: string
}

/** The present documents, in OpenAPI 3.1 and in 3.0.3 for tools that need it. */
const present = new Map<string, Document>([
  ['description-a', descriptionA],
  ['description-b', descriptionB],
  ['description-a.3.0', descriptionA30],
  ['description-b.3.0', descriptionB30]
])

/**
 * Serves both documents at /openapi/ in every language. Those of each release, as they were published, are at
 * /openapi/releases/<number>/, and the changes between releases beside them.
 */
export async function addDocuments(
  app: FastifyInstance,
  config: PlaceSettings,
  released: string | null = findAbove('openapi/released')
): Promise<void> {
  serveEach(app, '/openapi/:file', ({ file = '' }) => {
    const { name, kind, print } = partsOf(file)
    const document = present.get(name)
    if (!document) return null
    return { kind: kind(ASK_AGAIN), write: (language) => print(placed(translated(document, name, language), config)) }
  })
  serveIndex(app, '/openapi', {
    page: (asked) => documentsPage(asked, listedFiles),
    index: () => ({ files: listedFiles, releases: '/openapi/releases/' })
  })
  serveText(app, '/openapi/changes.json', json(ASK_AGAIN), () => JSON.stringify(changes))
  const files = released ? await releasedFiles(released) : []
  serveIndex(app, '/openapi/releases', {
    page: (asked) => releasesPage(asked, listedReleases(files)),
    index: () => ({ releases: listedReleases(files) })
  })
  serveEach(app, '/openapi/releases/:release/:file', ({ release, file = '' }) => {
    const { name, kind, print } = partsOf(file)
    const found = files.find((each) => each.release === release && each.name === name)
    if (!found) return null
    const read = async () => placed(JSON.parse(await readFile(found.path, 'utf8')), config)
    return { kind: inEnglish(kind(FOR_EVER)), write: async () => print(await read()), isInOneLanguage: true }
  })
}

/** What /openapi/ lists. */
const listedFiles: ListedFile[] = [
  ...(['b', 'a'] as const).flatMap((letter) => [
    { path: `/openapi/description-${letter}.json`, what: letter },
    { path: `/openapi/description-${letter}.yaml`, what: letter }
  ]),
  ...(['b', 'a'] as const).flatMap((letter): ListedFile[] => [
    { path: `/openapi/description-${letter}.3.0.json`, what: `${letter}30` },
    { path: `/openapi/description-${letter}.3.0.yaml`, what: `${letter}30` }
  ]),
  { path: '/openapi/changes.json', what: 'changes' },
  { path: '/openapi/samples.json', what: 'samples' },
  { path: postmanPath, what: 'collections' },
  { path: brunoPath, what: 'collections' }
]

/** The releases whose documents are here, the latest first. */
const listedReleases = (files: ReleasedFile[]): ListedRelease[] =>
  changes.releases.flatMap(({ release, version, date }) => {
    const own = files.filter((file) => file.release === String(release))
    const paths = own.flatMap(({ name }) => [`${name}.json`, `${name}.yaml`]).sort()
    return own.length === 0
      ? []
      : [{ release, version, date, files: paths.map((path) => `/openapi/releases/${release}/${path}`) }]
  })

/** The name of a document and how it is printed; no name where the ending is none of ours. */
function partsOf(file: string): {
  name: string
  kind: (cacheControl: string) => Kind
  print: (document: Document) => Promise<string> | string
} {
  if (file.endsWith('.yaml')) return { name: file.slice(0, -'.yaml'.length), kind: yaml, print: yamlOf }
  return { name: file.endsWith('.json') ? file.slice(0, -'.json'.length) : '', kind: json, print: JSON.stringify }
}

const json = (cacheControl: string) => ({ type: 'application/json', cacheControl })
const yaml = (cacheControl: string) => ({ type: 'application/yaml', cacheControl })
/** Releases are kept in the language in which the contract is written. */
const inEnglish = (kind: Kind): Kind => ({ ...kind, headers: { 'content-language': 'en-US' } })

/** A document as this environment serves it. */
export const documentsOf = (config: PlaceSettings, language: Language) => ({
  a: placed(translated(descriptionA, 'description-a', language), config),
  b: placed(translated(descriptionB, 'description-b', language), config)
})

/** A document with the addresses of this environment. The first server stays the host that it was fetched from. */
function placed(document: Document, { env, publicUrl }: PlaceSettings): Document {
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
