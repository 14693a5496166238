import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

async function clusterOf(dataDir: string): Promise<string> {
  const elsewhere = await readFile(join(dataDir, 'location'), 'utf8').catch(() => null)
  return join(elsewhere ?? join(dataDir, 'server'), 'cluster')
}

/** Whether a data folder has a database already, here or where it had to be put. */
export const hasDatabase = async (dataDir: string): Promise<boolean> => existsSync(await clusterOf(dataDir))

/** For who has just made one and could not finish it. The server must have been stopped. */
export const removeDatabase = async (dataDir: string): Promise<void> =>
  rm(await clusterOf(dataDir), { recursive: true, force: true })
