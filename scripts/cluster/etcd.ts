import type { Site } from './parts.ts'
import { ask } from './wait.ts'

const LEADER = '/service/saude/leader'
const SYNC = '/service/saude/sync'

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Reads a key of Patroni. Asks one member after the other, since some may be down or frozen. */
async function read({ plan }: Site, key: string): Promise<string | undefined> {
  let failure: unknown
  for (const port of plan.ports.etcd) {
    try {
      const { status, body } = await ask(port, '/v3/kv/range', {
        method: 'POST',
        body: JSON.stringify({ key: base64(key) }),
        signal: AbortSignal.timeout(1_000)
      })
      if (status !== 200) throw new Error(`etcd answers ${status}`)
      const { kvs = [] } = JSON.parse(body) as { kvs?: { value: string }[] }
      return kvs[0] && Buffer.from(kvs[0].value, 'base64').toString()
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/** The node that holds the lock of the primary, or undefined while nobody does. */
export const leaderKey = (site: Site): Promise<string | undefined> => read(site, LEADER)

/** Which nodes have everything that was acknowledged, as the next election will read it. */
export interface SyncKey {
  leader: string | null
  sync_standby: string | null
}

export async function syncKey(site: Site): Promise<SyncKey> {
  const text = await read(site, SYNC)
  return text ? (JSON.parse(text) as SyncKey) : { leader: null, sync_standby: null }
}

/**
 * Says what is wrong with the key: the next failover may take only a node that it names. Undefined where all is well.
 */
export function syncProblem(leader: string | undefined, { leader: named, sync_standby }: SyncKey): string | undefined {
  if (leader === undefined) return 'nobody holds the lock'
  if (named !== leader) return `/sync names ${named} and not the leader ${leader}`
  const standbys = (sync_standby ?? '').split(',').filter((name) => name !== '' && name !== leader)
  return standbys.length === 0 ? '/sync names no standby' : undefined
}
