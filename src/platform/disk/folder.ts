import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Makes `parent/name` readable by this account alone. The parent keeps its usual mode, because it holds other things
 * too.
 */
export async function makePrivateFolder(parent: string, name: string): Promise<string> {
  await mkdir(parent, { recursive: true })
  const folder = join(parent, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Flushes a folder to disk. A rename survives a power cut only after that. */
export async function syncFolderOf(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Writes a small private file so that a reader finds the former one or the new one, and never a part. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolderOf(path)
}

/** Throws unless a file can be created and removed in the folder. */
export async function checkWritable(folder: string): Promise<void> {
  const probe = join(folder, `.check-${randomUUID()}`)
  const handle = await open(probe, 'wx', 0o600)
  try {
    await handle.writeFile('ok')
  } finally {
    await handle.close()
    await rm(probe, { force: true })
  }
}
