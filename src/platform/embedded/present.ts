import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { shutDown } from './embedded.ts'
import { findPostmaster } from './process.ts'

async function folderOf(dataDir: string): Promise<string> {
  const elsewhere = await readFile(join(dataDir, 'location'), 'utf8').catch(() => null)
  return elsewhere ?? join(dataDir, 'server')
}

const clusterOf = async (dataDir: string) => join(await folderOf(dataDir), 'cluster')

/** Whether a data folder already has a database, in place or where `location` points to. */
export const hasDatabase = async (dataDir: string): Promise<boolean> => existsSync(await clusterOf(dataDir))

/** Removes a database that was just made and could not be finished. The server must have been stopped. */
export const removeDatabase = async (dataDir: string): Promise<void> =>
  rm(await clusterOf(dataDir), { recursive: true, force: true })

/** Removes a data folder that nobody needs any more, and stops the servers that a killed process has left in it. */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const folder = await folderOf(dataDir)
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const server = findPostmaster(join(folder, name, 'data'))
    if (server) await shutDown(server)
  }
  for (const path of [folder, dataDir]) await rm(path, { recursive: true, force: true, maxRetries: 3 })
}
