import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { walk } from '../../platform/disk/walk.ts'
import { logFolderOf } from '../../platform/embedded/archive.ts'
import { identityOf } from '../../platform/embedded/process.ts'
import { keptFilesOf, marksOf } from '../../platform/files/mirror.ts'
import { basesOf, type Manifest, readManifests } from './manifest.ts'

/** Removes what killed processes have left. */
export async function removeUnfinished(backupDir: string): Promise<void> {
  for (const name of await readdir(basesOf(backupDir)).catch(() => [] as string[])) {
    const pid = Number(/^\.new-(\d+)-/.exec(name)?.[1])
    if (pid && !identityOf(pid)) await rm(join(basesOf(backupDir), name), { recursive: true, force: true })
  }
}

/** Keeps the newest backups, and the log and removed files that they need. */
export async function prune(backupDir: string, keep: number): Promise<{ backups: number; log: number; files: number }> {
  const all = await readManifests(backupDir)
  const old = all.slice(0, Math.max(0, all.length - keep))
  const oldest = all[old.length]
  if (!oldest) return { backups: 0, log: 0, files: 0 }
  for (const { id } of old) await rm(join(basesOf(backupDir), id), { recursive: true, force: true })
  return {
    backups: old.length,
    log: await pruneLog(logFolderOf(backupDir), oldest),
    files: await pruneFiles(backupDir, oldest)
  }
}

/** Returns the position in the log without the timeline, from the name of a part. */
const placeOf = (name: string) => name.slice(8, 24)

async function pruneLog(folder: string, { start }: Manifest): Promise<number> {
  let count = 0
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const [, digest] = /^[0-9A-F]{24}(?:\.[0-9A-F]{8}\.backup)?\.(?:gz|(sha256))$/.exec(name) ?? [null]
    if (digest === null || placeOf(name) >= placeOf(start.segment)) continue
    await rm(join(folder, name), { force: true })
    if (digest === undefined) count++
  }
  return count
}

/** Removes files that were gone before the oldest backup began. */
async function pruneFiles(backupDir: string, { start }: Manifest): Promise<number> {
  let count = 0
  for await (const { path, isFolder } of walk(marksOf(backupDir))) {
    if (isFolder) continue
    const mark = join(marksOf(backupDir), path)
    const [part = '', ...key] = path.split('/')
    if (Date.parse(await readFile(mark, 'utf8')) >= Date.parse(start.at)) continue
    await rm(join(keptFilesOf(backupDir, part), ...key), { force: true })
    await rm(mark, { force: true })
    count++
  }
  return count
}
