import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'

const PATH = process.env.REDIS_SERVER_PATH || '/usr/bin/redis-server'

/** Why no Redis is available, or null. Continuous integration must have one: nothing is skipped there. */
export const redisMissing: string | null =
  existsSync(PATH) || process.env.CI
    ? null
    : `there is no Redis at ${PATH}: install redis-server, or set REDIS_SERVER_PATH`

export interface RedisServer {
  url: string
  start(): Promise<void>
  /** Ends the server as a crash does. */
  kill(): Promise<void>
  signal(signal: NodeJS.Signals): void
}

/** Starts a Redis that keeps nothing, on a port that stays the same when it is killed and started again. */
export async function createRedis(): Promise<RedisServer> {
  if (!existsSync(PATH)) throw new Error(`There is no Redis at ${PATH}: install redis-server`)
  const port = await freePort()
  let child: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        tmpdir()
      ]
      const started = spawn(PATH, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      child = started
      await new Promise<void>((resolve, reject) => {
        let output = ''
        started.stdout.on('data', (chunk) => {
          output += chunk
          if (/ready to accept connections/i.test(output)) resolve()
        })
        started.once('error', reject)
        started.once('exit', () => reject(new Error(`Redis ended:\n${output}`)))
      })
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    signal: (signal) => void child?.kill(signal)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
