import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * Removes what a killed process left in a folder of half-written files. Files still being written have a recent mtime,
 * even those of another instance.
 */
export async function sweep(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const age = await stat(path).then(
      (found) => now.getTime() - found.mtimeMs,
      () => 0
    )
    if (age > ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}

const swept = new Set<string>()

/** Sweeps a folder the first time it is used in the life of a process. */
export async function sweepOnce(folder: string): Promise<void> {
  if (swept.has(folder)) return
  swept.add(folder)
  await sweep(folder, new Date())
}
