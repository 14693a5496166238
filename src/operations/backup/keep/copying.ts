import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openLoad } from '../../../platform/db/load.ts'
import type { PeriodicWork } from '../../../platform/time/periodic.ts'
import { backup } from '../backup.ts'
import { basesOf, type Manifest, readManifests } from '../manifest.ts'
import { HOUR_MS, type KeepOptions, LONG_TURN_MS } from './options.ts'
import { bytesBelow, requireRoom } from './room.ts'

/** A backup may be larger than the one before it by this. */
const GROWTH = 1.2
/** Backups of databases that were in the same data folder before. */
const FORMER_KEPT = 3

/** Makes a backup whenever the newest one is too old, and keeps only a few. */
export function copyingOfDatabase(options: KeepOptions): PeriodicWork<null> {
  const { backupDir, url, settings, figures, now, signal } = options
  const { dataDir, s3Url, version, backupHours, backupKeep, backupBeside, diskFreeBytes } = settings
  return {
    name: 'backup copy',
    everyMs: HOUR_MS,
    turnMs: LONG_TURN_MS,
    atStart: true,
    async run(): Promise<Record<string, number | string>> {
      const newest = (await readManifests(backupDir)).at(-1) ?? null
      if (newest && now().getTime() - Date.parse(newest.end.at) < backupHours * HOUR_MS) return {}
      await requireRoom(backupDir, await expectedBytes(backupDir, newest, url), diskFreeBytes)
      const { manifest, pruned } = await backup({
        url,
        dataDir,
        s3Url,
        version,
        to: backupDir,
        isLinked: backupBeside,
        keep: backupKeep,
        now,
        out: null,
        signal
      })
      figures.lastBackup = new Date(manifest.end.at)
      return { backup: manifest.id, removed: pruned.backups }
    }
  }
}

/** Before there is a backup, nobody knows how small it will be. */
async function expectedBytes(backupDir: string, newest: Manifest | null, url: string): Promise<number> {
  if (newest) return GROWTH * (await bytesBelow(join(basesOf(backupDir), newest.id)))
  const server = await openLoad(url, 'backup copy')
  try {
    const [found] = await server.execute<{ bytes: string }>(
      sql`select sum(pg_database_size(oid))::text as bytes from pg_database`
    )
    return Number(found!.bytes)
  } finally {
    await server.close()
  }
}

/**
 * Removes the backups of databases that were in the same data folder long ago: each new database has a folder of its
 * own beside the data, and without this they would add up.
 */
export async function removeFormer(backupDir: string): Promise<number> {
  const around = dirname(backupDir)
  const names = (await readdir(around)).filter((name) => /^\d{15,20}$/.test(name) && join(around, name) !== backupDir)
  const former = await Promise.all(
    names.map(async (name) => ({ path: join(around, name), at: (await stat(join(around, name))).mtimeMs }))
  )
  const old = former.sort((a, b) => b.at - a.at).slice(FORMER_KEPT)
  for (const { path } of old) await rm(path, { recursive: true, force: true })
  return old.length
}
