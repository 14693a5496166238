import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** The longest that one guide may take. */
const LONGEST_MS = 120_000
/** One window of the rate limits. */
const BUSY_MS = 60_000

export interface Outcome {
  isGood: boolean
  said: string
}

/** Runs a guide in a new folder, and again when the service refused or was slow because the machine is too busy. */
export async function runPatiently(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  await mkdir(`${cwd}-1`)
  const first = await runScript(script, `${cwd}-1`, env)
  if (first.isGood || !/error: (429|503)|timed? ?out/i.test(first.said)) return first
  await pause(BUSY_MS)
  await mkdir(`${cwd}-2`)
  return await runScript(script, `${cwd}-2`, env)
}

export async function runScript(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { PATH, HOME, TMPDIR } = process.env
  // A process group of its own, so that nothing the script has started outlives it.
  const child = spawn('bash', ['-c', script], {
    ...{ cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { PATH, HOME, TMPDIR, NO_PROXY: 'localhost', no_proxy: 'localhost', ...env }
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output?.setEncoding('utf8').on('data', (text) => (said += text))
  const deadline = setTimeout(() => {
    said += `\nFAILED: still running after ${LONGEST_MS / 1000} s\n`
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }, LONGEST_MS)
  const [code] = await once(child, 'close')
  clearTimeout(deadline)
  return { isGood: code === 0, said }
}
