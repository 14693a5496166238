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

/** The server could not be brought to the moment that was asked for. */
export class RecoveryFailed extends Error {
  override name = 'RecoveryFailed'
  /** The last commit that its log has, when the log has ended before that moment. */
  readonly logEnd: Date | null
  constructor(message: string, logEnd: Date | null) {
    super(message)
    this.logEnd = logEnd
  }
}

export interface RecoveryTarget {
  /** Where the copies of the log lie. */
  log: string
  /** Null for all that the log has. */
  until: Date | null
  timeline: number
}

/**
 * Has the server go through its log up to a moment and leave it there as a server that can be written to, and ends it. `place.cluster` holds a copy of a
 * running server's data with its `backup_label`. Nothing is archived meanwhile. Returns the moment of the last commit that it has gone through, if there was one.
 */
export async function recover(place: Place, { log, until, timeline }: RecoveryTarget): Promise<Date | null> {
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
    await pause(50)
  }
  const words = lastLinesOf(place, from, 100)
  throw new RecoveryFailed(failure?.message ?? lastLinesOf(place, from), endOfLog(words))
}

/** With an offset in digits: the setting is read before the server knows the names of zones, `Z` among them. */
const momentOf = (moment: Date) => moment.toISOString().replace('Z', '+00')

/** What PostgreSQL says when the log has ended too early. */
const TOO_EARLY = 'recovery ended before configured recovery target was reached'

const endOfLog = (words: string) => (words.includes(TOO_EARLY) ? (lastCommitIn(words) ?? new Date(0)) : null)

function lastCommitIn(words: string): Date | null {
  const [, day, time] = /last completed transaction was at log time (\S+) ([\d:.]+)/.exec(words) ?? []
  return day ? new Date(`${day}T${time}Z`) : null
}

/** Gives the roles of a server that is not running new passwords: the old ones are in no backup. */
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
