import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export interface Entry {
  /** Path below the folder that was asked for, with `/`. */
  path: string
  isFolder: boolean
}

/**
 * Lists everything below a folder, folders before their contents. Entries that vanish meanwhile are left out; a missing
 * folder counts as empty.
 */
export async function* walk(folder: string, isWanted: (path: string) => boolean = () => true): AsyncGenerator<Entry> {
  yield* below(folder, '', isWanted)
}

async function* below(root: string, inner: string, isWanted: (path: string) => boolean): AsyncGenerator<Entry> {
  const entries = await readdir(join(root, inner), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries) {
    const path = inner === '' ? entry.name : `${inner}/${entry.name}`
    if (!isWanted(path)) continue
    if (entry.isDirectory()) {
      yield { path, isFolder: true }
      yield* below(root, path, isWanted)
    } else if (entry.isFile()) yield { path, isFolder: false }
  }
}
