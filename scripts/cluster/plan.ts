import { homedir } from 'node:os'
import { resolve } from 'node:path'

export const NODES = ['pg1', 'pg2', 'pg3'] as const
export const MEMBERS = ['etcd1', 'etcd2', 'etcd3'] as const
export const INSTANCES = ['service1', 'service2'] as const

/** Where the cluster of this checkout lies, and which ports of the loopback its parts use. */
export interface Plan {
  /**
   * The folder of the secrets, logs and process ids. Files that the engines' account must reach lie in the folder of
   * `place.ts`.
   */
  dir: string
  ports: {
    service: number
    primary: number
    replica: number
    /** HAProxy's figures. */
    metrics: number
    redis: number
    /** The figures of Patroni's /sync key. */
    sync: number
    pg: number[]
    patroni: number[]
    etcd: number[]
    etcdPeer: number[]
    instances: number[]
  }
}

const BASE = 7400
const three = (first: number) => [first, first + 1, first + 2]

export function readPlan(env: NodeJS.ProcessEnv = process.env): Plan {
  const base = Number(env.CLUSTER_PORT || BASE)
  if (!Number.isInteger(base) || base < 1024 || base > 65_400)
    throw new Error(`CLUSTER_PORT is ${env.CLUSTER_PORT}, but must be a whole number from 1024 to 65400`)
  return {
    dir: resolve((env.CLUSTER_DIR || '.data/cluster').replace(/^~(?=\/)/, homedir())),
    ports: {
      service: base + 43,
      instances: [base + 44, base + 45],
      primary: base + 32,
      replica: base + 33,
      metrics: base + 46,
      sync: base + 47,
      redis: base + 79,
      pg: three(base + 1),
      patroni: three(base + 11),
      etcd: three(base + 21),
      etcdPeer: three(base + 24)
    }
  }
}

export const originOf = ({ ports }: Plan): string => `https://localhost:${ports.service}`

/** The ports on which a part listens. */
export function portsOf({ ports }: Plan, name: string): number[] {
  const of = (names: readonly string[], ...kinds: number[][]) => kinds.map((kind) => kind[names.indexOf(name)]!)
  if (MEMBERS.some((each) => each === name)) return of(MEMBERS, ports.etcd, ports.etcdPeer)
  if (NODES.some((each) => each === name)) return of(NODES, ports.patroni, ports.pg)
  if (INSTANCES.some((each) => each === name)) return of(INSTANCES, ports.instances)
  if (name === 'sync') return [ports.sync]
  return name === 'redis' ? [ports.redis] : [ports.service, ports.primary, ports.replica, ports.metrics]
}
