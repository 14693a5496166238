import { setTimeout as pause } from 'node:timers/promises'
import { corpo } from '../../bench/casos-escrever.ts'
import type { Client } from '../../bench/client.ts'

const CASOS = '/api/v1/agravos/casos'

export interface Crowd {
  client: Client
  /** One for each account. */
  tokens: string[]
  /** The number of cases that can be asked for. */
  cases: number
  perSecond: number
}

export interface Served {
  /** Milliseconds from the moment when a request was due to the end of its answer. */
  times: number[]
  /** Requests that were answered otherwise than with success. */
  refused: number
}

/**
 * Lets several accounts work for a while: of ten requests five read a case, two a page of cases, one the statistics of
 * a state, and two record a case. They come at fixed moments, so that a service that stalls is not spared.
 */
export async function work({ client, tokens, cases, perSecond }: Crowd, label: string, ms: number): Promise<Served> {
  const served: Served = { times: [], refused: 0 }
  const sent: Promise<void>[] = []
  const start = performance.now()
  for (let i = 0; (i * 1000) / perSecond < ms; i++) {
    const due = start + (i * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    const [method, path, body] = requestOf(i, label, cases)
    sent.push(
      client.request(method, path, body, tokens[i % tokens.length]).then(({ status }) => {
        served.times.push(performance.now() - due)
        if (status >= 300) served.refused++
      })
    )
  }
  await Promise.all(sent)
  return served
}

function requestOf(i: number, label: string, cases: number): [method: string, path: string, body?: unknown] {
  const kind = i % 10
  if (kind === 0 || kind === 5) return ['POST', CASOS, corpo(i % 100, `${label}-${i}`)]
  if (kind === 1) return ['GET', `${CASOS}?size=50&estado=PE&page=${1 + (i % 20)}`]
  if (kind === 6) return ['GET', `${CASOS}?size=50&page=${1 + (i % 20)}`]
  if (kind === 3) return ['GET', `${CASOS}/estatisticas/resumo?estado=SP&agregacao=semana`]
  return ['GET', `${CASOS}/${1 + ((i * 7919) % cases)}`]
}

export interface Attack {
  method: string
  url: string
  body: string | null
}

/** Sends a request 50 times a minute, this many at once. Returns how often each status came. */
export async function attack(
  client: Client,
  token: string,
  { method, url, body }: Attack,
  { atOnce, ms }: { atOnce: number; ms: number }
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const sent: Promise<void>[] = []
  const every = (60_000 / PER_MINUTE) * atOnce
  const start = performance.now()
  for (let i = 0; i * every < ms; i++) {
    await pause(Math.max(0, start + i * every - performance.now()))
    for (let n = 0; n < atOnce; n++)
      sent.push(
        client.request(method, url, body === null ? undefined : JSON.parse(body), token).then(({ status }) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        })
      )
  }
  await Promise.all(sent)
  return statuses
}

/** What an account of the smallest plan may send. */
const PER_MINUTE = 50
