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

const isUp = ({ state }: Node) => state === 'running' || state === 'streaming'

/** One primary, one synchronous standby, one more: nothing that is acknowledged from now on hangs on a single server. */
export const untilWhole = (site: Site, patienceMs: number): Promise<void> =>
  until('a primary with a synchronous standby and another', patienceMs, async () => {
    const found = await nodes(site)
    const count = (role: string) => found.filter((node) => node.role === role && isUp(node)).length
    const whole = count('leader') === 1 && count('sync_standby') === 1 && found.filter(isUp).length === NODES.length
    return whole ? (await syncAnswers(site)) || undefined : undefined
  }).then(() => {})

/** The standby itself has to say so, too. */
async function syncAnswers({ plan }: Site): Promise<boolean> {
  const answers = await Promise.all(plan.ports.patroni.map((port) => ask(port, '/sync').catch(() => undefined)))
  return answers.some((answer) => answer?.status === 200)
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
