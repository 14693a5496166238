import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../src/platform/db/client.ts'
import { startEmbedded } from '../../src/platform/embedded/embedded.ts'
import { type Instance, startInstance } from '../trial/instance.ts'
import { startReceiver } from '../trial/receiver.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { buildFormer, findFormer } from './former.ts'
import { callerOf, type Load, prepare, startLoad } from './load.ts'
import { findLosses } from './outcome.ts'

/*
 * Runs two instances of the last release behind a load balancer, under load. Each is replaced by this version, and then
 * by the last release again. No request may fail, and nothing acknowledged may be missing.
 */

/** The time of work before, between and after the replacements. */
const REST_MS = Number(process.env.REST ?? 3) * 1000
/** FORMER=<folder>: a build of the last release. */
const given = process.env.FORMER

/**
 * Measures stalls of this process. On a machine that is too busy or was asleep, the service refuses requests with 503;
 * this shows whether that was the reason.
 */
const stalls = monitorEventLoopDelay({ resolution: 20 })
stalls.enable()

const say = (line: string) => console.log(line)

async function main(): Promise<void> {
  const former = await findFormer()
  if (typeof former === 'string') return say(`skipped: ${former}`)
  const home = await mkdtemp(join(tmpdir(), 'saude-upgrade-'))
  // An embedded PostgreSQL started by root runs as another user, which must be able to enter the folder.
  await chmod(home, 0o711)
  try {
    const folder = given ?? join(home, 'former')
    if (!given) await buildFormer(former, folder)
    say(`release ${former.release} (${former.commit.slice(0, 9)}) is built`)
    const losses = await tryUpgrade(home, folder)
    for (const loss of losses.slice(0, 50)) console.error(loss)
    say(losses.length === 0 ? 'no request failed and nothing is missing' : `${losses.length} things went wrong`)
    if (losses.length > 0) process.exitCode = 1
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

async function tryUpgrade(home: string, formerFolder: string): Promise<string[]> {
  const secret = () => randomBytes(32).toString('hex')
  const embedded = await startEmbedded({ dataDir: join(home, 'postgres') })
  const masterKey = secret()
  const env = {
    DATA_DIR: join(home, 'data'),
    DATABASE_URL: embedded.url,
    DATA_KEY: randomBytes(32).toString('base64'),
    JWT_SECRET: secret(),
    MASTER_KEY: masterKey,
    PORT: '0',
    RATE_LIMIT: 'off',
    STOP_DELAY: '3',
    WEBHOOK_ALLOW_PRIVATE: 'true'
  }
  const start = {
    old: (name: string) => startInstance(name, formerFolder, env),
    new: (name: string) => startInstance(name, '.', env)
  }
  const running = new Set<Instance>()
  const receiver = await startReceiver()
  const database = connect(embedded.url, { max: 2, applicationName: 'trial' })
  let balancer: Balancer | undefined
  try {
    const first = await start.old('old 1')
    running.add(first)
    const front = await startBalancer(await readFile(join(env.DATA_DIR, 'tls/cert.pem')))
    balancer = front
    await front.add(first)
    const second = await start.old('old 2')
    running.add(second)
    await front.add(second)
    const call = callerOf(front)
    const load = startLoad(call, await prepare(call, masterKey, receiver.url))
    const steps = { start, balancer: front, running, load }
    await pause(REST_MS)
    const complaints = await replaceAll(steps, 'new')
    complaints.push(...(await replaceAll(steps, 'old')))
    await load.stop()
    tell(load)
    return [...complaints, ...(await findLosses(database, load, receiver.events))]
  } finally {
    balancer?.close()
    for (const instance of running) await instance.stop()
    receiver.close()
    await database.close()
    await embedded.stop()
  }
}

interface Steps {
  start: Record<'old' | 'new', (name: string) => Promise<Instance>>
  balancer: Balancer
  running: Set<Instance>
  load: Load
}

/** Replaces the instances one after the other. Returns the complaints in the logs of those that were stopped. */
async function replaceAll({ start, balancer, running, load }: Steps, by: 'old' | 'new'): Promise<string[]> {
  const complaints: string[] = []
  for (const [i, instance] of [...running].entries()) {
    // Only this version announces that it is about to stop. For older ones the balancer must be told.
    if (by === 'new') await balancer.drain(instance)
    const code = await instance.stop()
    balancer.remove(instance)
    running.delete(instance)
    if (code !== 0) complaints.push(`${instance.name} ended with ${code}`)
    complaints.push(...instance.complaints().map((line) => `${instance.name}: ${line.slice(0, 300)}`))
    const next = await start[by](`${by} ${i + 1}`)
    running.add(next)
    await balancer.add(next)
    say(
      `${instance.name} replaced by ${next.name}; ${load.acknowledged.length} cases so far, ${load.failed.length} failures`
    )
    await pause(REST_MS)
  }
  return complaints
}

function tell({ statuses, longestMs }: Load): void {
  say(
    [...statuses]
      .map(([name, count]) => `${name}: ${count}`)
      .sort()
      .join(', ')
  )
  const stoodStill = Math.round(stalls.max / 1e6)
  say(`longest wait for an answer: ${Math.round(longestMs)} ms; this process itself stalled for up to ${stoodStill} ms`)
}

await main()
