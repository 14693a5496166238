import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Where a path would lie in each folder above this file, the nearest first. Files that belong to the service and are
 * not compiled are found that way, because the compiled code stands deeper, in dist/, than its sources.
 */
export function pathsAbove(path: string): string[] {
  const found: string[] = []
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder))
    found.push(join(folder, path))
  return found
}

/** The nearest of these paths that exists; null where none does. */
export const findAbove = (path: string): string | null => pathsAbove(path).find((each) => existsSync(each)) ?? null
