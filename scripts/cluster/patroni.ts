import type { Site } from './parts.ts'
import { NODES } from './plan.ts'
import { ask, until } from './wait.ts'

/** A node in Patroni's view. */
export interface Node {
  name: string
  role: string
  state: string
}

/** Asks one node after the other, since some may be down. */
export async function nodes({ plan }: Site): Promise<Node[]> {
  for (const port of plan.ports.patroni) {
    const answer = await ask(port, '/cluster').catch(() => undefined)
    if (answer?.status === 200) return (JSON.parse(answer.body) as { members: Node[] }).members
  }
  throw new Error('No Patroni node answers')
}

/** Returns the node that calls itself the primary. The common view of the cluster may be some seconds old. */
export async function primaryOf({ plan }: Site): Promise<number | undefined> {
  for (let i = 0; i < NODES.length; i++) {
    const answer = await ask(plan.ports.patroni[i]!, '/primary').catch(() => undefined)
    if (answer?.status === 200) return i
  }
  return undefined
}

interface Replication {
  state: string
  sync_state: string
}

/**
 * Waits for one primary, one synchronous standby and one more: nothing acknowledged from then on depends on a single
 * server. The nodes themselves are asked, since in the common view a killed node lives on for as long as its lock.
 */
export const untilWhole = (site: Site, patienceMs: number): Promise<void> =>
  until('a primary with a synchronous standby and another', patienceMs, async () => {
    const { patroni } = site.plan.ports
    const primary = await primaryOf(site)
    if (primary === undefined) return undefined
    const { body } = await ask(patroni[primary]!, '/patroni')
    const { replication = [] } = JSON.parse(body) as { replication?: Replication[] }
    const streaming = replication.filter(({ state }) => state === 'streaming')
    const isSafe = streaming.some(({ sync_state }) => sync_state === 'sync') && (await count(patroni, '/sync')) === 1
    return (isSafe && streaming.length === 2 && (await count(patroni, '/health')) === 3) || undefined
  }).then(() => {})

/** Counts the nodes that answer with 200. */
async function count(ports: number[], path: string): Promise<number> {
  const answers = await Promise.all(ports.map((port) => ask(port, path).catch(() => undefined)))
  return answers.filter((answer) => answer?.status === 200).length
}

/** Hands the role of the primary to the synchronous standby. Returns Patroni's answer. */
export async function switchover(site: Site): Promise<string> {
  const leader = (await nodes(site)).find(({ role }) => role === 'leader')
  const standby = (await nodes(site)).find(({ role }) => role === 'sync_standby')
  if (!leader || !standby) throw new Error('There is no synchronous standby to hand over to')
  const authorization = `Basic ${Buffer.from(`patroni:${site.secrets.patroni}`).toString('base64')}`
  const { status, body } = await ask(site.plan.ports.patroni[NODES.indexOf(leader.name as 'pg1')]!, '/switchover', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ leader: leader.name, candidate: standby.name }),
    signal: AbortSignal.timeout(60_000)
  })
  if (status !== 200) throw new Error(`Switchover: ${status} ${body}`)
  return body
}
