import { setTimeout as pause } from 'node:timers/promises'
import { findPostmaster } from '../../../src/platform/embedded/process.ts'
import { dataOf, etcd, instance, patroni, redis, type Site } from '../parts.ts'
import { nodes, primaryOf, switchover, untilWhole } from '../patroni.ts'
import { INSTANCES, MEMBERS, NODES } from '../plan.ts'
import { gone, pidOf } from '../processes.ts'
import { start, untilReady } from '../up.ts'
import { ask, until } from '../wait.ts'

/** Something that goes wrong, and what a supervisor of the machines does about it. */
export interface Fault {
  name: string
  inflict(): Promise<void>
  mend(): Promise<void>
  /** When another node took over from a frozen one, or when the frozen one went on. Absent for what is no freeze. */
  overAt?: () => number
}

export const WHOLE_MS = 180_000
/** The time after which a supervisor restarts what has died. */
const RESTART_MS = 1_000
/** How long Redis or a member of etcd stays away. */
const AWAY_MS = 6_000

async function kill(site: Site, name: string): Promise<void> {
  const pid = await pidOf(site.plan.dir, name)
  if (pid === undefined) throw new Error(`${name} is not running`)
  process.kill(pid, 'SIGKILL')
  await gone(pid, 5_000)
}

function killPostgres(site: Site, i: number): void {
  const server = findPostmaster(dataOf(site.place, NODES[i]!))
  if (!server) throw new Error(`No PostgreSQL is running in ${NODES[i]}`)
  process.kill(server.pid, 'SIGKILL')
}

/** Kills PostgreSQL and its Patroni, as though the machine were gone. */
async function killNode(site: Site, i: number): Promise<void> {
  killPostgres(site, i)
  await kill(site, NODES[i]!)
}

/** Kills the primary's node, which stays away until another node is the primary. */
function primaryNode(site: Site): Fault {
  let killed = -1
  return {
    name: 'primary: its whole node killed',
    async inflict() {
      killed = await until('a primary', WHOLE_MS, () => primaryOf(site))
      await killNode(site, killed)
    },
    async mend() {
      await until('another primary', WHOLE_MS, async () => {
        const found = await primaryOf(site)
        return found === killed ? undefined : found
      }).finally(() => start(site, patroni(site, killed)))
      await untilWhole(site, WHOLE_MS)
    }
  }
}

/** Kills only PostgreSQL. Its Patroni restarts it or lets another node take over. */
const primaryServer = (site: Site): Fault => ({
  name: 'primary: its PostgreSQL killed',
  inflict: async () => killPostgres(site, await until('a primary', WHOLE_MS, () => primaryOf(site))),
  async mend() {
    await pause(AWAY_MS)
    await untilWhole(site, WHOLE_MS)
  }
})

const anInstance = (site: Site, i: number): Fault => ({
  name: 'instance killed',
  inflict: () => kill(site, INSTANCES[i]!),
  async mend() {
    await pause(RESTART_MS)
    await start(site, instance(site, i))
    await untilReady(site, i, WHOLE_MS)
  }
})

/** Kills the synchronous standby. Nothing is acknowledged until the other standby takes its role. */
function replicaNode(site: Site): Fault {
  let killed = -1
  return {
    name: 'synchronous replica: its node killed',
    async inflict() {
      const standby = (await nodes(site)).find(({ role }) => role === 'sync_standby')
      killed = NODES.indexOf(standby?.name as 'pg1')
      await killNode(site, killed)
    },
    async mend() {
      await pause(AWAY_MS)
      await start(site, patroni(site, killed))
      await untilWhole(site, WHOLE_MS)
    }
  }
}

const theRedis = (site: Site): Fault => ({
  name: 'Redis killed',
  inflict: () => kill(site, 'redis'),
  async mend() {
    await pause(AWAY_MS)
    await start(site, redis(site))
  }
})

function etcdLeader(site: Site): Fault {
  let killed = -1
  return {
    name: "etcd's leader killed",
    async inflict() {
      killed = await until('a leader of etcd', WHOLE_MS, () => etcdLeaderOf(site))
      await kill(site, MEMBERS[killed]!)
    },
    async mend() {
      await pause(AWAY_MS)
      await start(site, etcd(site, killed))
      const port = site.plan.ports.etcd[killed]!
      await until('etcd', WHOLE_MS, async () => (await ask(port, '/health')).body.includes('"true"') || undefined)
      await untilWhole(site, WHOLE_MS)
    }
  }
}

interface MemberStatus {
  leader: string
  header: { member_id: string }
}

export async function etcdLeaderOf({ plan }: Site): Promise<number | undefined> {
  for (const [i, port] of plan.ports.etcd.entries()) {
    const { body } = await ask(port, '/v3/maintenance/status', { method: 'POST', body: '{}' })
    const status = JSON.parse(body) as MemberStatus
    if (status.leader === status.header.member_id) return i
  }
  return undefined
}

const planned = (site: Site): Fault => ({
  name: 'planned switchover',
  inflict: async () => void (await switchover(site)),
  mend: () => untilWhole(site, WHOLE_MS)
})

/** Kills of the primary and of an instance, in turns. */
export const killsOf = (site: Site, round: number): Fault[] => [
  round % 2 === 0 ? primaryNode(site) : primaryServer(site),
  anInstance(site, round % INSTANCES.length)
]

/** What happens once. */
export const singleFaults = (site: Site): Fault[] => [
  replicaNode(site),
  theRedis(site),
  etcdLeader(site),
  planned(site)
]
