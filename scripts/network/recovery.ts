import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { patience } from '../cluster/wait.ts'
import type { Client } from './client.ts'
import type { Site } from './site.ts'
import type { Work } from './work.ts'

/** Seconds until each thing worked, or null where it did not within the limit. */
export type Recovery = Map<string, number | null>

const ROUND_MS = 250

/**
 * Measures when everything works, each thing beside the others and from its beginning. A thing that was acknowledged
 * and is not done after a while is begun again, since its own turn may come late.
 */
export async function recover(site: Site, work: Work, clientNow: () => Client, limitMs: number): Promise<Recovery> {
  const things: Record<string, () => Promise<boolean>> = {
    read: work.read,
    write: work.group,
    job: begun(work.job, work.isDone),
    mail: begun(work.mail, async (email) => site.mails.has(email)),
    upload: async () => (await work.upload(() => false)) !== null,
    download: () => work.download(),
    webhook: begun(
      () => work.caso(() => false),
      async (numero) => site.receiver.events.has(numero)
    ),
    limits: () => areShared(site, clientNow()),
    health: work.health,
    ready: work.ready
  }
  const from = performance.now()
  const measured = Object.entries(things).map(async ([name, tryIt]) => {
    const isOver = patience(limitMs)
    while (!(await tryIt())) {
      if (isOver()) return [name, null] as const
      await pause(ROUND_MS)
    }
    return [name, (performance.now() - from) / 1000] as const
  })
  return new Map(await Promise.all(measured))
}

/** Begins a thing until that is acknowledged, then asks whether it is done. */
function begun<T>(begin: () => Promise<T | null>, isDone: (thing: T) => Promise<boolean>): () => Promise<boolean> {
  let thing: T | null = null
  return async () => {
    thing ??= await begin()
    return thing !== null && (await isDone(thing))
  }
}

/** Whether a request is counted in Redis. */
async function areShared({ redis }: Site, client: Client): Promise<boolean> {
  const [a, b] = randomBytes(2)
  const address = `172.16.${a}.${b}`
  await client.call('GET', '/api/v1/health', { headers: { 'x-forwarded-for': address } })
  return (await redis.keys(`*${address}*`)).length > 0
}
