import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { identityOf } from '../../src/platform/embedded/process.ts'
import type { Account } from './place.ts'
import { patience } from './wait.ts'

/** How a part is started. */
export interface Command {
  name: string
  program: string
  args: string[]
  env: Record<string, string>
  account?: Account | undefined
  cwd?: string
}

const recordOf = (dir: string, name: string) => join(dir, 'run', name)
export const logOf = (dir: string, name: string) => join(dir, 'log', `${name}.log`)

/** Starts a part in a session of its own, so that it outlives this process, and records its process id. */
export async function launch(dir: string, { name, program, args, env, account, cwd = '/' }: Command): Promise<number> {
  await mkdir(join(dir, 'run'), { recursive: true })
  await mkdir(join(dir, 'log'), { recursive: true })
  const output = openSync(logOf(dir, name), 'a', 0o600)
  try {
    const child = spawn(program, args, {
      ...account,
      cwd,
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        LC_ALL: 'C.UTF-8',
        TZ: 'UTC',
        ...env
      },
      detached: true,
      stdio: ['ignore', output, output]
    })
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    child.unref()
    await writeFile(recordOf(dir, name), `${child.pid} ${identityOf(child.pid!) ?? ''}`)
    return child.pid!
  } finally {
    closeSync(output)
  }
}

/**
 * Returns the process id of a part, or undefined when it is not running. The name in /proc may change after the start,
 * but the start time does not.
 */
export async function pidOf(dir: string, name: string): Promise<number | undefined> {
  const noted = await readFile(recordOf(dir, name), 'utf8').catch(() => '')
  const pid = Number(noted.split(' ')[0])
  const started = (identity: string | undefined) => identity?.split(' ').at(-1)
  return pid > 0 && identityOf(pid) !== undefined && started(identityOf(pid)) === started(noted) ? pid : undefined
}

/** Ends a part with a signal, and by force when that takes too long. */
export async function end(dir: string, name: string, signal: NodeJS.Signals, patienceMs: number): Promise<void> {
  const pid = await pidOf(dir, name)
  if (pid !== undefined) {
    process.kill(pid, signal)
    await gone(pid, patienceMs).catch(async () => {
      process.kill(pid, 'SIGKILL')
      await gone(pid, 5_000)
    })
  }
  await rm(recordOf(dir, name), { force: true })
}

export async function gone(pid: number, patienceMs: number): Promise<void> {
  const identity = identityOf(pid)
  const isOver = patience(patienceMs)
  while (identity !== undefined && identityOf(pid) === identity) {
    if (isOver()) throw new Error(`Process ${pid} is still running`)
    await pause(20)
  }
}
