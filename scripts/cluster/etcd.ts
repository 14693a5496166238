import { type Etcd, readLeader, readSync, type SyncKey } from '../../src/operations/sync/keys.ts'
import type { Site } from './parts.ts'

const etcdOf = ({ plan }: Site): Etcd => ({
  members: plan.ports.etcd.map((port) => `127.0.0.1:${port}`),
  scope: 'saude'
})

/** The node that holds the lock of the primary, or undefined while nobody does. */
export const leaderKey = (site: Site): Promise<string | undefined> => readLeader(etcdOf(site))

export const syncKey = (site: Site): Promise<SyncKey> => readSync(etcdOf(site))
