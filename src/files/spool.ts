import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makePrivateFolder } from '../disk/folder.ts'

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

export interface Spool {
  /** Writes everything to a file of its own and returns the path; when that fails, nothing is left. */
  write(data: Buffer | Readable): Promise<string>
}

/** Half-written files live here, never where a reader could find them. The folder is made at the first write. */
export function createSpool(parent: string, name: string, now: () => Date): Spool {
  let swept = false
  return {
    async write(data) {
      const folder = await makePrivateFolder(parent, name)
      if (!swept) {
        swept = true
        await sweep(folder, now())
      }
      const path = join(folder, randomUUID())
      try {
        await pipeline(
          Buffer.isBuffer(data) ? [data] : data,
          createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
        )
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return path
    }
  }
}

/** What a killed process left behind. Files still being written have a recent mtime, also those of another instance. */
async function sweep(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const age = await stat(path).then(
      (found) => now.getTime() - found.mtimeMs,
      () => 0
    )
    if (age > ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}
