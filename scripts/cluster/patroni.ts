import type { Site } from './parts.ts'
import { NODES } from './plan.ts'
import { ask, until } from './wait.ts'

/** How Patroni sees a node. */
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
  throw new Error('No Patroni answers')
}

/** The node that says of itself that it is the primary: the common view may be some seconds old. */
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
 * One primary, one synchronous standby, one more: nothing that is acknowledged from now on hangs on a single server. The nodes themselves are asked: in the
 * common view, a node that was killed goes on for as long as its lock does.
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

/** How many nodes answer yes. */
async function count(ports: number[], path: string): Promise<number> {
  const answers = await Promise.all(ports.map((port) => ask(port, path).catch(() => undefined)))
  return answers.filter((answer) => answer?.status === 200).length
}

/** Hands the part of the primary to the synchronous standby. Returns what Patroni says to it. */
export async function switchover(site: Site): Promise<string> {
  const leader = (await nodes(site)).find(({ role }) => role === 'leader')
  const standby = (await nodes(site)).find(({ role }) => role === 'sync_standby')
  if (!leader || !standby) throw new Error('There is nobody to hand over to')
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
