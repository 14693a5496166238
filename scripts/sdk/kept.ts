import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { latestRelease } from '../generate/releases.ts'
import type { Made } from './maker.ts'
import { makers } from './makers.ts'

/**
 * A package of a release. It lies under openapi/released/<number>/packages/ and never changes, so that whoever has its
 * digest in a lockfile can install it from any later service. The archives are committed because nothing else survives
 * as long as the sources do: an image is built from the repository alone, where no registry and no store of files can
 * be reached, and an archive that is packed again with another npm or zlib has other bytes. Each is smaller than
 * 300 kB.
 */
export interface Kept {
  file: string
  /** The digest of what is in it besides its version; null where the package is older than this note. */
  contents: string | null
}

const NOTE = 'packages.json'

const folderOf = (root: string, release: number) => join(root, 'openapi/released', String(release), 'packages')

/** The packages of a release. */
async function keptOf(root: string, release: number): Promise<Kept[]> {
  const text = await readFile(join(folderOf(root, release), NOTE), 'utf8').catch(() => '[]')
  return JSON.parse(text) as Kept[]
}

/** The archive of a release that has the same content, or null where there is none. */
export async function findKept(root: string, contents: string): Promise<{ file: string; bytes: Buffer } | null> {
  const release = await latestRelease(join(root, 'openapi/released'))
  const found = (await keptOf(root, release)).find((each) => each.contents === contents)
  return found ? { file: found.file, bytes: await readFile(join(folderOf(root, release), found.file)) } : null
}

/** Every name under which a package was released. */
async function namesKept(root: string): Promise<Set<string>> {
  const released = join(root, 'openapi/released')
  const names = await readdir(released, { recursive: true }).catch(() => [])
  return new Set(names.map((name) => name.split(/[\\/]/).at(-1) as string))
}

/**
 * Packs what is now the content of the latest release of the contract, and keeps it. A client that was mended while the
 * contract stayed gets the next free number. Answers the files that are new.
 */
export async function keepPackages(root: string): Promise<string[]> {
  const release = await latestRelease(join(root, 'openapi/released'))
  const { version } = JSON.parse(await readFile(join(folderOf(root, release), '../changes.json'), 'utf8'))
  const kept = await keptOf(root, release)
  const names = await namesKept(root)
  const made: (Made & { contents: string })[] = []
  for (const maker of makers) {
    const contents = await maker.contents(root)
    if (kept.some((each) => each.contents === contents)) continue
    made.push({
      ...(await maker.pack(
        root,
        freeVersion(version, (free) => names.has(maker.file(free)))
      )),
      contents
    })
  }
  if (made.length === 0) return []
  await mkdir(folderOf(root, release), { recursive: true })
  for (const { file, bytes } of made) await writeFile(join(folderOf(root, release), file), bytes, { flag: 'wx' })
  const all = [...kept, ...made.map(({ file, contents }) => ({ file, contents }))]
  const lines = all.map((each) => `  ${JSON.stringify(each)}`).join(',\n')
  await writeFile(join(folderOf(root, release), NOTE), `[\n${lines}\n]\n`)
  return made.map(({ file }) => file)
}

/** The first version from this one on that no package has. */
function freeVersion(version: string, isTaken: (version: string) => boolean): string {
  if (!isTaken(version)) return version
  const [major, minor, patch = 0] = version.split('.').map(Number)
  return freeVersion(`${major}.${minor}.${patch + 1}`, isTaken)
}
