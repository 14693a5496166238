/*
 * Freezes and kills parts of a cluster under load, and checks that nothing acknowledged is lost. It is hard because the
 * trial, the load and the cluster share one machine. A stall of the trial itself must not look like one of the cluster,
 * and every answer must be counted, including those that were cut off. A round is: start an import, inflict a fault,
 * mend it, wait a moment, measure the longest time without an acknowledgement, and look for what was acknowledged
 * (`trial/round.ts`). Everything is checked once more at the end, since a loss may show later.
 */

import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Db } from '../../src/platform/db/client.ts'
import { useDataKeys } from '../../src/platform/sealing/keys.ts'
import { type Receiver, startReceiver } from '../trial/receiver.ts'
import { bringDown, wipe } from './down.ts'
import { databaseUrl, type Site } from './parts.ts'
import { readPlan } from './plan.ts'
import { type Client, connectTo } from './trial/client.ts'
import { type Fault, killsOf, singleFaults } from './trial/faults.ts'
import { flows } from './trial/flows.ts'
import { allFreezes } from './trial/freezes.ts'
import { type Import, startImport } from './trial/imports.ts'
import { startLoad } from './trial/load.ts'
import { enterAll } from './trial/people.ts'
import { CALM_MS, isLoss, suffer } from './trial/round.ts'
import { type Check, checkAnswers, checkCases, checkCounts, checkEvents, checkImports } from './trial/verify.ts'
import { bringUp, openSite } from './up.ts'

const KILLS = Number(process.env.KILLS || 10)
const FREEZES = Number(process.env.FREEZES || 10)
/** Leaves out what comes once. */
const ONLY_FREEZES = process.env.ONLY === 'freezes'
const RATE = Number(process.env.RATE || 200)
const IMPORT_ROWS = Number(process.env.IMPORT_ROWS || 10_000)
const CONNECTIONS = 64

const say = (line: string) => void process.stdout.write(`${line}\n`)

interface Trial {
  site: Site
  client: Client
  db: Db
  receiver: Receiver
  tokens: string[]
}

/** Runs the trial on a cluster of its own, beside one that may be running, and removes it afterwards. */
async function main(): Promise<boolean> {
  const env = { ...process.env }
  env.CLUSTER_DIR = resolve(env.CLUSTER_DIR || '.data/cluster-trial')
  env.CLUSTER_PORT ||= '7600'
  const plan = readPlan(env)
  await bringDown(plan)
  await wipe(plan)
  if (process.env.PATRONI) say(`Patroni is ${process.env.PATRONI}, whatever its version is`)
  await bringUp(plan, say, process.env.PATRONI || undefined).catch(async (error) => {
    await bringDown(plan)
    throw error
  })
  const site = await openSite(plan)
  useDataKeys({ current: site.secrets.dataKey, previous: null })
  const client = await connectTo(plan, CONNECTIONS)
  const database = connect(databaseUrl(site, 'owner', 'primary'), { max: 2, statementTimeout: 0 })
  const receiver = await startReceiver()
  try {
    const tokens = await enterAll(client, database.db, site.secrets.masterKey)
    const trial = { site, client, db: database.db, receiver, tokens }
    await walk(trial)
    return report(await torment(trial))
  } catch (error) {
    // Printed at once, since ending the cluster may fail too.
    say(`cluster-trial: ${(error as Error).stack}`)
    return false
  } finally {
    receiver.close()
    await client.close()
    await database.close()
    await bringDown(plan)
    if (process.env.KEEP !== 'yes') await wipe(plan)
  }
}

async function walk({ client, receiver, tokens }: Trial): Promise<void> {
  for (const [name, flow] of Object.entries(flows)) {
    const begun = performance.now()
    await flow({ client, receiver, token: tokens[0]!, prefix: 'F' })
    say(`${name.padEnd(52)} ok ${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`)
  }
}

async function torment(trial: Trial): Promise<Check[]> {
  const { site, client, db, receiver, tokens } = trial
  const imports: Import[] = []
  const load = startLoad(client, tokens, 'T', RATE)
  const begun = performance.now()
  await pause(2 * CALM_MS)
  const calm = (load.acknowledgedAt.length * 1000) / (performance.now() - begun)
  say(`\nsending ${RATE} writes per second; before the first fault ${calm.toFixed(0)} per second were acknowledged`)
  const checks: Check[] = []
  try {
    for (const [i, fault] of faultsOf(site).entries()) {
      imports.push(await startImport(client, tokens[i % tokens.length]!, `I${i}-`, IMPORT_ROWS))
      const found = await suffer(fault, { site, client, db, load })
      tell(fault.name, found)
      checks.push(...found)
      if (found.some(isLoss)) throw new Error('acknowledged cases are lost')
    }
  } catch (error) {
    say(`the trial ends early: ${(error as Error).message}`)
    checks.push({ promise: 'all rounds can be done', found: (error as Error).message, kept: false })
  } finally {
    // Must happen in any case; otherwise the load would go on for ever.
    await load.stop()
  }
  const took = performance.now() - begun
  say(
    `${load.acknowledgedAt.length} writes acknowledged in ${(took / 1000).toFixed(0)} s, ${load.notBegun()} not begun; the trial itself stalled for ${load.heldUp().toFixed(0)} s\n`
  )
  const first = [...checks, ...checkAnswers(client, load), ...(await checkCases(db, load, 'T'))]
  // The service does not answer any more.
  if (checks.some(isLoss)) return first
  return [
    ...first,
    ...(await checkImports(db, client, tokens, imports)),
    ...(await checkEvents(db, receiver, 'T')),
    ...(await checkCounts(db))
  ]
}

/**
 * A freeze, then kills, in turns: what a freeze leaves behind shows at the next failover. The rest comes once, at the
 * end.
 */
function faultsOf(site: Site): Fault[] {
  const freezes = allFreezes(site).slice(0, FREEZES)
  const rounds = Array.from({ length: Math.max(freezes.length, KILLS) }, (_, round) => [
    ...freezes.slice(round, round + 1),
    ...(round < KILLS ? killsOf(site, round) : [])
  ])
  return [...rounds.flat(), ...(ONLY_FREEZES ? [] : singleFaults(site))]
}

/** A line for a round: what was found, and which promise was broken. */
function tell(name: string, checks: Check[]): void {
  const broken = checks.filter(({ kept }) => !kept)
  say(`${name.padEnd(46)} ${checks.map(({ found }) => found).join('; ')}`)
  for (const { promise, found } of broken) say(`  BROKEN ${promise}: ${found}`)
}

function report(checks: Check[]): boolean {
  for (const { promise, found, kept } of checks) say(`${kept ? 'ok    ' : 'BROKEN'} ${promise.padEnd(64)} ${found}`)
  return checks.every(({ kept }) => kept)
}

main().then(
  (kept) => {
    process.exitCode = kept ? 0 : 1
  },
  (error: Error) => {
    process.stderr.write(`cluster-trial: ${error.stack}\n`)
    process.exitCode = 1
  }
)
