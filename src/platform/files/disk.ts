import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkWritable, makePrivateFolder, syncFolderOf } from '../disk/folder.ts'
import { FileMissing } from './file-missing.ts'
import { createSpool } from './spool.ts'
import type { Store } from './store.ts'

/**
 * Stores files on disk with plain node:fs. flydrive's disk driver writes in place, moves by copying, and can leave an
 * empty file when the source fails early.
 */
export function createDiskFiles(dataDir: string, now: () => Date): Store {
  const root = join(dataDir, 'files')
  // Inside the root, so that the rename stays on one file system. No key can begin with a dot.
  const spool = createSpool(root, '.incoming', now)

  async function place(temporary: string, key: string): Promise<void> {
    const path = join(root, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(temporary, path)
    await syncFolderOf(path)
  }

  const files: Store = {
    async put(key, data) {
      await makePrivateFolder(dataDir, 'files')
      const temporary = await spool.write(data)
      try {
        await place(temporary, key)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    async take(key, path, contentType) {
      await makePrivateFolder(dataDir, 'files')
      await syncFile(path)
      await place(path, key).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error
        // The file lies on another file system, so it cannot be renamed.
        await files.put(key, createReadStream(path), contentType)
        await rm(path, { force: true })
      })
    },

    async local(key) {
      const path = join(root, key)
      await access(path).catch(missing)
      return { path, release: async () => undefined }
    },

    async get(key) {
      // Size and content come from one open file, so a replacement in between cannot mix two versions.
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
  return files
}

/** Flushes a file to disk, so that acknowledged data survives a power cut. */
async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ENOENT' || error.code === 'ENOTDIR'
}

function missing(error: NodeJS.ErrnoException): never {
  throw isMissing(error) ? new FileMissing() : error
}
