import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a temporary folder that PostgreSQL can enter, which runs as another user when the tests run as root. */
export async function makeDataDir(name = 'saude-integra-data-', parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, name))
  await chmod(folder, 0o711)
  return folder
}

/** Removes such a folder, and the database of an embedded server that had to live elsewhere. */
export async function removeDataDir(folder: string): Promise<void> {
  const elsewhere = await readFile(join(folder, 'location'), 'utf8').catch(() => undefined)
  if (elsewhere) await rm(elsewhere, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
