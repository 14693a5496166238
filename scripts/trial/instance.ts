import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Instance {
  name: string
  port: number
  /** The exit code, once the process is gone. */
  ended: Promise<number | null>
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>
  kill(): Promise<unknown>
  /** The warnings and errors that it has logged. */
  complaints(): string[]
}

/** A trial that ends early leaves no process behind, not even one that is just starting. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a compiled version of the service from its folder. */
export async function startInstance(name: string, folder: string, env: Record<string, string>): Promise<Instance> {
  const child = spawn(process.execPath, ['dist/src/server.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  running.add(child)
  const complaints: string[] = []
  let begin = ''
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const port = new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      const text = String(chunk)
      complaints.push(...text.split('\n').filter((line) => /"level":[456]0/.test(line)))
      if (begin.length > 100_000) return
      begin += text
      const found = /Server listening at https:\/\/127\.0\.0\.1:(\d+)/.exec(begin)?.[1]
      if (found) resolve(Number(found))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`${name} ended with ${code} before it was listening:\n${begin}`)))
  })
  return {
    name,
    port: await port,
    ended,
    complaints: () => complaints,
    async stop() {
      child.kill('SIGTERM')
      return await ended
    },
    kill() {
      child.kill('SIGKILL')
      return ended
    }
  }
}
