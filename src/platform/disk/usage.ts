import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { walk } from './walk.ts'

const FRESH_MS = 10_000
/** Counting takes at most this share of the time: a store of a million files is counted less often. */
const SHARE = 0.02

/**
 * Knows how many bytes lie below some folders. They are counted now and then, and what is written in between is added.
 * Whoever asks waits only for the very first count.
 */
export function createUsage(folders: string[]) {
  let counted: { at: number; took: number; bytes: number } | null = null
  let counting: Promise<void> | null = null
  let added = 0

  async function count(): Promise<void> {
    const from = performance.now()
    const before = added
    let bytes = 0
    for (const folder of folders)
      for await (const { path, isFolder } of walk(folder)) if (!isFolder) bytes += await sizeOf(join(folder, path))
    const at = performance.now()
    counted = { at, took: at - from, bytes }
    added -= before
  }

  return {
    async bytes(): Promise<number> {
      const isStale = !counted || performance.now() - counted.at > Math.max(FRESH_MS, counted.took / SHARE)
      if (isStale)
        counting ??= count()
          .catch(() => undefined)
          .finally(() => {
            counting = null
          })
      if (!counted) await counting
      return (counted?.bytes ?? 0) + added
    },
    add(bytes: number): void {
      added += bytes
    }
  }
}

/** A file that is removed meanwhile has no size. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0
  )
