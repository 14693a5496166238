import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A package that is served at /sdk/. */
export interface Package {
  kind: PackageKind
  version: string
  file: string
  /** The folder where its file is. */
  folder: string
  /** The release of the contract that it was made for; null for a forerunner of the next one. */
  release: number | null
  size: number
  sha256: string
  /** The digest as npm's lockfile writes it. */
  integrity: string
}

export type PackageKind = 'typescript' | 'python'
export const packageKinds: PackageKind[] = ['typescript', 'python']

/** The name of each package, and the address that leads to its newest version. */
export const packageNames: Record<PackageKind, { name: string; unversioned: string }> = {
  typescript: { name: 'saude-integra-client', unversioned: 'saude-integra-client.tgz' },
  python: { name: 'saude-integra', unversioned: 'saude_integra-py3-none-any.whl' }
}

const forms: [PackageKind, RegExp][] = [
  ['typescript', /^saude-integra-client-(\d[\w.-]*)[.]tgz$/],
  ['python', /^saude_integra-(\d[\w.+]*)-py3-none-any[.]whl$/]
]

export interface Packages {
  /** Every package, the newest of each kind first. */
  all: Package[]
  /** What was packed from the sources of this service. */
  newest: Partial<Record<PackageKind, Package>>
}

/**
 * Finds the packages of the releases, and those that were packed from the present sources, which may be those of a
 * release, too.
 */
export async function findPackages(built: string | null, released: string | null): Promise<Packages> {
  const kept = released ? await keptPackages(released) : []
  const made = await packagesIn(built, null)
  const newest = made.map((each) => kept.find(({ file }) => file === each.file) ?? each)
  return {
    all: [...newest, ...kept.filter((each) => !newest.includes(each))],
    newest: Object.fromEntries(newest.map((each) => [each.kind, each]))
  }
}

/** The packages of the releases, the latest first. */
async function keptPackages(released: string): Promise<Package[]> {
  const numbers = (await readdir(released)).filter((name) => /^[1-9]\d*$/.test(name)).map(Number)
  const found: Package[] = []
  for (const number of numbers.sort((a, b) => b - a))
    found.push(...(await packagesIn(join(released, String(number), 'packages'), number)))
  return found
}

async function packagesIn(folder: string | null, release: number | null): Promise<Package[]> {
  const names = folder ? await readdir(folder).catch(() => []) : []
  const found = names.sort().map((file) => (folder ? readPackage(folder, file, release) : null))
  return (await Promise.all(found)).filter((each) => each !== null)
}

async function readPackage(folder: string, file: string, release: number | null): Promise<Package | null> {
  for (const [kind, form] of forms) {
    const version = form.exec(file)?.[1]
    if (version === undefined) continue
    const bytes = await readFile(join(folder, file))
    const digest = (name: string) => createHash(name).update(bytes)
    return {
      kind,
      version,
      file,
      folder,
      release,
      size: bytes.length,
      sha256: digest('sha256').digest('hex'),
      integrity: `sha512-${digest('sha512').digest('base64')}`
    }
  }
  return null
}
