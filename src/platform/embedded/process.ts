import { chownSync, readFileSync, readlinkSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns what distinguishes a process from a later one with the same id. Returns undefined when there is none or only
 * a zombie.
 */
export function identityOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  if (process.platform !== 'linux') return 'running'
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [state, started] = [fields[0], fields[19]]
    return state === 'Z' ? undefined : `${name} ${started}`
  } catch {
    return undefined
  }
}

export interface Postmaster {
  pid: number
  identity: string
  port: number
  ready: boolean
}

export function isRunning({ pid, identity }: Postmaster): boolean {
  return identityOf(pid) === identity
}

/** Finds the running server of this data. Its process, port and state are lines 1, 4 and 8 of its lock file. */
export function findPostmaster(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    const identity = identityOf(pid)
    if (!identity || !servesData(pid, identity, data)) return undefined
    return { pid, identity, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/**
 * Whether a process serves this data. The id in an old lock file may belong to any program by now, even to another
 * PostgreSQL.
 */
function servesData(pid: number, identity: string, data: string): boolean {
  if (process.platform !== 'linux') return true
  if (!identity.startsWith('postgres ')) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch {
    // A confined root may not look, so the name has to do.
    return true
  }
}

/**
 * Frees a stale lock file. PostgreSQL refuses to start while the process in its lock file exists, even if that id now
 * belongs to another program or to a zombie. The file itself must stay: it also names the shared memory by which
 * PostgreSQL sees whether old sessions are still at work. So only the id is replaced, by an impossible one.
 */
export function disownStaleLock(data: string, scratch: string): void {
  const lock = join(data, 'postmaster.pid')
  try {
    const text = readFileSync(lock, 'utf8')
    const { uid, gid } = statSync(data)
    const replacement = join(scratch, `lock-${process.pid}`)
    writeFileSync(replacement, text.replace(/^\d+/, '99999999'), { mode: 0o600 })
    chownSync(replacement, uid, gid)
    if (!findPostmaster(data)) renameSync(replacement, lock)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
