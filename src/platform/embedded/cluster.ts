/**
 * Makes and starts the embedded PostgreSQL: its folders, passwords, settings and process. Several processes may start
 * at once, and any of them may be killed halfway. So a new cluster is built under a temporary name that contains the
 * process id, and is renamed when it is complete. The next start removes what dead processes left.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from './place.ts'
import { identityOf } from './process.ts'

export type Settings = Record<string, string>

// The embedded server gets every setting that matters here; nothing of the caller's environment reaches it.
export const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const defaults: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Errors and their details quote the data, and personal data has no place in a log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse'
}

const maxLogBytes = 4 * 1024 * 1024

export const dataOf = (place: Place) => join(place.cluster, 'data')
const logOf = (place: Place) => join(place.folder, 'log')

export async function urlOf(place: Place, port: number, database: string): Promise<string> {
  const password = await readFile(join(place.cluster, 'password'), 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/** Returns the address of the service's role. Its password is derived from the owner's. */
export async function runtimeUrlOf(place: Place, port: number, database: string): Promise<string> {
  const owner = await readFile(join(place.cluster, 'password'), 'utf8')
  return `postgres://saude_app:${passwordOfRuntime(owner)}@127.0.0.1:${port}/${database}`
}

export const passwordOfRuntime = (owner: string) =>
  createHash('sha256').update(`saude_app ${owner}`).digest('base64url')

export const newPassword = () => randomBytes(24).toString('base64url')

/** Makes the cluster under another name first, so that an interrupted or a simultaneous start leaves none half made. */
export async function initialise(place: Place, settings: Settings): Promise<void> {
  await removeLeftovers(place.folder)
  if (logSize(place) > maxLogBytes) await rename(logOf(place), `${logOf(place)}.1`)
  if (existsSync(place.cluster)) return
  const unfinished = unfinishedName(place)
  const password = join(unfinished, 'password')
  try {
    await mkdir(unfinished)
    await writeFile(password, newPassword(), { mode: 0o600 })
    await chmod(unfinished, 0o700)
    if (place.account) {
      await chown(password, place.account.uid, place.account.gid)
      await chown(unfinished, place.account.uid, place.account.gid)
    }
    await initdb(place, join(unfinished, 'data'), password, settings.fsync !== 'off')
    await rename(unfinished, place.cluster)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(place.cluster)) throw error
  }
}

/** Returns a name for a cluster that is being made. The next start removes such a cluster when its process is gone. */
export const unfinishedName = (place: Place) =>
  join(place.folder, `new-${process.pid}-${randomBytes(4).toString('hex')}`)

export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/^new-(\d+)-/.exec(name)?.[1])
    if (pid && !identityOf(pid)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

async function initdb(place: Place, data: string, password: string, durable: boolean): Promise<void> {
  const flags = ['--username=postgres', '--auth=scram-sha-256', `--pgdata=${data}`, `--pwfile=${password}`]
  const text = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const child = spawn(place.binaries.initdb, [...flags, ...text, ...(durable ? [] : ['--no-sync'])], {
    ...place.account,
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const code = await new Promise<unknown>((resolve) => child.once('error', resolve).once('close', resolve))
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not be initialised: ${complaint.trim() || code}`)
}

/** Starts the server in a session of its own, so that an interrupt from the keyboard reaches us and not the server. */
export function spawnPostgres(place: Place, port: number, settings: Settings): ChildProcess {
  const output = openSync(logOf(place), 'a', 0o600)
  try {
    const wanted = Object.entries({ ...defaults, ...settings, port: String(port) })
    const flags = wanted.flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(place.binaries.postgres, ['-D', dataOf(place), ...flags], {
      ...place.account,
      cwd: '/',
      env: environment,
      detached: true,
      stdio: ['ignore', output, output]
    })
    child.unref()
    return child
  } finally {
    closeSync(output)
  }
}

export function logSize(place: Place): number {
  return statSync(logOf(place), { throwIfNoEntry: false })?.size ?? 0
}

export function lastLinesOf(place: Place, from = 0, most = 12): string {
  if (logSize(place) === 0) return ''
  return readFileSync(logOf(place)).subarray(from).toString().trimEnd().split('\n').slice(-most).join('\n')
}
