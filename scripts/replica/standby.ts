import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { connect } from '../../src/platform/db/client.ts'
import { dataOf, lastLinesOf, type Settings, spawnPostgres } from '../../src/platform/embedded/cluster.ts'
import { findPlace, type Place } from '../../src/platform/embedded/place.ts'
import { findPostmaster, isRunning } from '../../src/platform/embedded/process.ts'

const run = promisify(execFile)
const PATIENCE_MS = 60_000

/**
 * A streaming replica of an embedded server, made with the programs that come with it; pg_basebackup is not among them.
 */
export interface Standby {
  /** Turns an address of the primary into that of the replica. */
  at(url: string): string
  /** Ends it in the way of kill -9; `start` brings it back. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops it. Its folder stays. */
  stop(): Promise<void>
}

/**
 * Starts a replica. `dataDir` is the primary's folder, `url` its owner's address, `home` an empty folder for the
 * replica.
 */
export async function startStandby(
  { dataDir, url }: { dataDir: string; url: string },
  home: string,
  settings: Settings = {}
): Promise<Standby> {
  const source = await findPlace(dataDir)
  const place = await findPlace(home)
  await copyData(url, source, place)
  const port = await freePort()
  const { hostname, port: from, username, password } = new URL(url)
  const conninfo = `host=${hostname} port=${from} user=${username} password=${decodeURIComponent(password)}`

  async function start(): Promise<void> {
    spawnPostgres(place, port, { primary_conninfo: conninfo, ...settings })
    const deadline = performance.now() + PATIENCE_MS
    while (!isUp(place)) {
      if (performance.now() > deadline) throw new Error(`The replica did not start:\n${lastLinesOf(place)}`)
      await pause(30)
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const server = findPostmaster(dataOf(place))
    if (!server) return
    process.kill(server.pid, signal)
    while (isRunning(server)) await pause(20)
    // The processes of a killed server live on for a moment.
    if (signal === 'SIGKILL') await pause(300)
  }
  const atExit = () => {
    const server = findPostmaster(dataOf(place))
    if (server) process.kill(server.pid, 'SIGQUIT')
  }
  process.once('exit', atExit)
  await start()

  return {
    at(address) {
      const changed = new URL(address)
      changed.port = String(port)
      return changed.href
    },
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGINT')
      process.off('exit', atExit)
    }
  }
}

/** Whether the standby can be read from: it says "ready" then. */
function isUp(place: Place): boolean {
  const server = findPostmaster(dataOf(place))
  return server?.ready === true
}

/** Copies the files of the running primary. The log makes the copy consistent. */
async function copyData(url: string, source: Place, place: Place): Promise<void> {
  await mkdir(place.cluster, { mode: 0o700 })
  const primary = connect(url, { max: 1, applicationName: 'standby', statementTimeout: 0 })
  try {
    await primary.hold(async (db) => {
      await db.execute(sql`select pg_backup_start('standby', true)`)
      // Files may vanish while they are copied; the log contains what matters of them.
      await run('cp', ['-a', dataOf(source), place.cluster]).catch(() => {})
      const [label] = await db.execute<{ labelfile: string }>(sql`select labelfile from pg_backup_stop(false)`)
      await rm(join(dataOf(place), 'postmaster.pid'), { force: true })
      await own(place, 'backup_label', label!.labelfile)
      await own(place, 'standby.signal', '')
    })
  } finally {
    await primary.close()
  }
  if (place.account) await chown(place.cluster, place.account.uid, place.account.gid)
}

async function own(place: Place, name: string, text: string): Promise<void> {
  const file = join(dataOf(place), name)
  await writeFile(file, text, { mode: 0o600 })
  if (place.account) await chown(file, place.account.uid, place.account.gid)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
