import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkWritable, makePrivateFolder, syncFolderOf } from '../disk/folder.ts'
import { FileMissing } from './file-missing.ts'
import { createSpool } from './spool.ts'
import type { Files } from './store.ts'

/**
 * Plain node:fs rather than flydrive's disk driver: that one writes in place, moves by copying, and can leave an empty
 * file behind when the source fails early.
 */
export function createDiskFiles(dataDir: string, now: () => Date): Files {
  const root = join(dataDir, 'files')
  // Inside the root, so that the rename stays on one file system; no key can begin with a dot.
  const spool = createSpool(root, '.incoming', now)

  return {
    async put(key, data) {
      await makePrivateFolder(dataDir, 'files')
      const temporary = await spool.write(data)
      try {
        const path = join(root, key)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(temporary, path)
        await syncFolderOf(path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    async get(key) {
      // Size and content come from one open file, so a replacement in between can not mix two versions.
      const handle = await open(join(root, key), 'r').catch(missing)
      const found = await handle.stat()
      if (!found.isFile()) {
        await handle.close()
        throw new FileMissing()
      }
      return { stream: handle.createReadStream(), size: found.size }
    },

    async remove(key) {
      await rm(join(root, key)).catch((error: NodeJS.ErrnoException) => {
        if (!isMissing(error)) throw error
      })
    },

    async check() {
      await checkWritable(await makePrivateFolder(dataDir, 'files'))
    }
  }
}

function isMissing(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ENOENT' || error.code === 'ENOTDIR'
}

function missing(error: NodeJS.ErrnoException): never {
  throw isMissing(error) ? new FileMissing() : error
}
