import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { walk } from './walk.ts'

const FRESH_MS = 10_000
/** Counting takes at most this share of the time: a store of a million files is counted less often. */
const SHARE = 0.02

/**
 * Knows how many bytes of a kind are stored. They are counted now and then, and what is written in between is added.
 * Whoever asks waits only for the very first count.
 */
export function createUsage(count: () => Promise<number>, freshMs = FRESH_MS) {
  let counted: { at: number; took: number; bytes: number } | null = null
  let counting: Promise<void> | null = null
  let added = 0

  async function countAgain(): Promise<void> {
    const from = performance.now()
    const before = added
    const bytes = await count()
    const at = performance.now()
    counted = { at, took: at - from, bytes }
    added -= before
  }

  return {
    async bytes(): Promise<number> {
      const isStale = !counted || performance.now() - counted.at > Math.max(freshMs, counted.took / SHARE)
      if (isStale)
        counting ??= countAgain()
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

/** Counts the bytes below some folders. */
export const bytesBelow = (folders: string[]) => async (): Promise<number> => {
  let bytes = 0
  for (const folder of folders)
    for await (const { path, isFolder } of walk(folder)) if (!isFolder) bytes += await sizeOf(join(folder, path))
  return bytes
}

/** A file that is removed meanwhile has no size. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0
  )
