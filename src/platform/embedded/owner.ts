import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identityOf } from './process.ts'

// One of the processes that use a server owns it. The owner restarts the server when it fails, and stops it at the end.
// When the owner is gone, another process takes over.

const ownerFile = (folder: string) => join(folder, 'owner')
const describe = (pid: number) => `${pid} ${identityOf(pid)}`

function isAlive(owner: string): boolean {
  return owner === describe(Number.parseInt(owner, 10))
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

/** Makes this process the owner. Returns false when another process is. */
export async function claim(folder: string): Promise<boolean> {
  const file = ownerFile(folder)
  const mine = `${file}-${randomBytes(6).toString('hex')}`
  const seen = await read(file)
  if (seen !== undefined && isAlive(seen)) return false
  if (seen !== undefined) await removeDead(file, seen, `${mine}-dead`)
  await writeFile(mine, describe(process.pid), { mode: 0o600 })
  try {
    // Unlike a rename, a link fails when another process was first.
    await link(mine, file)
    return true
  } catch {
    return false
  } finally {
    await rm(mine, { force: true })
  }
}

async function removeDead(file: string, seen: string, aside: string): Promise<void> {
  await rename(file, aside).catch(() => {})
  const moved = await read(aside)
  // Another process was faster, and the file that was moved away is its claim.
  if (moved !== undefined && moved !== seen) await link(aside, file).catch(() => {})
  await rm(aside, { force: true })
}

export async function disclaim(folder: string): Promise<void> {
  await rm(ownerFile(folder), { force: true })
}
