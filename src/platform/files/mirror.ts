import { constants } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolderOf } from '../disk/folder.ts'
import { walk } from '../disk/walk.ts'
import type { Files } from './store.ts'

// The stored files in the backup folder. A restored database may be of any moment, so a file that was removed stays here, with a mark of when that was, until no
// backup is left that could need it. Files lie in <backup>/files, marks in <backup>/removed, both by their keys.

export interface Mirror {
  /** Copies a file that was stored or replaced. */
  keep(key: string): Promise<void>
  /** Notes that a file was removed. */
  mark(key: string): Promise<void>
  /** Brings all up to date with the folder; for what came or went while nobody watched. */
  catchUp(): Promise<{ copied: number; removed: number }>
}

/** What stores write to before a file is whole begins with a dot. */
const isWhole = (path: string) => !path.split('/').at(-1)!.startsWith('.') && !path.endsWith('.part')

export const keptFilesOf = (backupDir: string, part: string) => join(backupDir, part)
export const marksOf = (backupDir: string) => join(backupDir, 'removed')

/** `part` is the folder below the data folder, `files` or `mail`. */
export function createMirror(dataDir: string, backupDir: string, part: string, now: () => Date): Mirror {
  const live = join(dataDir, part)
  const kept = keptFilesOf(backupDir, part)
  const marks = join(marksOf(backupDir), part)

  const mirror: Mirror = {
    async keep(key) {
      const to = join(kept, key)
      await copyWhole(join(live, key), to)
      // A key that is used again after its file was removed.
      await rm(join(marks, key), { force: true })
    },

    async mark(key) {
      if (!(await stat(join(kept, key)).catch(() => null))) return
      const path = join(marks, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, now().toISOString(), { mode: 0o600 })
    },

    async catchUp() {
      const found = { copied: 0, removed: 0 }
      for await (const { path, isFolder } of walk(live, isWhole)) {
        if (isFolder || (await isSame(join(live, path), join(kept, path)))) continue
        await mirror.keep(path).catch(unlessGone)
        found.copied++
      }
      for await (const { path, isFolder } of walk(kept, isWhole)) {
        if (isFolder || (await exists(join(live, path))) || (await exists(join(marks, path)))) continue
        await mirror.mark(path)
        found.removed++
      }
      return found
    }
  }
  return mirror
}

const exists = async (path: string) => (await stat(path).catch(() => null)) !== null

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one).catch(() => null), stat(other).catch(() => null)])
  return a === null || (b !== null && a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 2)
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** With its time, which tells whether it was there at a moment. It gets its name when it is whole and on the disk. */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const draft = join(dirname(to), `.${process.pid}-${Math.random().toString(36).slice(2)}`)
  try {
    await copyFile(from, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    const { atime, mtime } = await stat(from)
    await utimes(draft, atime, mtime)
    const handle = await open(draft, 'r+')
    await handle.sync().finally(() => handle.close())
    await rename(draft, to)
    await syncFolderOf(to)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

interface Log {
  error(data: object, text: string): void
}

/**
 * A store whose files reach the backup before their rows are committed, so that a database of any moment finds its files there. That a copy fails stops nobody's
 * work: it is told to the log, and made up for later.
 */
export function withMirror(files: Files, mirror: Pick<Mirror, 'keep' | 'mark'>, log: Log): Files {
  const told = (work: Promise<void>) =>
    work.catch((err) => log.error({ err }, 'backup: a file could not be copied; it is tried again'))
  return {
    ...files,
    async put(key, data, contentType) {
      await files.put(key, data, contentType)
      await told(mirror.keep(key))
    },
    async take(key, path, contentType) {
      await files.take(key, path, contentType)
      await told(mirror.keep(key))
    },
    async remove(key) {
      await files.remove(key)
      await told(mirror.mark(key))
    }
  }
}
