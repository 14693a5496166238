/** A question may meet a member that is frozen. */
const PATIENCE_MS = 1_000

export interface Etcd {
  /** Addresses of the members: `host:port`, for plain HTTP, or `https://host:port`. */
  members: string[]
  /** Patroni's `scope`. */
  scope: string
  /** How long a member may take to answer. */
  patienceMs?: number
}

/** Which nodes have everything that was acknowledged, as the next election will read it. */
export interface SyncKey {
  leader: string | null
  sync_standby: string | null
}

/** Reads a key of Patroni. Asks one member after the other, since some may be down or frozen. */
async function read({ members, scope, patienceMs = PATIENCE_MS }: Etcd, name: string): Promise<string | undefined> {
  const key = Buffer.from(`/service/${scope}/${name}`).toString('base64')
  let failure: unknown
  for (const member of members) {
    try {
      const origin = member.includes('://') ? member : `http://${member}`
      const answer = await fetch(`${origin}/v3/kv/range`, {
        method: 'POST',
        body: JSON.stringify({ key }),
        signal: AbortSignal.timeout(patienceMs)
      })
      if (answer.status !== 200) throw new Error(`etcd answers ${answer.status}`)
      const { kvs = [] } = (await answer.json()) as { kvs?: { value: string }[] }
      return kvs[0] && Buffer.from(kvs[0].value, 'base64').toString()
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

/** The node that holds the lock of the primary, or undefined while nobody does. */
export const readLeader = (etcd: Etcd): Promise<string | undefined> => read(etcd, 'leader')

export async function readSync(etcd: Etcd): Promise<SyncKey> {
  const text = await read(etcd, 'sync')
  return text ? (JSON.parse(text) as SyncKey) : { leader: null, sync_standby: null }
}

/** The standbys that the key names. Its leader is none, whatever the key says. */
export const standbysOf = ({ sync_standby }: SyncKey, leader: string | undefined): string[] =>
  (sync_standby ?? '').split(',').filter((name) => name !== '' && name !== leader)

/**
 * Says what is wrong with the key: the next failover may take only a node that it names. Undefined where all is well.
 */
export function syncProblem(leader: string | undefined, sync: SyncKey): string | undefined {
  if (leader === undefined) return 'nobody holds the lock'
  if (sync.leader !== leader) return `/sync names ${sync.leader} and not the leader ${leader}`
  return standbysOf(sync, leader).length === 0 ? '/sync names no standby' : undefined
}
