/**
 * Runs a PostgreSQL server for the service. It is hard because several processes may use one data folder, and each of
 * them may die at any moment. One process owns the server (owner.ts): it watches the server, restarts it when it fails,
 * and stops it at the end. The others share the server. When the owner is gone, the next process that notices takes
 * over. PostgreSQL's own lock file decides which server runs on the data.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Database, isConnectionError, sqlState } from '../db/client.ts'
import { noSign, type Vitals } from '../vitals/vitals.ts'
import { archiveSettings, folderBeside } from './archive.ts'
import {
  dataOf,
  initialise,
  lastLinesOf,
  logSize,
  runtimeUrlOf,
  type Settings,
  spawnPostgres,
  urlOf
} from './cluster.ts'
import { requireSameMajor } from './major.ts'
import { claim, disclaim } from './owner.ts'
import { findPlace, type Place } from './place.ts'
import { disownStaleLock, findPostmaster, isRunning, type Postmaster } from './process.ts'

const database = 'saude'
const startTimeout = 60_000
const watchInterval = 500

export interface Embedded {
  /** Address with the role that owns everything. */
  url: string
  /** Address with the role of the service, which owns nothing. */
  runtimeUrl: string
  /** The backup folder to which the server copies its log, or null for none. */
  backupDir: string | null
  /** Stops the server, unless it belongs to another process that is still running. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  log?: (message: string) => void
  /** Given by a process that is watched. */
  vitals?: Pick<Vitals, 'part'>
  settings?: Settings
  /** The backup folder to which the server copies its log, or null for none. */
  archiveTo?: string | null
  /** Whether the server copies its log to a folder beside its data where no folder is given. */
  archiveBeside?: boolean
}

/**
 * Starts an embedded PostgreSQL. A server that already runs on this data is shared with its owner, or taken over when
 * its owner is gone. A server that fails is started again at the same port.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log = () => {}, vitals } = options
  const sign = vitals?.part('embedded-database', { everyMs: watchInterval }) ?? noSign
  const place = await findPlace(dataDir)
  await initialise(place, options.settings ?? {})
  const { backupDir, archiving } = await prepareArchive(place, options)
  const settings = { ...archiving, ...options.settings }
  requireSameMajor(place)
  let owned = await claim(place.folder)
  let server = await startWithDatabase(place, settings).catch(async (error) => {
    if (owned) await disclaim(place.folder)
    throw error
  })
  let stopped = false
  let watching: Promise<void> | undefined

  async function watch(): Promise<void> {
    if (!owned) owned = await claim(place.folder)
    if (!owned || stopped || isRunning(server)) return
    log(`The embedded PostgreSQL is gone and is started again. Its last words:\n${lastLinesOf(place)}`)
    server = await run(place, settings, server.port)
    log('The embedded PostgreSQL is back.')
  }

  const timer = setInterval(() => {
    watching ??= watch()
      .then(sign.did, (error: Error) => log(error.message))
      .finally(() => {
        watching = undefined
      })
  }, watchInterval).unref()

  function leave(): void {
    if (owned && isRunning(server)) process.kill(server.pid, 'SIGINT')
  }
  process.once('exit', leave)

  return {
    url: await urlOf(place, server.port, database),
    runtimeUrl: await runtimeUrlOf(place, server.port, database),
    backupDir,
    async stop() {
      stopped = true
      clearInterval(timer)
      process.off('exit', leave)
      await watching
      if (!owned) owned = await claim(place.folder)
      if (!owned) return
      await shutDown(server)
      await disclaim(place.folder)
    }
  }
}

interface Archive {
  backupDir: string | null
  archiving: Settings
}

/** Makes the folder for the log. A folder that nobody has asked for stops no start when it cannot be made. */
async function prepareArchive(place: Place, options: EmbeddedOptions): Promise<Archive> {
  const { dataDir, archiveTo = null, archiveBeside = false, log = () => {} } = options
  if (archiveTo !== null) return { backupDir: archiveTo, archiving: await archiveSettings(place, archiveTo) }
  if (!archiveBeside) return { backupDir: null, archiving: {} }
  try {
    const backupDir = await folderBeside(place, dataDir)
    return { backupDir, archiving: await archiveSettings(place, backupDir) }
  } catch (error) {
    log(`There are no backups, because there is no place for them beside the data: ${(error as Error).message}`)
    return { backupDir: null, archiving: {} }
  }
}

async function startWithDatabase(place: Place, settings: Settings): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const server = await run(place, settings)
    try {
      await createDatabase(
        await urlOf(place, server.port, 'postgres'),
        await runtimeUrlOf(place, server.port, database)
      )
      return server
    } catch (error) {
      // The server's owner may have been about to stop it.
      if (attempt === 3 || !isConnectionError(error)) throw error
    }
  }
}

/** Joins the server of this data, or starts it. PostgreSQL's own lock file decides when two processes do so at once. */
async function run(place: Place, settings: Settings, port?: number): Promise<Postmaster> {
  const data = dataOf(place)
  const deadline = performance.now() + startTimeout
  let child: ChildProcess | undefined
  let logged = logSize(place)
  let failure: Error | undefined
  while (performance.now() < deadline && !failure) {
    const found = findPostmaster(data)
    if (found?.ready) return found
    const starting = child !== undefined && child.exitCode === null && child.signalCode === null
    if (!found && !starting) {
      if (child && !isTransient(lastLinesOf(place, logged))) break
      disownStaleLock(data, place.folder)
      logged = logSize(place)
      child = spawnPostgres(place, port ?? (await freePort()), settings)
      child.once('error', (error) => {
        failure = error
      })
    }
    await pause(30)
  }
  child?.kill('SIGQUIT')
  const reason = failure?.message ?? lastLinesOf(place, logged)
  const [fatal] = /(?<=(?:FATAL|PANIC): +).+$/m.exec(reason) ?? ['its last words are']
  throw new Error(`The embedded PostgreSQL in ${place.folder} did not start: ${fatal}\n${reason}`)
}

/** Another process took the port or the data first, or sessions of a killed server have not ended yet. */
function isTransient(words: string): boolean {
  return /"postmaster\.pid" already exists|shared memory block|could not bind|could not create any TCP/.test(words)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}

async function createDatabase(url: string, runtimeUrl: string): Promise<void> {
  const admin = connect(url, { max: 1, applicationName: 'embedded' })
  try {
    const [found] = await admin.sql`select 1 from pg_database where datname = ${database}`
    if (!found) await unlessThere(admin, `create database ${database}`)
    const { username, password } = new URL(runtimeUrl)
    const [role] = await admin.sql`select 1 from pg_roles where rolname = ${username}`
    // The password is base64url, so it contains nothing that SQL would interpret.
    if (!role) await unlessThere(admin, `create role ${username} login password '${password}'`)
  } finally {
    await admin.close()
  }
}

/** Runs a `create` statement. Another process may have made the object meanwhile. */
async function unlessThere(admin: Database, statement: string): Promise<void> {
  await admin.sql.unsafe(statement).catch((error) => {
    if (!['42P04', '42710', '23505'].includes(sqlState(error) ?? '')) throw error
  })
}

/** Stops the server: first fast, which ends sessions; then immediately, if that takes too long; then by force. */
export async function shutDown(server: Postmaster): Promise<void> {
  const steps = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000]
  ] as const
  for (const [signal, patience] of steps) {
    if (!isRunning(server)) return
    process.kill(server.pid, signal)
    const deadline = performance.now() + patience
    while (isRunning(server) && performance.now() < deadline) await pause(20)
  }
}
