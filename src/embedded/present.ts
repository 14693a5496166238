import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether a data folder has a database already, here or where it had to be put. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  const elsewhere = await readFile(join(dataDir, 'location'), 'utf8').catch(() => null)
  return existsSync(join(elsewhere ?? join(dataDir, 'server'), 'cluster'))
}
