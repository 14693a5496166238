import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../platform/db/client.ts'
import type { Sender } from '../sending/sender.ts'
import { giveBack, LEASE_MS, renewLeases, type TakenWebhook, takeWebhooks } from './leases.ts'
import { createOutcomeWriter, type Outcome } from './outcomes.ts'
import { createSearch } from './search.ts'
import { switchOff } from './switch-off.ts'
import { startTurn, type Turn, type TurnEnd } from './turn.ts'

/** Sends nothing more so long before others may take a webhook over. */
const MARGIN_MS = 1000
const PAUSE_MS = 500
/** Places of their own for those that failed last: they never take one of a healthy webhook, nor do the healthy ones keep them from their turn. */
const HEALTHY_PLACES = 48
const FAILING_PLACES = 16

export interface Deliverer {
  /** To be called after a commit that may have added deliveries. */
  wake(): void
  /** Delivers all that is due, and returns when it is written. */
  round(): Promise<void>
  /** Takes nothing new, lets what is being sent come to its end, and writes it. */
  stop(): Promise<void>
}

export interface DelivererOptions {
  db: Db
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  sender: Sender
  /** Told of every attempt, once it is recorded. */
  onOutcome?: (estado: Outcome['estado']) => void
  instance?: string
  random?: () => number
  /** How often it looks for what others have left. */
  everyMs?: number
  /** How often it gives a sign of life for those that it serves. */
  signMs?: number
}

/** A webhook that has its turn. */
interface Served {
  isFailing: boolean
  /** By performance.now(). */
  oursUntil: number
  turn: Turn
  over: Promise<void>
}

/** stopping: takes no webhook, begins no attempt, and gives up what the database does not take after some tries. */
type DelivererState = 'running' | 'stopping'

/**
 * Delivers events to webhooks. Several instances may do so on one database; each webhook is served by one of them at a time. The way of
 * a delivery: taken (leases.ts, queue.ts), sent (request.ts, sender.ts), judged (judge.ts) and recorded (outcomes.ts); turn.ts leads it.
 */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const { db, now, log, sender, instance: me = randomUUID(), random = Math.random } = options
  const { everyMs = 1000, signMs = 3000 } = options
  const served = new Map<string, Served>()
  let state: DelivererState = 'running'
  /** Said once, until the database is well again. */
  let hasTrouble = false
  const outcomes = createOutcomeWriter(db, {
    failing: trouble,
    recovered: well,
    written: (outcomes) => {
      for (const { estado } of outcomes) options.onOutcome?.(estado)
    },
    lost: (err, lost) => log.error({ err, lost }, 'webhooks: outcomes could not be written')
  })
  const search = createSearch(take, everyMs)
  const signs = setInterval(() => void giveSigns(), signMs).unref()

  function trouble(err: unknown): void {
    if (!hasTrouble) log.warn({ err }, 'webhooks: trouble with the database, trying again')
    hasTrouble = true
  }

  function well(): void {
    hasTrouble = false
  }

  /** Returns how many webhooks it has taken. */
  async function take(): Promise<number> {
    if (state === 'stopping') return 0
    for (const { turn } of served.values()) turn.wake()
    const failing = [...served.values()].filter(({ isFailing }) => isFailing).length
    const places = { healthy: HEALTHY_PLACES - (served.size - failing), failing: FAILING_PLACES - failing }
    if (places.healthy <= 0 && places.failing <= 0) return 0
    const oursUntil = performance.now() + LEASE_MS - MARGIN_MS
    try {
      const taken = await takeWebhooks(db, me, { now: now(), except: [...served.keys()], places })
      if (!outcomes.isFailing) well()
      for (const webhook of taken) serve(webhook, oursUntil)
      return taken.length
    } catch (err) {
      trouble(err)
      return 0
    }
  }

  function serve(webhook: TakenWebhook, oursUntil: number): void {
    const isOurs = () => state === 'running' && performance.now() < one.oursUntil
    const one = { isFailing: webhook.falhandoDesde !== null, oursUntil } as Served
    served.set(webhook.id, one)
    one.turn = startTurn({ db, me, now, random, sender, outcomes }, webhook, isOurs)
    one.over = finish(webhook.id, one.turn)
  }

  async function finish(id: string, turn: Turn): Promise<void> {
    let failed = false
    try {
      const end = await turn.over
      if (end.switchOff) await switchOffAtLast(id, end.switchOff)
      await giveBack(db, me, id, end.restMs)
    } catch (err) {
      failed = true
      trouble(err)
      // If this fails too, it is free when the lease has run out.
      await giveBack(db, me, id, 0).catch(() => undefined)
    }
    served.delete(id)
    // For what came since it was last looked for, and for those who wait for a place. In trouble, the next second is soon enough.
    if (!failed) search.wake()
  }

  /** Nothing of it is sent before it is switched off; when stopping, it is left to the next failure. */
  async function switchOffAtLast(id: string, { url, motivo }: NonNullable<TurnEnd['switchOff']>): Promise<void> {
    for (;;) {
      try {
        const isOff = await switchOff(db, { id, url }, motivo, now())
        if (isOff) log.info({ webhook_id: id, motivo }, 'webhooks: switched off')
        return
      } catch (err) {
        if (state === 'stopping') throw err
        trouble(err)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }

  async function giveSigns(): Promise<void> {
    const ids = [...served.keys()]
    if (ids.length === 0) return
    const oursUntil = performance.now() + LEASE_MS - MARGIN_MS
    try {
      const ours = await renewLeases(db, me, ids)
      for (const id of ids) {
        const one = served.get(id)
        if (!one) continue
        // Taken over by another after a long silence, or switched off or removed by its owner.
        if (ours.has(id)) one.oursUntil = oursUntil
        else one.turn.end()
      }
    } catch (err) {
      trouble(err)
    }
  }

  const allServed = () => Promise.all([...served.values()].map(({ over }) => over))

  async function stop(): Promise<void> {
    state = 'stopping'
    const written = outcomes.close()
    await search.stop()
    // The leases are renewed until the last attempt has ended.
    await allServed()
    await written
    clearInterval(signs)
  }

  let stopped: Promise<void> | undefined
  return {
    wake: () => search.wake(),
    async round() {
      let found: number
      do {
        found = await search.look()
        await allServed()
      } while (found > 0 && !hasTrouble && state === 'running')
    },
    stop: () => {
      stopped ??= stop()
      return stopped
    }
  }
}
