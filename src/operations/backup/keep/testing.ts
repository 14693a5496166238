import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect } from '../../../platform/db/client.ts'
import { openLoad } from '../../../platform/db/load.ts'
import { logFolderOf } from '../../../platform/embedded/archive.ts'
import { type Embedded, startEmbedded } from '../../../platform/embedded/embedded.ts'
import { findPlace } from '../../../platform/embedded/place.ts'
import { removeDataFolder } from '../../../platform/embedded/present.ts'
import { identityOf } from '../../../platform/embedded/process.ts'
import type { RestoreTest } from '../../../platform/metrics/process.ts'
import type { PeriodicWork } from '../../../platform/time/periodic.ts'
import { type CheckOptions, checkDatabase } from '../check.ts'
import { PART_BYTES } from '../log/segments.ts'
import { type Manifest, readManifests } from '../manifest.ts'
import { restore } from '../restore/restore.ts'
import { HOUR_MS, type KeepOptions, LONG_TURN_MS } from './options.ts'
import { keepOutcome, readOutcomes } from './outcomes.ts'
import { bytesBelow, requireRoom } from './room.ts'

/** Begins the name of the folder to restore to; the process id ends it. */
const SCRATCH = 'restore-test-'
const DAY_MS = 24 * HOUR_MS
/** The most parts of the log that a server has unpacked while it replays them (max_wal_size). */
const UNPACKED_PARTS = 64

/**
 * Restores the latest backup into a folder of its own now and then, with all of its log, checks it as `make restore`
 * does, and removes it. Stored files are not copied. How it went is kept beside the backups. After a failure it is
 * tried again every day.
 */
export function testingOfBackups(options: KeepOptions): PeriodicWork<null> {
  const { backupDir, url, settings, figures, now, log } = options
  const scratch = join(settings.dataDir, `${SCRATCH}${process.pid}`)
  const cleared = removeLeftovers(settings.dataDir)
  cleared.catch(() => {})

  async function isDue(): Promise<boolean> {
    const [last] = await readOutcomes(backupDir)
    figures.lastTest = last ?? null
    const wait = last?.isGood === false ? DAY_MS : settings.restoreTestDays * DAY_MS
    return !last || now().getTime() - last.at.getTime() >= Math.min(wait, settings.restoreTestDays * DAY_MS)
  }

  return {
    name: 'restore test',
    everyMs: HOUR_MS,
    turnMs: LONG_TURN_MS,
    async run(): Promise<Record<string, number | string>> {
      await cleared
      const manifest = (await readManifests(backupDir)).at(-1)
      if (!manifest || !(await isDue())) return {}
      const outcome = await alone(url, () => tryRestore(options, manifest, scratch))
      if (!outcome) return {}
      await keepOutcome(backupDir, outcome)
      figures.lastTest = outcome
      if (!outcome.isGood) log.error({ said: outcome.said }, 'backup: it could not be restored')
      return { backup: manifest.id, 'could be restored': outcome.isGood ? 'yes' : 'no', seconds: outcome.seconds }
    }
  }
}

/** Removes what killed processes have left, and stops their servers. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = name.startsWith(SCRATCH) ? Number(name.slice(SCRATCH.length)) : 0
    if (pid && !identityOf(pid)) await removeDataFolder(join(dataDir, name))
  }
}

/** Does work that one of the processes of this database does at a time. Returns null where another is at it. */
async function alone<T>(url: string, work: () => Promise<T>): Promise<T | null> {
  const server = await openLoad(url, 'restore test')
  try {
    const [found] = await server.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_lock(hashtextextended('saude-integra.restore-test', 0)) as mine`
    )
    return found!.mine ? await work() : null
  } finally {
    await server.close()
  }
}

/** Tries to restore the latest backup. Throws only where the disk has no room for it, or where the service ends. */
export async function tryRestore(options: KeepOptions, manifest: Manifest, scratch: string): Promise<RestoreTest> {
  const { backupDir, settings, now, signal } = options
  const began = performance.now()
  const said: string[] = []
  try {
    const { folder } = await findPlace(scratch)
    await requireRoom(folder, await expectedBytes(backupDir, manifest), settings.diskFreeBytes)
    const isGood = await restoreAndCheck(options, scratch, (line) => void said.push(line)).catch((error: Error) => {
      signal.throwIfAborted()
      said.push(error.message)
      return false
    })
    const seconds = Math.round((performance.now() - began) / 1000)
    return { at: now(), backup: manifest.id, isGood, seconds, said }
  } finally {
    await removeDataFolder(scratch)
  }
}

async function restoreAndCheck(
  { backupDir, now, signal }: KeepOptions,
  scratch: string,
  say: (line: string) => void
): Promise<boolean> {
  const found = { from: backupDir, into: scratch, until: null, withFiles: false, out: null, signal }
  const { manifest, lastCommit, notes, noted } = await restore(found)
  say(`Restored up to ${lastCommit?.toISOString() ?? manifest.end.at}.`)
  for (const note of notes) say(note)
  return await checkCopy(scratch, { now: now(), say, noted }, signal)
}

/** The database as it was, the copies of the log, and what the server unpacks of them at a time. */
async function expectedBytes(backupDir: string, { data }: Manifest): Promise<number> {
  const database = data.reduce((sum, { bytes }) => sum + bytes, 0)
  return database + (await bytesBelow(logFolderOf(backupDir))) + UNPACKED_PARTS * PART_BYTES
}

async function checkCopy(scratch: string, wanted: Omit<CheckOptions, 'db'>, signal: AbortSignal): Promise<boolean> {
  const embedded = await startEmbedded({ dataDir: scratch })
  // A statement under way ends with its server.
  const end = () => void stopped(embedded)
  signal.addEventListener('abort', end, { once: true })
  const database = connect(embedded.url, { max: 1, applicationName: 'restore test', statementTimeout: 0 })
  try {
    return await checkDatabase({ db: database.db, ...wanted })
  } finally {
    signal.removeEventListener('abort', end)
    await database.close()
    await embedded.stop()
  }
}

const stopped = (embedded: Embedded) => embedded.stop().catch(() => {})
