import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolderOf } from '../disk/folder.ts'
import { walk } from '../disk/walk.ts'
import type { Files } from './store.ts'

// Copies the stored files to the backup folder. A restored database may be from any moment. So a removed file stays in
// the backup, with a mark that says when it was removed, until no backup is left that could need it. Files lie in
// <backup>/files and marks in <backup>/removed, both by their keys.

export interface Mirror {
  /** Copies a file that was stored or replaced. */
  keep(key: string): Promise<void>
  /** Notes that a file was removed. */
  mark(key: string): Promise<void>
  /** Brings the copies up to date with everything that changed while no mirror was running. */
  catchUp(): Promise<{ copied: number; removed: number }>
}

/** Files that a store has not finished writing begin with a dot. */
const isWhole = (path: string) => !path.split('/').at(-1)!.startsWith('.') && !path.endsWith('.part')

export const keptFilesOf = (backupDir: string, part: string) => join(backupDir, part)
export const marksOf = (backupDir: string) => join(backupDir, 'removed')

export interface Mirrored {
  dataDir: string
  backupDir: string
  /** The folder below the data folder. */
  part: 'files' | 'mail'
  /**
   * Whether a copy is a second name of the same file, which takes no room, where the disk is the same. Stored files are
   * replaced and removed, but never changed.
   */
  isLinked?: boolean | undefined
  now: () => Date
}

/** Creates the mirror of one folder below the data folder. */
export function createMirror({ dataDir, backupDir, part, isLinked = false, now }: Mirrored): Mirror {
  const live = join(dataDir, part)
  const kept = keptFilesOf(backupDir, part)
  const marks = join(marksOf(backupDir), part)

  const mirror: Mirror = {
    async keep(key) {
      const to = join(kept, key)
      await copyWhole(join(live, key), to, isLinked)
      // A key may be used again after its file was removed.
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

/**
 * Copies a file with its time, which says since when it existed. The copy gets its name when it is complete and on the
 * disk.
 */
async function copyWhole(from: string, to: string, isLinked: boolean): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const draft = join(dirname(to), `.${process.pid}-${Math.random().toString(36).slice(2)}`)
  try {
    if (!isLinked || !(await isLinkMade(from, draft))) await copyTo(draft, from)
    await rename(draft, to)
    await syncFolderOf(to)
  } finally {
    // A name is left over after a failure, and where both were names of one file already.
    await rm(draft, { force: true })
  }
}

/** Not every pair of folders can share a file. */
const isLinkMade = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw error
      return false
    }
  )

async function copyTo(draft: string, from: string): Promise<void> {
  await copyFile(from, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  const { atime, mtime } = await stat(from)
  await utimes(draft, atime, mtime)
  const handle = await open(draft, 'r+')
  await handle.sync().finally(() => handle.close())
}

interface Log {
  error(data: object, text: string): void
}

/**
 * Wraps a store so that files reach the backup before their rows are committed. A database of any moment then finds its
 * files there. A failed copy stops nobody's work: it is logged, and made up for later.
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
