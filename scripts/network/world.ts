/**
 * A world is a service with everything that it uses for itself. In it one case is tried after the other. A case is:
 * load, a fault in one phase of the connections of one target, healing, a measurement of when everything works again,
 * and a search for all that was acknowledged.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Instance } from '../trial/instance.ts'
import { type Client, connectTo } from './client.ts'
import type { Closing, Ground } from './ground.ts'
import { acknowledged, type Ledger, newLedger } from './ledger.ts'
import { outcomeOf } from './outcome.ts'
import { enter, login } from './people.ts'
import { type Combination, nameOf } from './plan.ts'
import { recover } from './recovery.ts'
import { problemsOf, type Row } from './report.ts'
import { openSite, type Site } from './site.ts'
import { type Load, startLoad, worker } from './work.ts'

const FAULT_MS = 13_000
/** Load before the fault. */
const CALM_MS = 2_000
/** Without load, connections become idle. */
const REST_MS = 1_500
/** SHUTDOWN_MS of src/server.ts, and a moment for the process to end. */
const STOP_MS = 45_000 + 5_000
/** Everything works again within a minute, and within a few times what it takes in calm on this machine. */
export const MINUTE_MS = 60_000
const CALM_TIMES = 5

export interface World {
  /** Returns how many seconds everything takes without a fault, within a limit. */
  calm(limitMs: number): Promise<number>
  suffer(one: Combination, calmSeconds: number): Promise<Row>
  end(): Promise<unknown>
}

export async function openWorld(ground: Ground, name: string, closing: Closing): Promise<World> {
  const site = await openSite(ground, name, closing)
  const instance = await site.startService()
  const world = newWorld(site, instance, await enter(site, instance.port))
  closing.push(world.end)
  return world
}

function newWorld(site: Site, first: Instance, nextMailbox: () => string): World {
  let instance = first

  /** Sends SIGTERM, and starts the service again once it has ended. Returns how it ended. */
  async function restart({ violations, log }: Ledger, healed: Promise<void>): Promise<string> {
    const begun = performance.now()
    const stopped = instance.stop()
    const isLate = await Promise.race([stopped.then(() => false), pause(STOP_MS, true)])
    if (isLate) violations.push(`the service did not end within ${STOP_MS / 1000} s`)
    const code = await stopped
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (code !== 0) violations.push(`the service ended with ${code} after ${seconds} s`)
    log.push(...instance.complaints().splice(0))
    await healed
    instance = await site.startService()
    return `${seconds} s`
  }

  async function round(ledger: Ledger, limitMs: number, inflict: (load: Load) => Promise<string>) {
    const token = await login(instance.port)
    let client = connectTo(instance.port, token)
    const clientNow = (): Client => client
    const before = instance
    const work = worker(clientNow, ledger, nextMailbox)
    const load = startLoad(work)
    try {
      await pause(CALM_MS)
      const ended = await inflict(load)
      if (instance !== before) {
        await client.close()
        client = connectTo(instance.port, token)
        ledger.isRestarting = false
      }
      const recovery = await recover(site, work, clientNow, limitMs)
      await load.stop()
      return { recovery, ended, ...(await outcomeOf(site, work, ledger, 2 * limitMs)) }
    } finally {
      await load.stop()
      await client.close()
    }
  }

  async function calm(limitMs: number): Promise<number> {
    const ledger = newLedger()
    const { recovery, lost } = await round(ledger, limitMs, async () => '')
    const log = instance.complaints().splice(0)
    const never = [...recovery].filter(([, seconds]) => seconds === null).map(([name]) => `${name} did not work`)
    const failed = [...ledger.violations, ...never, ...lost.map((one) => `lost: ${one}`)]
    if (failed.length > 0)
      throw new Error(`It does not work without a fault:\n${[...failed.slice(0, 20), ...log.slice(-40)].join('\n')}`)
    return Math.max(...[...recovery.values()].map(Number))
  }

  async function tryOut(one: Combination, ledger: Ledger, limitMs: number) {
    const proxy = site.proxies[one.target]
    let struck = 0
    const heal = () => {
      struck = proxy.struck()
      proxy.heal()
    }
    const found = await round(ledger, limitMs, async (load) => {
      proxy.strike(one.phase, one.fault)
      const healed = pause(FAULT_MS).then(heal)
      if (one.phase === 'idle') await load.resting(() => pause(REST_MS))
      if (one.phase !== 'shutdown') return await healed.then(() => '')
      await pause(CALM_MS)
      ledger.isRestarting = true
      return await restart(ledger, healed)
    })
    return { struck, ...found }
  }

  async function suffer(one: Combination, calmSeconds: number): Promise<Row> {
    const begun = performance.now()
    const ledger = newLedger()
    const empty = { struck: 0, recovery: new Map(), ended: '', lost: [], twice: [] }
    const found = await tryOut(one, ledger, MINUTE_MS + calmSeconds * 1000 * CALM_TIMES).catch((error: Error) => {
      ledger.violations.push(`the trial itself could not go on: ${error.stack}`)
      return empty
    })
    ledger.log.push(...instance.complaints().splice(0))
    // The service must never close because of an error.
    ledger.violations.push(...ledger.log.filter((line) => /"level":60/.test(line)))
    const statuses = [...ledger.statuses].map(([status, n]) => `${status}: ${n}`).sort()
    const row: Row = {
      name: nameOf(one),
      ...found,
      statuses: statuses.join(', '),
      acknowledged: acknowledged(ledger),
      violations: ledger.violations,
      log: ledger.log,
      seconds: (performance.now() - begun) / 1000
    }
    if (problemsOf(row).length > 0) await renew(one)
    return row
  }

  /** What a broken case has left must not break the next one. */
  async function renew({ target }: Combination): Promise<void> {
    site.proxies[target].heal()
    await instance.kill()
    instance = await site.startService()
  }

  return { calm, suffer, end: () => instance.kill() }
}
