import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sweep } from '../../engine/contract/request/sweep.ts'
import { makePrivateFolder } from '../disk/folder.ts'

export interface Spool {
  /** Writes everything to a new file and returns its path. When that fails, nothing is left. */
  write(data: Buffer | Readable): Promise<string>
}

/** Holds half-written files where no reader can find them. The folder is made at the first write. */
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
      // The file is made before anything can fail. A stream that opens its file itself may do so after the file was
      // removed.
      const file = await open(path, 'wx', 0o600)
      try {
        await pipeline(Buffer.isBuffer(data) ? [data] : data, file.createWriteStream({ flush: true }))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return path
    }
  }
}
