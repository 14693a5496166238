import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATA_KEY } from './keys.ts'

export interface BenchServer {
  origin: string
  pid: number
  dataDir: string
  masterKey: string
  /** What the process answers to a message, if something in it does. */
  ask(): Promise<unknown>
  stop(): Promise<void>
}

/**
 * Starts the built service with its production settings, on a free port and a database of its own. Only the rate limits
 * are off.
 */
export async function startServer(env: Record<string, string> = {}, asked = false): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-bench-'))
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'data')
  const child = spawn(process.execPath, ['dist/src/server.js'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      BACKUP_DIR: 'none',
      DATA_KEY,
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'info',
      ...env
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(asked ? ['ipc' as const] : [])]
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      if (output.length > 100_000) return
      output += chunk
      const found = /Server listening at (https:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)))
  })
  const { masterKey } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  return {
    origin,
    pid: child.pid as number,
    dataDir,
    masterKey,
    async ask() {
      child.send('')
      const [answer] = await once(child, 'message')
      return answer
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    }
  }
}
