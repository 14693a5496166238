import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readMigrations, readReleaseRecords } from '../../src/platform/db/migrations.ts'
import type { Change } from '../generate/changes/change.ts'
import { compareContracts } from '../generate/changes/compare.ts'
import { FIRST, nextVersion } from '../generate/changes/version.ts'
import { run } from '../generate/main.ts'
import { CHANGES, type Release, readReleases, releasedDocuments } from '../generate/releases.ts'
import { recordOf } from '../migrations.ts'

/**
 * Writes a document in the form in which it is kept: one line for each path and component, so that it is compact and a
 * change shows where it is.
 */
export function compact(document: Record<string, object>): string {
  const parts = Object.entries(document).map(([key, value]) => {
    if (key === 'paths') return `"paths":${lines(value)}`
    if (key === 'components') {
      const kinds = Object.entries(value).map(([kind, all]) => `${JSON.stringify(kind)}:${lines(all as object)}`)
      return `"components":{\n${kinds.join(',\n')}\n}`
    }
    return `${JSON.stringify(key)}:${JSON.stringify(value)}`
  })
  return `{\n${parts.join(',\n')}\n}\n`
}

const lines = (record: object) =>
  `{\n${Object.entries(record)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(',\n')}\n}`

const names = ['description-a.json', 'description-b.json', 'description-a.3.0.json', 'description-b.3.0.json']

/** Reads a document without the number and the version of its release. */
async function content(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  const { info, ...document } = JSON.parse(text)
  return JSON.stringify({ ...document, info: { ...info, 'x-release': undefined, 'x-release-version': undefined } })
}

async function hasChanged(root: string, folder: string): Promise<boolean> {
  const pairs = names.map((name) => Promise.all([content(join(root, 'generated', name)), content(join(folder, name))]))
  return (await Promise.all(pairs)).some(([now, before]) => now !== before)
}

async function generated(root: string): Promise<void> {
  const { isGood, lines } = await run(root, false)
  if (!isGood) throw new Error(lines.join('\n'))
}

/**
 * Makes changes.json of the next release: the differences from the latest one, and the version that follows from them.
 */
async function nextRelease(root: string, latest: Release | undefined, date: string): Promise<Release> {
  if (!latest) return { release: 1, version: FIRST, date, changes: [] }
  const read = async (letter: string) =>
    JSON.parse(await readFile(join(root, `generated/description-${letter}.json`), 'utf8'))
  const before = await releasedDocuments(join(root, 'openapi/released'), latest.release)
  if (!before) throw new Error(`the documents of release ${latest.release} are missing`)
  const changes = compareContracts(before, { a: await read('a'), b: await read('b') })
  return { release: latest.release + 1, version: nextVersion(latest.version, changes), date, changes }
}

/**
 * Records which migrations the release has, and its commit. Later migrations may not break it, and upgrades from it are
 * tested.
 */
async function recordMigrations(root: string, release: number): Promise<void> {
  const folder = join(root, 'drizzle')
  const commit = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => null
  )
  const before = readReleaseRecords(folder).filter((record) => record.release < release)
  const records = [...before, recordOf(readMigrations(folder), release, commit)]
  await writeFile(join(folder, 'released.json'), `${JSON.stringify(records, null, 2)}\n`)
}

/** Prints a release with one line for each change. */
export const printRelease = ({ changes, ...release }: Release): string => {
  const line = (change: Change) => `  ${JSON.stringify(change)}`
  const list = changes.length > 0 ? `[\n${changes.map(line).join(',\n')}\n]` : '[]'
  return `${JSON.stringify(release).slice(0, -1)},"changes":${list}}\n`
}

/**
 * Releases the contract in `root` with the next number and a semantic version of its own (`info.version` is fixed by
 * the specification). Its documents and changes are stored under openapi/released/<number>/, where the service finds
 * them, and as the contract that later changes may not break.
 */
export async function releaseContract(root = '.', today = new Date().toISOString().slice(0, 10)): Promise<string> {
  const released = join(root, 'openapi/released')
  const latest = (await readReleases(released)).at(-1)
  await generated(root)
  if (latest && !(await hasChanged(root, join(released, String(latest.release)))))
    return `nothing has changed since release ${latest.release}`
  const next = await nextRelease(root, latest, today)
  const folder = join(released, String(next.release))
  await recordMigrations(root, next.release)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, CHANGES), printRelease(next))
  // The documents carry the number and the version of the latest release, which is now this one.
  await generated(root)
  for (const name of names) {
    const text = compact(JSON.parse(await readFile(join(root, 'generated', name), 'utf8')))
    await writeFile(join(folder, name), text)
    if (!name.includes('.3.0.')) await writeFile(join(released, name), text)
  }
  return `release ${next.release}, version ${next.version}`
}
