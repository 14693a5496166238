/*
 * Freezes parts of the cluster: their processes stop for a while (SIGSTOP) and then go on, as when a machine is
 * starved, a disk hangs or a virtual machine is moved. It is hard because a frozen part does not know that it was away.
 * A primary that wakes up may still believe in its lock, and two nodes meet over the same keys. How they meet depends
 * on milliseconds, so a part may also be continued at the very moment when another node takes the lock.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostmaster } from '../../../src/platform/embedded/process.ts'
import { leaderKey } from '../etcd.ts'
import { dataOf, type Site } from '../parts.ts'
import { primaryOf, untilWhole } from '../patroni.ts'
import { INSTANCES, MEMBERS, NODES } from '../plan.ts'
import { pidOf } from '../processes.ts'
import { untilReady } from '../up.ts'
import { until } from '../wait.ts'
import { etcdLeaderOf, type Fault, WHOLE_MS } from './faults.ts'

/** What is frozen: processes of the primary's node, of etcd, or of an instance. */
const TARGETS = ['PostgreSQL', 'Patroni', 'both', 'etcd member', 'etcd leader', 'instance'] as const
type Target = (typeof TARGETS)[number]

/** For how many seconds, or until another node takes the lock. */
type Length = 15 | 20 | 25 | 40 | 'change'

/** The most time that a freeze waits for another node to take the lock. */
const CHANGE_MS = 90_000
const LOOK_MS = 10
/**
 * How long the cluster may take to be complete again. It is short, so that what a freeze has left meets the next
 * failover before a stale node is too far behind to be promoted.
 */
const MENDED_MS = 60_000

const name = (target: Target, length: Length) =>
  `${target === 'both' ? 'PostgreSQL and Patroni' : target} frozen ${length === 'change' ? 'until the lock changes' : `for ${length} s`}`

/** A postmaster and all of its processes. It is stopped first, so that none is added meanwhile. */
function postgresOf(site: Site, i: number): () => number[] {
  const server = findPostmaster(dataOf(site.place, NODES[i]!))
  if (!server) throw new Error(`No PostgreSQL is running in ${NODES[i]}`)
  return () => [server.pid, ...childrenOf(server.pid)]
}

function childrenOf(parent: number): number[] {
  const isChild = (pid: number) => {
    try {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) === parent
    } catch {
      return false
    }
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isChild(pid))
}

async function pidsOf(site: Site, target: Target): Promise<() => number[]> {
  const part = async (each: string | undefined) => {
    const pid = each && (await pidOf(site.plan.dir, each))
    if (!pid) throw new Error(`${each} is not running`)
    return pid
  }
  if (target === 'instance') {
    const pid = await part(INSTANCES[0])
    return () => [pid]
  }
  if (target === 'etcd leader' || target === 'etcd member') {
    const leader = await until('a leader of etcd', WHOLE_MS, () => etcdLeaderOf(site))
    const pid = await part(MEMBERS[target === 'etcd leader' ? leader : (leader + 1) % MEMBERS.length])
    return () => [pid]
  }
  const i = await until('a primary', WHOLE_MS, () => primaryOf(site))
  const patroni = await part(NODES[i])
  if (target === 'Patroni') return () => [patroni]
  const postgres = postgresOf(site, i)
  return target === 'both' ? () => [patroni, ...postgres()] : postgres
}

/** Stops processes; returns a function that continues them. */
function stop(pids: () => number[]): () => void {
  const stopped = new Set<number>()
  const signal = (pid: number, what: NodeJS.Signals) => {
    try {
      process.kill(pid, what)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  // The second look finds what was started between the first look and the stop.
  for (let look = 0; look < 2; look++)
    for (const pid of pids())
      if (!stopped.has(pid)) {
        signal(pid, 'SIGSTOP')
        stopped.add(pid)
      }
  return () => {
    for (const pid of stopped) signal(pid, 'SIGCONT')
  }
}

function freeze(site: Site, target: Target, length: Length): Fault {
  let over = 0
  return {
    name: name(target, length),
    overAt: () => over,
    async inflict() {
      const pids = await pidsOf(site, target)
      const before = await until('a leader', WHOLE_MS, () => leaderKey(site))
      const goOn = stop(pids)
      try {
        const begun = performance.now()
        let changed: number | undefined
        const isOver = () => {
          const frozen = performance.now() - begun
          return length === 'change' ? changed !== undefined || frozen > CHANGE_MS : frozen > length * 1000
        }
        while (!isOver()) {
          const now = await leaderKey(site).catch(() => before)
          if (now !== undefined && now !== before) changed ??= performance.now()
          await pause(LOOK_MS)
        }
        over = changed ?? performance.now()
      } finally {
        goOn()
      }
    },
    async mend() {
      await untilWhole(site, MENDED_MS)
      for (const i of INSTANCES.keys()) await untilReady(site, i, MENDED_MS)
    }
  }
}

/** All freezes, those first that have shown faults. */
export function allFreezes(site: Site): Fault[] {
  const order: [Target, Length][] = [
    ['PostgreSQL', 'change'],
    ['PostgreSQL', 20],
    ['both', 'change'],
    ['Patroni', 'change'],
    ['etcd leader', 20],
    ['both', 40],
    ['instance', 25],
    ['Patroni', 25],
    ['etcd member', 40],
    ['PostgreSQL', 15]
  ]
  const rest = ([15, 20, 25, 40] as const).flatMap((length) =>
    TARGETS.map((target): [Target, Length] => [target, length])
  )
  const isNew = ([target, length]: [Target, Length]) => !order.some(([t, l]) => t === target && l === length)
  return [...order, ...rest.filter(isNew)].map(([target, length]) => freeze(site, target, length))
}
