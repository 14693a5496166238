import { setTimeout as pause } from 'node:timers/promises'
import { syncProblem } from '../../../src/operations/sync/keys.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { leaderKey, syncKey } from '../etcd.ts'
import type { Site } from '../parts.ts'
import { partNames, runningParts } from '../up.ts'
import { until } from '../wait.ts'
import type { Client } from './client.ts'
import type { Fault } from './faults.ts'
import { type Load, longestGap } from './load.ts'
import { type Check, lostAndTwice, strangeStatuses } from './verify.ts'

/** Writes must succeed again within this many seconds. */
const LONGEST_S = 30
/** The time of undisturbed load after a fault. */
export const CALM_MS = 5_000
/** How long the keys of Patroni may take to be right again. */
const KEYS_MS = 30_000

const KEPT = 'every acknowledged case exists once'

/**
 * Whether a check has found a loss. The service then refuses the primary, so that further rounds would show nothing.
 */
export const isLoss = ({ promise, kept }: Check): boolean => !kept && promise.endsWith(KEPT)

interface Around {
  site: Site
  client: Client
  db: Db
  load: Load
}

/** Inflicts one fault, and checks what it has left. All parts must be running before it. */
export async function suffer(fault: Fault, around: Around): Promise<Check[]> {
  const { site, client, load } = around
  const running = await runningParts(site.plan.dir)
  const dead = partNames.filter((name) => !running.includes(name))
  if (dead.length > 0) throw new Error(`These parts died without being killed: ${dead.join(', ')}`)
  const statuses = new Map(client.tally.statuses)
  const first = load.begun()
  const at = performance.now()
  await fault.inflict()
  const complaint = await fault.mend().then(
    () => undefined,
    (error: Error) => error.message
  )
  const mended = performance.now()
  await pause(CALM_MS)
  // Nothing can be written while everything that could write is frozen. The time counts from when that ends.
  const gap = longestGap(load.acknowledgedAt, fault.overAt?.() ?? at, performance.now())
  const checks = [
    {
      promise: `writes succeed again within ${LONGEST_S} s`,
      found: `${gap.toFixed(1)} s without an acknowledgement, complete again after ${seconds(mended - at)}`,
      kept: gap <= LONGEST_S && complaint === undefined
    },
    await checkKept(around, first),
    checkStatuses(client, statuses),
    await checkKeys(site)
  ]
  if (complaint) checks.push({ promise: 'the cluster is complete again', found: complaint, kept: false })
  return checks.map((check) => ({ ...check, promise: `${fault.name}: ${check.promise}` }))
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function checkKept({ db, load }: Around, first: number): Promise<Check> {
  // A loss may be of what was acknowledged before the round.
  const { lost, twice } = await lostAndTwice(db, load.acknowledgedSince(0))
  return {
    promise: KEPT,
    found: `${load.acknowledgedSince(first).length} acknowledged, ${lost} lost and ${twice} twice so far`,
    kept: lost + twice === 0
  }
}

function checkStatuses({ tally }: Client, before: Map<number, number>): Check {
  const since = [...tally.statuses]
    .map(([status, times]): [number, number] => [status, times - (before.get(status) ?? 0)])
    .filter(([, times]) => times > 0)
    .sort(([x], [y]) => x - y)
  return {
    promise: 'all answers are 2xx, 429 or 503',
    found: since.map(([status, times]) => `${times} x ${status}`).join(', '),
    kept: strangeStatuses(since).length === 0
  }
}

/** Checks that the next failover can only take a node that has everything. */
async function checkKeys(site: Site): Promise<Check> {
  const promise = '/sync names the leader and a standby'
  let problem: string | undefined
  const found = await until('the keys', KEYS_MS, async () => {
    const [leader, sync] = await Promise.all([leaderKey(site), syncKey(site)])
    problem = syncProblem(leader, sync)
    return problem ? undefined : `${sync.leader} and ${sync.sync_standby}`
  }).catch(() => undefined)
  return { promise, found: found ?? problem ?? 'etcd does not answer', kept: found !== undefined }
}
