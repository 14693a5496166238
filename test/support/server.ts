import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testKeys } from './data-keys.ts'
import { program } from './programs.ts'

const PATIENCE = 300_000
/** Most tests need no backups, and would leave them beside their data. */
const withoutBackups = { BACKUP_DIR: 'none' }

export interface ServerRun {
  /** Resolves with https://127.0.0.1:PORT once it serves; rejects with its output when it ends before. */
  origin: Promise<string>
  /** The exit code, once the process is gone. */
  ended: Promise<number | null>
  /** Everything the process has written so far. */
  output(): string
  /** Sends a signal after which the process goes on. */
  signal(signal: NodeJS.Signals): void
  /** Sends a signal if the process is still there, and returns its exit code once it is gone. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts the real process on a free port, with a data folder that goes away with it unless DATA_DIR is given, and
 * without backups unless BACKUP_DIR is given. Its environment holds only what is given here.
 */
export async function runServer(env: Record<string, string>, args: string[] = []): Promise<ServerRun> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saude-server-'))
  const child = spawn(process.execPath, [program('server'), ...args], {
    env: { DATA_DIR: dataDir, PORT: '0', DATA_KEY: testKeys.current, ...withoutBackups, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  const ended = once(child, 'close').then(async ([code]) => {
    await rm(dataDir, { recursive: true, force: true })
    return code as number | null
  })
  const origin = new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
    const read = (chunk: Buffer) => {
      output += chunk
      const found = /Server listening at (https:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]
      if (!found) return
      clearTimeout(late)
      resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => {
      clearTimeout(late)
      reject(new Error(`The server ended with ${code} before it served:\n${output}`))
    })
  })
  // A test that only wants to see the process end does not wait for it to serve.
  origin.catch(() => {})
  return {
    origin,
    ended,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    }
  }
}
