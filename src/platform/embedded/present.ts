import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

async function clusterOf(dataDir: string): Promise<string> {
  const elsewhere = await readFile(join(dataDir, 'location'), 'utf8').catch(() => null)
  return join(elsewhere ?? join(dataDir, 'server'), 'cluster')
}

/** Whether a data folder already has a database, in place or where `location` points to. */
export const hasDatabase = async (dataDir: string): Promise<boolean> => existsSync(await clusterOf(dataDir))

/** Removes a database that was just made and could not be finished. The server must have been stopped. */
export const removeDatabase = async (dataDir: string): Promise<void> =>
  rm(await clusterOf(dataDir), { recursive: true, force: true })
