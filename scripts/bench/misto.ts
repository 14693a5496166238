import { setTimeout as pause } from 'node:timers/promises'
import { type OtherServer, startExpress } from './bare.ts'
import { inserirCasos } from './casos-dados.ts'
import { corpo } from './casos-escrever.ts'
import { type Client, connectTo } from './client.ts'
import { COMPARED, type Finding } from './finding.ts'
import { residentMb } from './memory.ts'
import { percentile } from './percentile.ts'
import { either } from './size.ts'
import { type Sized, withSizes } from './sizes.ts'

const CASES = either(20_000, 100_000)
/**
 * The requests per second, well below what either server can do. They come whether or not earlier ones are answered,
 * like those of people.
 */
const PER_SECOND = 150
const TURN_MS = either(10_000, 20_000)
const TURNS = 2
const WARM_UP_MS = 5_000
const CONNECTIONS = 64

type Target = 'service' | 'express'
const percentiles = [50, 95, 99, 99.9]

/**
 * Measures how long answers take under a steady mixed load: six details, two lists and two new cases of ten requests.
 */
export async function benchMisto(): Promise<Finding[]> {
  return await withSizes(
    [CASES],
    async ([service]) => {
      const express = await startExpress(service as Sized)
      try {
        return await measure(service as Sized, express)
      } finally {
        await express.stop()
      }
    },
    { what: 'cases', insert: inserirCasos }
  )
}

async function measure(service: Sized, express: OtherServer): Promise<Finding[]> {
  const { dataDir, origin, pid } = service.server
  const clients: Record<Target, Client> = {
    service: await connectTo(origin, dataDir, CONNECTIONS),
    express: await connectTo(express.origin, dataDir, CONNECTIONS)
  }
  const before = { service: await residentMb(pid), express: await residentMb(express.pid) }
  const times: Record<Target, number[]> = { service: [], express: [] }
  const refused: Record<Target, number> = { service: 0, express: 0 }
  for (let turn = 0; turn <= TURNS; turn++) {
    for (const each of ['service', 'express'] as const) {
      const label = `${each[0]}${turn}`
      const found = await load(clients[each], service.token, label, turn === 0 ? WARM_UP_MS : TURN_MS)
      if (turn === 0) continue
      times[each].push(...found.times)
      refused[each] += found.refused
    }
  }
  const after = { service: await residentMb(pid), express: await residentMb(express.pid) }
  for (const client of Object.values(clients)) client.close()
  return [...percentiles.map((each) => compared(each, times)), answered(times, refused), memory(before, after)]
}

/**
 * Sends requests at fixed moments, and measures from the moment a request was due: a server that stalls is not spared.
 */
async function load(client: Client, token: string, label: string, ms: number) {
  const times: number[] = []
  let refused = 0
  const sent: Promise<void>[] = []
  const start = performance.now()
  for (let i = 0; (i * 1000) / PER_SECOND < ms; i++) {
    const due = start + (i * 1000) / PER_SECOND
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    sent.push(
      request(client, token, label, i).then((isTaken) => {
        if (isTaken) times.push(performance.now() - due)
        else refused++
      })
    )
  }
  await Promise.all(sent)
  return { times, refused }
}

/** Returns false for a 503, by which a service says that it has too much to do. */
async function request(client: Client, token: string, label: string, i: number): Promise<boolean> {
  const casos = '/api/v1/agravos/casos'
  const kind = i % 5
  const { status, body } =
    kind === 0
      ? await client.request('POST', casos, corpo(i, `${label}-${i}`), token)
      : kind === 1
        ? await client.request('GET', `${casos}?size=50&page=${1 + (i % 20)}`, undefined, token)
        : await client.request('GET', `${casos}/${1 + ((i * 7919) % CASES)}`, undefined, token)
  if (status === 503) return false
  if (status !== (kind === 0 ? 201 : 200)) throw new Error(`${label}, ${i}: ${status} ${body}`)
  return true
}

function compared(each: number, times: Record<Target, number[]>): Finding {
  const [ours, theirs] = [percentile(times.service, each), percentile(times.express, each)]
  return {
    name: `mixed load of ${PER_SECOND} requests per second, 80 % of them reads: p${each} / express and pg on the same tables`,
    measured: `${ours.toFixed(1)} ms / ${theirs.toFixed(1)} ms, of ${times.service.length} requests each`,
    ratio: ours / theirs,
    wanted: COMPARED,
    ok: true,
    figures: [
      { plot: 'tail', group: `p${each}`, series: 'service', value: ours },
      { plot: 'tail', group: `p${each}`, series: 'express', value: theirs }
    ]
  }
}

/** Counts the answers: a short tail is worth nothing when it leaves out callers who were sent away. */
function answered(times: Record<Target, number[]>, refused: Record<Target, number>): Finding {
  const [done, sent] = [times.service.length, times.service.length + refused.service]
  return {
    name: `mixed load of ${PER_SECOND} requests per second: answered / sent (express and pg sent ${refused.express} away)`,
    measured: `${done} / ${sent}`,
    ratio: done / sent,
    wanted: '= 1',
    ok: done === sent
  }
}

function memory(before: Record<Target, number>, after: Record<Target, number>): Finding {
  const group = (each: Target) => (each === 'service' ? 'GET + POST /casos' : 'GET + POST /casos, express + pg')
  return {
    name: 'memory after the mixed load / express and pg',
    measured: `${after.service.toFixed(0)} MB / ${after.express.toFixed(0)} MB`,
    ratio: after.service / after.express,
    wanted: COMPARED,
    ok: true,
    figures: (['service', 'express'] as const).flatMap((each) => [
      { plot: 'memory' as const, group: group(each), series: 'before' as const, value: before[each] },
      { plot: 'memory' as const, group: group(each), series: 'peak' as const, value: after[each] }
    ])
  }
}
