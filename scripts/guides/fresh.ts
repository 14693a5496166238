import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portOf } from '../clients/service.ts'

export interface Fresh {
  origin: string
  dataDir: string
  /** Ends the service, and waits until no process of it is left. */
  stop(): Promise<void>
}

/** Starts `make run` as a reader does, with a new data folder: nobody has an account there. */
export async function startFresh(): Promise<Fresh> {
  const folder = await mkdtemp(join(tmpdir(), 'guides-fresh-'))
  // An embedded PostgreSQL that root starts runs as another user, who has to get in.
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'data')
  const { PATH, HOME } = process.env
  const child = spawn('make', ['run'], {
    env: { PATH, HOME, DATA_DIR: dataDir, BACKUP_DIR: 'none', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  // The output is closed when every process that writes to it has ended, so a service that outlives make is noticed.
  const ended = once(child, 'close')
  const port = await portOf(child.stdout, ended)
  return {
    origin: `https://localhost:${port}`,
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    }
  }
}
