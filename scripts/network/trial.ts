/**
 * Tries the service with a network that is slow, cut, hanging or half-open, between it and each thing that it uses. A
 * round is: load, a fault in one phase of the connections of one target, healing, a measurement of when everything
 * works again, and a search for all that was acknowledged. README.md says what is promised.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Instance } from '../trial/instance.ts'
import { type Client, connectTo } from './client.ts'
import { acknowledged, type Ledger, newLedger } from './ledger.ts'
import { outcomeOf } from './outcome.ts'
import { enter, login } from './people.ts'
import { type Combination, combinations, nameOf } from './plan.ts'
import { type Recovery, recover } from './recovery.ts'
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
const MINUTE_MS = 60_000
const CALM_TIMES = 5

const say = (line: string) => void process.stdout.write(`${line}\n`)

interface Row {
  name: string
  struck: number
  statuses: string
  recovery: Recovery
  /** How long the process took to end. */
  ended: string
  acknowledged: number
  lost: string[]
  twice: string[]
  violations: string[]
}

async function main(): Promise<boolean> {
  const chosen = combinations(process.env)
  const site = await openSite()
  let running: Instance | undefined
  // An interrupted trial leaves nothing running.
  const end = async () => {
    await running?.kill()
    await site.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().then(() => process.exit(1)))
  try {
    running = await site.startService()
    const nextMailbox = await enter(site, running.port)
    const trial = newTrial(site, running, nextMailbox)
    const calm = await trial.calm()
    say(`in calm everything works within ${calm.toFixed(1)} s`)
    const rows: Row[] = []
    for (const one of chosen) {
      const row = await trial.suffer(one, MINUTE_MS + calm * 1000 * CALM_TIMES)
      running = trial.instance()
      rows.push(row)
      tell(row)
    }
    say('')
    report(rows)
    return rows.every((row) => problemsOf(row).length === 0)
  } finally {
    await end()
  }
}

function newTrial(site: Site, first: Instance, nextMailbox: () => string) {
  let instance = first

  /** Sends SIGTERM, and starts the service again once it has ended. Returns how it ended. */
  async function restart(violations: string[], healed: Promise<void>): Promise<string> {
    const begun = performance.now()
    const stopped = instance.stop()
    const isLate = await Promise.race([stopped.then(() => false), pause(STOP_MS, true)])
    if (isLate) violations.push(`the service did not end within ${STOP_MS / 1000} s`)
    const code = await stopped
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (code !== 0) violations.push(`the service ended with ${code} after ${seconds} s`)
    listen(instance, violations)
    await healed
    instance = await site.startService()
    return `${seconds} s`
  }

  async function round(limitMs: number, inflict: (ledger: Ledger, load: Load) => Promise<string>) {
    const ledger = newLedger()
    const token = await login(instance.port)
    let client = connectTo(instance.port, token)
    const clientNow = (): Client => client
    const before = instance
    const work = worker(clientNow, ledger, nextMailbox)
    const load = startLoad(work)
    await pause(CALM_MS)
    const ended = await inflict(ledger, load)
    if (instance !== before) {
      await client.close()
      client = connectTo(instance.port, token)
      ledger.isRestarting = false
    }
    const recovery = await recover(site, work, clientNow, limitMs)
    await load.stop()
    const { lost, twice } = await outcomeOf(site, work, ledger, 2 * limitMs)
    await client.close()
    listen(instance, ledger.violations)
    return { ledger, recovery, ended, lost, twice }
  }

  return {
    instance: () => instance,

    /** Returns how long everything takes without a fault. */
    async calm(): Promise<number> {
      const { recovery, ledger, lost } = await round(10 * MINUTE_MS, async () => '')
      const failed = [...ledger.violations, ...lost]
      if (failed.length > 0) throw new Error(`It does not work without a fault:\n${failed.slice(0, 20).join('\n')}`)
      return Math.max(...[...recovery.values()].map(Number))
    },

    async suffer(one: Combination, limitMs: number): Promise<Row> {
      const proxy = site.proxies[one.target]
      let struck = 0
      const heal = () => {
        struck = proxy.struck()
        proxy.heal()
      }
      const { ledger, recovery, ended, lost, twice } = await round(limitMs, async (noted, load) => {
        proxy.strike(one.phase, one.fault)
        const healed = pause(FAULT_MS).then(heal)
        if (one.phase === 'idle') await load.resting(() => pause(REST_MS))
        if (one.phase !== 'shutdown') return await healed.then(() => '')
        await pause(CALM_MS)
        noted.isRestarting = true
        return await restart(noted.violations, healed)
      })
      const statuses = [...ledger.statuses].map(([status, n]) => `${status}: ${n}`).sort()
      return {
        name: nameOf(one),
        struck,
        statuses: statuses.join(', '),
        recovery,
        ended,
        acknowledged: acknowledged(ledger),
        lost,
        twice,
        violations: ledger.violations
      }
    }
  }
}

/** Reads what the service has complained of. It must never close because of an error. */
function listen(instance: Instance, violations: string[]): void {
  for (const line of instance.complaints().splice(0)) {
    if (process.env.VERBOSE === 'yes') say(line)
    if (/"level":60/.test(line)) violations.push(line)
  }
}

function problemsOf({ struck, recovery, lost, twice, violations }: Row): string[] {
  return [
    ...(struck === 0 ? ['no connection was struck'] : []),
    ...[...recovery].filter(([, seconds]) => seconds === null).map(([name]) => `${name} did not work again in time`),
    ...lost.map((one) => `lost: ${one}`),
    ...twice.map((one) => `twice: ${one}`),
    ...violations
  ]
}

const secondsOf = (recovery: Recovery) =>
  [...recovery].map(([name, seconds]) => `${name} ${seconds === null ? 'NEVER' : seconds.toFixed(1)}`).join(', ')

function tell(row: Row): void {
  const problems = problemsOf(row)
  say(`${problems.length === 0 ? 'ok    ' : 'BROKEN'} ${row.name.padEnd(30)} ${secondsOf(row.recovery)}`)
  for (const problem of problems.slice(0, 15)) say(`       ${problem}`)
}

function report(rows: Row[]): void {
  say('| target/phase/fault | struck | statuses | ended | works after | acknowledged | lost | twice | problems |')
  say('|---|---|---|---|---|---|---|---|---|')
  for (const row of rows) {
    const worst = [...row.recovery].sort(
      ([, a], [, b]) => (b ?? Number.POSITIVE_INFINITY) - (a ?? Number.POSITIVE_INFINITY)
    )[0]!
    const works = worst[1] === null ? `${worst[0]}: NEVER` : `${worst[1].toFixed(1)} s (${worst[0]})`
    const cells = [row.name, row.struck, row.statuses, row.ended || '-', works, row.acknowledged]
    say(`| ${[...cells, row.lost.length, row.twice.length, problemsOf(row).length].join(' | ')} |`)
  }
}

main().then(
  (isKept) => {
    process.exitCode = isKept ? 0 : 1
  },
  (error: Error) => {
    process.stderr.write(`network-trial: ${error.stack}\n`)
    process.exitCode = 1
  }
)
