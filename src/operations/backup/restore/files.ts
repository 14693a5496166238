import { copyFile, mkdir, readFile, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { walk } from '../../../platform/disk/walk.ts'
import { keptFilesOf, marksOf } from '../../../platform/files/mirror.ts'

/** Copies the files that existed at a moment: stored by then, and not yet removed. Null stands for the latest state. */
export async function restoreFiles(from: string, dataDir: string, until: Date | null): Promise<number> {
  let count = 0
  for (const part of ['files', 'mail']) {
    const kept = keptFilesOf(from, part)
    for await (const { path, isFolder } of walk(kept, (name) => !name.split('/').at(-1)!.startsWith('.'))) {
      if (isFolder || !(await wasThere(join(kept, path), join(marksOf(from), part, path), until))) continue
      const to = join(dataDir, part, path)
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      await copyFile(join(kept, path), to)
      const { atime, mtime } = await stat(join(kept, path))
      await utimes(to, atime, mtime)
      count++
    }
  }
  return count
}

async function wasThere(path: string, mark: string, until: Date | null): Promise<boolean> {
  const removedAt = await readFile(mark, 'utf8').catch(() => null)
  if (until === null) return removedAt === null
  const { mtime } = await stat(path)
  return mtime <= until && (removedAt === null || Date.parse(removedAt) > until.getTime())
}
