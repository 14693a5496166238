import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { readReleaseRecords } from '../../src/platform/db/migrations.ts'

const run = promisify(execFile)
const LARGE = { maxBuffer: 2 ** 30, encoding: 'buffer' } as const

export interface Former {
  release: number
  commit: string
}

/** Finds the last release in the history of this checkout. Returns the reason as a text when it is missing. */
export async function findFormer(): Promise<Former | string> {
  const record = readReleaseRecords().at(-1)
  if (!record?.commit) return 'drizzle/released.json names no commit of the last release'
  const { release, commit } = record
  const isThere = await run('git', ['cat-file', '-e', `${commit}^{commit}`]).then(
    () => true,
    () => false
  )
  return isThere
    ? { release, commit }
    : `release ${release} (${commit.slice(0, 9)}) is missing from the history of this checkout`
}

/** Puts a commit into a folder and compiles it there. */
export async function buildFormer({ commit }: Former, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { stdout } = await run('git', ['archive', commit], LARGE)
  const unpack = run('tar', ['-x', '-C', folder])
  unpack.child.stdin?.end(stdout)
  await unpack
  await install(folder)
  const tsc = join(folder, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [tsc, '-p', 'scripts/tsconfig.build.json', '--noCheck'], { cwd: folder })
}

/**
 * Links our packages when they include all of the release's in the same versions. Otherwise installs from its lockfile.
 */
async function install(folder: string): Promise<void> {
  const [its, ours] = await Promise.all([lockedIn(folder), lockedIn('.')])
  const isContained = Object.entries(its).every(([name, version]) => name === '' || ours[name] === version)
  if (isContained) await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  else await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
}

async function lockedIn(folder: string): Promise<Record<string, string>> {
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  return Object.fromEntries(Object.entries(packages).map(([name, { version = '' }]) => [name, version]))
}
