import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TokenStore, Tokens } from '../session.ts'

/** A process that has held the lock for this long counts as dead. */
const DEAD_MS = 30_000
const PAUSE_MS = 50

/** Keeps tokens in a file that only its owner can read. Several processes may share it. */
export function fileTokens(path: string): TokenStore {
  return {
    load: () => readJson<Tokens>(path),
    save: (tokens) => (tokens ? writePrivate(path, tokens) : rm(path, { force: true })),
    lock: (work) => withLock(`${path}.lock`, work)
  }
}

/** Reads a file, or returns null when it is missing. */
export async function readJson<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Replaces a file as a whole, so that nobody ever reads half of it. */
export async function writePrivate(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await chmod(temporary, 0o600)
  await rename(temporary, path)
}

/** Runs `work` in one process at a time. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  while (!(await taken(path))) await pause(PAUSE_MS)
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function taken(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx', 0o600)).close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const held = await stat(path).catch(() => null)
    if (held && Date.now() - held.mtimeMs > DEAD_MS) await rm(path, { force: true })
    return false
  }
}
