import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, lstat, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, type Binaries, findBinaries } from './binaries.ts'

/** Where a server lives and as which user it runs. */
export interface Place {
  /** Our folder, with the owner's claim and the server's log. */
  folder: string
  /** PostgreSQL's folder, with its data and its password. */
  cluster: string
  account: Account | undefined
  binaries: Binaries
}

/** PostgreSQL refuses to run as root, so root runs it as an account that every system has. */
const accountNames = ['postgres', 'nobody']

/** Folders that last and that only root can write to. Root uses them when that account cannot enter the data folder. */
const shelters = ['/var/lib/saude-integra', '/var/tmp/saude-integra']

export async function findPlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir, { recursive: true })
  const home = await realpath(dataDir)
  const isRoot = process.getuid?.() === 0
  const folder = isRoot ? await folderForRoot(home) : await folderForUser(home)
  const cluster = join(folder, 'cluster')
  const account = isRoot ? await accountFor(cluster) : undefined
  return { folder, cluster, account, binaries: await findBinaries(account, isRoot ? shelter : async () => home) }
}

async function folderForUser(home: string): Promise<string> {
  const folder = join(home, 'server')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { uid } = await lstat(folder)
  if (uid === process.getuid?.() && !existsSync(join(home, 'location'))) return folder
  throw new Error(`The database in ${home} was made by another user: run as that user or choose another DATA_DIR`)
}

async function folderForRoot(home: string): Promise<string> {
  const pointer = join(home, 'location')
  const known = await readFile(pointer, 'utf8').catch(() => undefined)
  if (known) return known

  const folder = join(home, 'server')
  await makeOpenFolder(folder)
  const account = await accountFor(join(folder, 'cluster'))
  if (canEnter(folder, account)) return folder
  if (existsSync(join(folder, 'cluster'))) {
    throw new Error(`The database in ${folder} can no longer be reached by its user (${account.uid})`)
  }
  await rm(folder, { recursive: true, force: true })

  const hash = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const sheltered = join(await shelter(), `${hash}-${randomBytes(4).toString('hex')}`)
  await makeOpenFolder(sheltered)
  // The pointer is in the data folder, so that removing that folder is a fresh start. The first of two writers wins.
  await writeFile(pointer, sheltered, { flag: 'wx', mode: 0o600 }).catch(() => rm(sheltered, { recursive: true }))
  return readFile(pointer, 'utf8')
}

async function makeOpenFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await chmod(path, 0o711)
}

/**
 * Returns the owner of the data, which may have been an ordinary user before root came, or else one of the usual
 * accounts.
 */
async function accountFor(cluster: string): Promise<Account> {
  const found = await lstat(cluster).catch(() => undefined)
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of accountNames) {
    const [, , uid, gid] = entries.find(([login]) => login === name) ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is no user ${accountNames.join(' or ')}: set DATABASE_URL`
  )
}

/** Runs a command as the account to see whether it can enter. Permissions, access lists and mounts all matter. */
export function canEnter(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', env: {} }).status === 0
}

async function shelter(): Promise<string> {
  for (const path of shelters) {
    await mkdir(path).catch(() => {})
    const found = await lstat(path).catch(() => undefined)
    // Where anybody may write, anybody may have made a folder of this name.
    if (!found?.isDirectory() || found.uid !== 0 || found.mode & 0o022) continue
    await chmod(path, 0o755)
    return path
  }
  throw new Error(`Neither ${shelters.join(' nor ')} can be made for the embedded PostgreSQL: set DATABASE_URL`)
}
