import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

/** Where the engines keep their data, and the account they run as. */
export interface Place {
  folder: string
  /** Undefined means the account of the caller. */
  account: Account | undefined
}

/** Used by root when PostgreSQL's account cannot enter the checkout. */
const SHELTER = '/var/lib/saude-integra'

/**
 * Finds the folder of the engines. PostgreSQL refuses to run as root, so root runs all engines as the account that
 * Debian's package creates.
 */
export async function findPlace(dir: string): Promise<Place> {
  await mkdir(dir, { recursive: true })
  const folder = join(dir, 'engines')
  if (process.getuid?.() !== 0) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return { folder, account: undefined }
  }
  const account = await postgresAccount()
  // Others may enter the folder; its secrets have modes of their own.
  await chmod(dir, 0o711)
  await mkdir(folder, { recursive: true })
  await chown(folder, account.uid, account.gid)
  if (canEnter(folder, account)) return { folder, account }
  return { folder: await sheltered(dir, account), account }
}

async function sheltered(dir: string, account: Account): Promise<string> {
  const hash = createHash('sha256').update(dir).digest('hex').slice(0, 12)
  await mkdir(SHELTER, { recursive: true, mode: 0o755 })
  if ((await lstat(SHELTER)).uid !== 0) throw new Error(`${SHELTER} belongs to another user: set CLUSTER_DIR`)
  await chmod(SHELTER, 0o755)
  const folder = join(SHELTER, `cluster-${hash}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chown(folder, account.uid, account.gid)
  await writeFile(join(dir, 'location'), `${folder}\n`)
  return folder
}

async function postgresAccount(): Promise<Account> {
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const [, , uid, gid] = entries.find(([name]) => name === 'postgres') ?? []
  if (!uid || !gid) throw new Error('There is no user named postgres: is postgresql-15 installed?')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Permissions, access lists and mounts all have a say, so the account itself tries it. */
const canEnter = (folder: string, account: Account): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', env: {} }).status === 0
