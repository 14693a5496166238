/*
 * Writes cases at a steady rate while the cluster is being damaged, and keeps a record of each. It is hard because the
 * rate must not depend on the answers: a load that waits for slow answers would hide an outage. What is due while too
 * many requests are under way is counted as not begun. A write ends as acknowledged, refused or unknown. Writes with an
 * Idempotency-Key are repeated until they are acknowledged. Stalls of this process are measured too.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { CASOS, caso } from '../../trial/bodies.ts'
import type { Client } from './client.ts'

/** The most requests under way at once. Writes that are due beyond that are not begun, and are counted. */
const IN_FLIGHT = 128
const TICK_MS = 10
const STALL_MS = 1_000
/** One write in this many has an Idempotency-Key and is repeated until it is acknowledged. */
const KEYED_EVERY = 4
const TRIES = 60
const REST_MS = 1_000

/** What is known about a write. An unacknowledged one may have been recorded or not. */
export type Outcome = 'acknowledged' | 'unknown' | 'refused'

export interface Load {
  /** Every number that was sent. */
  readonly written: Map<string, Outcome>
  /** When writes were acknowledged, on the clock of performance.now(). */
  readonly acknowledgedAt: number[]
  /** The first few answers that no client should get. */
  readonly strange: string[]
  /** Writes with a key that were never acknowledged. */
  readonly givenUp: string[]
  /** How many writes were begun so far. */
  begun(): number
  /** The numbers of acknowledged writes, from this one on in the order in which they were begun. */
  acknowledgedSince(first: number): string[]
  notBegun(): number
  /** For how many seconds this process itself stalled: nothing could be acknowledged then, whatever the cluster did. */
  heldUp(): number
  /** Begins no more writes. Resolves when all that were begun have ended. */
  stop(): Promise<void>
}

/** Writes cases at a steady rate, whatever the outcome of earlier ones. */
export function startLoad(client: Client, tokens: string[], prefix: string, rate: number): Load {
  const written = new Map<string, Outcome>()
  const acknowledgedAt: number[] = []
  const strange: string[] = []
  const givenUp: string[] = []
  const underWay = new Set<Promise<void>>()
  const begun = performance.now()
  let serial = 0
  let notBegun = 0
  let sending = 0
  let stopped = false
  let ticked = begun
  let heldUp = 0

  async function send(numero: string, n: number, key?: string): Promise<Outcome> {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    const token = tokens[n % tokens.length]
    sending++
    try {
      const { status, body } = await client.call('POST', CASOS, { token, headers, body: caso(numero, n) })
      if (status === 201) return 'acknowledged'
      if (status === 429) return 'refused'
      // 409 means that the write's own earlier try is still under way.
      if (status !== 503 && !(key && status === 409) && strange.length < 20)
        strange.push(`${status} ${body.slice(0, 200)}`)
    } catch {
      // The request was cut off, which the client has counted.
    } finally {
      sending--
    }
    return 'unknown'
  }

  async function write(n: number): Promise<void> {
    const numero = `${prefix}${n}`
    const key = n % KEYED_EVERY === 0 ? `chave-${numero}` : undefined
    written.set(numero, 'unknown')
    for (let tries = 0; tries < (key ? TRIES : 1); tries++) {
      if (tries > 0) await pause(REST_MS)
      const outcome = await send(numero, n, key)
      written.set(numero, outcome)
      if (outcome !== 'acknowledged') continue
      acknowledgedAt.push(performance.now())
      return
    }
    if (key) givenUp.push(numero)
  }

  function tick(): void {
    const now = performance.now()
    if (now - ticked > STALL_MS) heldUp += now - ticked
    ticked = now
    const due = Math.floor(((performance.now() - begun) / 1000) * rate)
    for (; serial + notBegun < due && !stopped; ) {
      if (sending >= IN_FLIGHT) {
        notBegun++
        continue
      }
      const one: Promise<void> = write(serial++).finally(() => underWay.delete(one))
      underWay.add(one)
    }
  }

  const timer = setInterval(tick, TICK_MS)
  return {
    written,
    acknowledgedAt,
    strange,
    givenUp,
    begun: () => serial,
    acknowledgedSince: (first) =>
      Array.from({ length: serial - first }, (_, i) => `${prefix}${first + i}`).filter(
        (numero) => written.get(numero) === 'acknowledged'
      ),
    notBegun: () => notBegun,
    heldUp: () => heldUp / 1000,
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.all(underWay)
    }
  }
}

/** The longest time without an acknowledgement between two moments, in seconds. */
export function longestGap(moments: number[], from: number, to: number): number {
  const within = [from, ...moments.filter((at) => at > from && at < to), to]
  return within.slice(1).reduce((most, at, i) => Math.max(most, at - within[i]!), 0) / 1000
}
