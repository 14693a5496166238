import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isKnown } from '../../engine/contract/request/etag.ts'
import { sdkMissing } from '../../errors.ts'
import { findAbove } from '../disk/above.ts'
import type { PlaceSettings } from './documents.ts'
import { serveIndex } from './index-page.ts'
import { findPackages, type Package, type Packages, packageKinds, packageNames } from './packages.ts'
import { packagesPage } from './pages/packages.ts'
import { ASK_AGAIN, FOR_EVER } from './served.ts'

export interface SdkFolders {
  /** Where the present sources were packed to. */
  built: () => string | null
  /** The releases of the contract, with their packages. */
  released: () => string | null
}

const usual: SdkFolders = { built: () => findAbove('dist/sdk'), released: () => findAbove('openapi/released') }

/**
 * Serves the client packages at /sdk/, so that npm and pip get them where no registry can be reached. The address of a
 * version has the same bytes for ever or answers 404, so that lockfiles keep working across upgrades. `make build` and
 * `make run` pack the sources into dist/; a service that runs from its sources alone has only the packages of releases.
 */
export function addSdk(app: FastifyInstance, config: Pick<PlaceSettings, 'publicUrl'>, folders = usual): void {
  let kept: Packages | null = null
  // Looking reads every package. However many ask, one look at a time is enough.
  let looking: Promise<Packages> | null = null
  const look = async () => {
    const found = await findPackages(folders.built(), folders.released())
    // The sources may be packed while the service runs.
    kept = packageKinds.every((kind) => found.newest[kind]) ? found : null
    return found
  }
  const packages = async () => {
    if (kept) return kept
    looking ??= look().finally(() => {
      looking = null
    })
    return await looking
  }
  serveIndex(app, '/sdk', {
    page: async (asked) => packagesPage(asked, await packages(), config.publicUrl),
    index: async () => indexOf(await packages())
  })
  for (const kind of packageKinds)
    app.get(`/sdk/${packageNames[kind].unversioned}`, async (_, reply) => {
      const newest = (await packages()).newest[kind]
      if (!newest) throw sdkMissing()
      return reply.header('cache-control', ASK_AGAIN).redirect(`/sdk/${newest.file}`, 302)
    })
  app.get<{ Params: { file: string } }>('/sdk/:file', async (request, reply) => {
    const asked = (await packages()).all.find(({ file }) => file === request.params.file)
    if (!asked) return reply.callNotFound()
    const bytes = await readFile(join(asked.folder, asked.file)).catch(() => null)
    if (!bytes) {
      // The sources were packed again, and this was not of a release.
      kept = null
      return reply.callNotFound()
    }
    const etag = `"${asked.sha256.slice(0, 40)}"`
    reply.headers({ etag, 'cache-control': asked.release === null ? ASK_AGAIN : FOR_EVER })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    reply.header('content-disposition', `attachment; filename="${asked.file}"`)
    return reply.type(types[asked.kind]).send(bytes)
  })
}

const types: Record<Package['kind'], string> = { typescript: 'application/gzip', python: 'application/zip' }

/** What /sdk/index.json says. */
function indexOf({ all, newest }: Packages) {
  const packages = packageKinds.map((kind) => ({
    name: packageNames[kind].name,
    language: kind,
    newest: newest[kind]?.version ?? null,
    versions: all
      .filter((each) => each.kind === kind)
      .map(({ version, release, file, size, sha256, integrity }) => ({
        version,
        release,
        path: `/sdk/${file}`,
        file,
        size,
        sha256,
        integrity
      }))
  }))
  return { packages }
}
