import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../platform/db/client.ts'
import type { Vitals } from '../../../platform/vitals/vitals.ts'
import type { Sender } from '../sending/sender.ts'
import { giveBack, isAnyPending, LEASE_MS, renewLeases, type TakenWebhook, takeWebhooks } from './leases.ts'
import { createOutcomeWriter, type Outcome } from './outcomes.ts'
import { createSearch } from './search.ts'
import { switchOff } from './switch-off.ts'
import { startTurn, type Turn, type TurnEnd } from './turn.ts'

/** Sending stops this long before others may take a webhook over. */
const MARGIN_MS = 1000
const PAUSE_MS = 500
/**
 * Failing webhooks have places of their own. They never take the place of a healthy one, and healthy ones never keep
 * them from their turn.
 */
const HEALTHY_PLACES = 48
const FAILING_PLACES = 16

export interface Deliverer {
  /** Must be called after a commit that may have added deliveries. */
  wake(): void
  /** Delivers everything that is due, and returns when all of it is recorded. */
  round(): Promise<void>
  /** Takes nothing new, lets what is being sent finish, and records it. */
  stop(): Promise<void>
}

export interface DelivererOptions {
  db: Db
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  sender: Sender
  vitals: Pick<Vitals, 'part'>
  /** Called for every attempt once it is recorded. */
  onOutcome?: (estado: Outcome['estado']) => void
  /** Whether the service is not in its normal mode: then nothing is sent, and nothing lost. */
  isResting?: () => Promise<boolean>
  instance?: string
  random?: () => number
  /** The time between two searches for work that no `wake` announced. */
  everyMs?: number
  /** How long these searches pause when no delivery waits. Nobody announces those of an instance that died. */
  idleMs?: number
  /** The time between two renewals of the leases. */
  signMs?: number
}

/** A webhook whose turn is running. */
interface Served {
  isFailing: boolean
  /** Until when this instance may send for it, on the clock of performance.now(). */
  oursUntil: number
  turn: Turn
  over: Promise<void>
}

/**
 * While stopping, the deliverer takes no webhook and begins no attempt. Outcomes that the database refuses are given up
 * after some tries.
 */
type DelivererState = 'running' | 'stopping'

/**
 * Delivers events to webhooks. It is hard because several instances work on one database, receivers may hang or fail,
 * and first attempts must keep their order. So each webhook is served by one instance at a time, under a lease, and in
 * turns. The way of a delivery: taken (leases.ts, queue.ts), sent (request.ts, sender.ts), judged (judge.ts) and
 * recorded (outcomes.ts); turn.ts leads it through. This file searches for webhooks with work, gives them places, and
 * keeps their leases alive. Its states are `running` and `stopping`.
 */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const { db, now, log, sender, vitals, instance: me = randomUUID(), random = Math.random } = options
  const { everyMs = 1000, idleMs = 15_000, signMs = 3000, isResting = async () => false } = options
  const served = new Map<string, Served>()
  let state: DelivererState = 'running'
  let rests = false
  /** Until when no delivery waits, as far as is known. Whoever adds one wakes the deliverer. */
  let idleUntil = 0
  let askedAt = Number.NEGATIVE_INFINITY
  /** Whether trouble has been logged. It is logged once, until the database works again. */
  let hasTrouble = false
  const outcomes = createOutcomeWriter(db, vitals.part('webhook-outcomes'), {
    failing: trouble,
    recovered: well,
    written: (outcomes) => {
      for (const { estado } of outcomes) options.onOutcome?.(estado)
    },
    lost: (err, lost) => log.error({ err, lost }, 'webhooks: outcomes could not be written')
  })
  const search = createSearch(take, everyMs, () => performance.now() < idleUntil)
  const sign = vitals.part('webhook-deliveries', { everyMs, renew: () => search.renew() })
  const signs = setInterval(() => void giveSigns(), signMs).unref()

  function trouble(err: unknown): void {
    if (!hasTrouble) log.warn({ err }, 'webhooks: trouble with the database, trying again')
    hasTrouble = true
  }

  function well(): void {
    hasTrouble = false
  }

  /** Takes webhooks that have work, and returns how many. */
  async function take(): Promise<number> {
    if (state === 'stopping') return 0
    rests = await isResting()
    if (rests) {
      sign.did()
      return 0
    }
    for (const { turn } of served.values()) turn.wake()
    const failing = [...served.values()].filter(({ isFailing }) => isFailing).length
    const places = { healthy: HEALTHY_PLACES - (served.size - failing), failing: FAILING_PLACES - failing }
    if (places.healthy <= 0 && places.failing <= 0) {
      sign.did()
      return 0
    }
    const oursUntil = performance.now() + LEASE_MS - MARGIN_MS
    try {
      const free = { now: now(), except: [...served.keys()], places }
      const taken = (await isIdle()) ? [] : await takeWebhooks(db, me, free)
      sign.did()
      if (!outcomes.isFailing) well()
      for (const webhook of taken) serve(webhook, oursUntil)
      return taken.length
    } catch (err) {
      trouble(err)
      return 0
    }
  }

  /** Asks from time to time whether anything waits at all. If not, the regular searches pause. */
  async function isIdle(): Promise<boolean> {
    const at = performance.now()
    if (served.size > 0 || at - askedAt < idleMs) return false
    askedAt = at
    if (await isAnyPending(db)) return false
    idleUntil = at + idleMs
    return true
  }

  function serve(webhook: TakenWebhook, oursUntil: number): void {
    const isOurs = () => state === 'running' && !rests && performance.now() < one.oursUntil
    const one = { isFailing: webhook.falhandoDesde !== null, oursUntil } as Served
    served.set(webhook.id, one)
    // What fails is to be tried again in time.
    idleUntil = 0
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
      // If this fails too, the webhook is free again when its lease runs out.
      await giveBack(db, me, id, 0).catch(() => undefined)
    }
    served.delete(id)
    // Searches for deliveries that came since the last look, and for webhooks that wait for a place. After trouble the
    // next regular search is soon enough.
    if (!failed) search.wake()
  }

  /**
   * Tries until the webhook is switched off, so that nothing more is sent to it. While stopping, it is left to the next
   * failure.
   */
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
        // Otherwise another instance took it over after a long silence, or its owner switched it off or removed it.
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
