import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareDatabase } from '../../../src/operations/prepare/prepare.ts'
import type { Database } from '../../../src/platform/db/client.ts'
import { type Embedded, startEmbedded } from '../../../src/platform/embedded/embedded.ts'
import { connect } from '../../support/connect.ts'
import { makeDataDir, removeDataDir } from '../../support/data-dir.ts'
import { testKeys } from '../../support/data-keys.ts'
import { program } from '../../support/programs.ts'

/** No test data has to survive a power cut. */
export const settings = { fsync: 'off' }

export interface Site {
  folder: string
  dataDir: string
  backupDir: string
  embedded: Embedded
  database: Database
  /** Stops the server, and leaves the folders. */
  leave(): Promise<void>
  remove(): Promise<void>
}

/** Makes a service's data folder with its own server, which archives its log. */
export async function makeSite(): Promise<Site> {
  const folder = await makeDataDir('saude-backup-')
  const dataDir = join(folder, 'data')
  const backupDir = join(folder, "backups of 100 % 'us'")
  await mkdir(dataDir, { mode: 0o711 })
  const embedded = await startEmbedded({ dataDir, archiveTo: backupDir, settings })
  await prepareDatabase(embedded.url, embedded.runtimeUrl)
  const database = connect(embedded.url, { max: 2 })
  let isLeft = false
  async function leave(): Promise<void> {
    if (isLeft) return
    isLeft = true
    await database.close()
    await embedded.stop()
  }
  return {
    folder,
    dataDir,
    backupDir,
    embedded,
    database,
    leave,
    async remove() {
      await leave()
      await removeDataDir(dataDir)
      await removeDataDir(folder)
    }
  }
}

/** Ends the present part of the log and waits until it is copied. Returns the name of the part. */
export async function archiveNow({ sql }: Database): Promise<string> {
  const [row] = await sql<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`
  for (let tries = 0; tries < 600; tries++) {
    const [found] = await sql<
      { done: boolean }[]
    >`select last_archived_wal >= ${row!.name} as done from pg_stat_archiver`
    if (found?.done) return row!.name
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The log was not archived')
}

/** Runs work on the database of a data folder that nobody else uses. */
export async function visit<T>(
  dataDir: string,
  work: (database: Database, embedded: Embedded) => Promise<T>,
  archiveTo: string | null = null
): Promise<T> {
  const embedded = await startEmbedded({ dataDir, archiveTo, settings })
  const database = connect(embedded.url, { max: 2 })
  try {
    return await work(database, embedded)
  } finally {
    await database.close()
    await embedded.stop()
  }
}

/** Runs the real command as a process, in the way that make does. */
export const command = (words: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const given = { PATH: process.env.PATH ?? '', DATA_KEY: testKeys.current, ...env }
    const child = execFile(process.execPath, [program('backup'), ...words], { env: given }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
    )
  })
