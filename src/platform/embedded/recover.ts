import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { restoreCommand } from './archive.ts'
import { dataOf, environment, lastLinesOf, logSize, newPassword, passwordOfRuntime, spawnPostgres } from './cluster.ts'
import { freePort, shutDown } from './embedded.ts'
import type { Place } from './place.ts'
import { findPostmaster } from './process.ts'

/** The server could not be brought to the requested moment. */
export class RecoveryFailed extends Error {
  override name = 'RecoveryFailed'
  /** The last commit in the log, when the log ended before the requested moment. */
  readonly logEnd: Date | null
  constructor(message: string, logEnd: Date | null) {
    super(message)
    this.logEnd = logEnd
  }
}

export interface RecoveryTarget {
  /** The folder with the copies of the log. */
  log: string
  /** The moment to recover to, or null for everything that the log has. */
  until: Date | null
  timeline: number
  /** Stops the server and gives up. */
  signal?: AbortSignal | undefined
}

/**
 * Starts the server so that it replays its log up to a moment and becomes writable there, then stops it.
 * `place.cluster` holds a copy of a running server's data with its `backup_label`. Nothing is archived meanwhile.
 * Returns the moment of the last commit replayed, if there was one.
 */
export async function recover(place: Place, target: RecoveryTarget): Promise<Date | null> {
  const { log, until, timeline, signal } = target
  const data = dataOf(place)
  await writeFile(join(data, 'recovery.signal'), '', { mode: 0o600 })
  await own(place, join(data, 'recovery.signal'))
  const from = logSize(place)
  const child = spawnPostgres(place, await freePort(), {
    archive_mode: 'off',
    hot_standby: 'off',
    restore_command: restoreCommand(log),
    recovery_target_timeline: String(timeline),
    ...(until ? { recovery_target_time: momentOf(until), recovery_target_action: 'promote' } : {})
  })
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  while (!failure && child.exitCode === null && child.signalCode === null) {
    const found = findPostmaster(data)
    if (found?.ready) {
      await shutDown(found)
      return lastCommitIn(lastLinesOf(place, from, 100))
    }
    if (signal?.aborted) child.kill('SIGQUIT')
    await pause(50)
  }
  signal?.throwIfAborted()
  const words = lastLinesOf(place, from, 100)
  throw new RecoveryFailed(failure?.message ?? lastLinesOf(place, from), endOfLog(words))
}

/**
 * Writes the offset in digits. The server reads this setting before it knows the names of time zones, including `Z`.
 */
const momentOf = (moment: Date) => moment.toISOString().replace('Z', '+00')

/** PostgreSQL's message when the log ends too early. */
const TOO_EARLY = 'recovery ended before configured recovery target was reached'

const endOfLog = (words: string) => (words.includes(TOO_EARLY) ? (lastCommitIn(words) ?? new Date(0)) : null)

function lastCommitIn(words: string): Date | null {
  const [, day, time] = /last completed transaction was at log time (\S+) ([\d:.]+)/.exec(words) ?? []
  return day ? new Date(`${day}T${time}Z`) : null
}

/** Gives the roles of a stopped server new passwords, because no backup contains the old ones. */
export async function renewPasswords(place: Place): Promise<void> {
  const password = newPassword()
  const file = join(place.cluster, 'password')
  await writeFile(file, password, { mode: 0o600 })
  await own(place, file)
  const child = spawn(place.binaries.postgres, ['--single', '-D', dataOf(place), 'postgres'], {
    ...place.account,
    cwd: '/',
    env: environment,
    stdio: ['pipe', 'ignore', 'ignore']
  })
  child.stdin.end(
    `alter role postgres password '${password}'\nalter role saude_app password '${passwordOfRuntime(password)}'\n`
  )
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The passwords of the restored database could not be set: ${code}`)
}

async function own(place: Place, path: string): Promise<void> {
  if (place.account) await chown(path, place.account.uid, place.account.gid)
}
