/*
 * Measures reads of the service against three others: a server that runs the same statements and does nothing else,
 * express with pg, and the statements without any server. It is hard because the machine's speed changes while it
 * measures. So all take short turns, the median of the turns counts, and the CPU time of each process is measured too,
 * since unlike a rate it does not depend on what else the machine does.
 */

import postgres, { type ParameterOrJSON } from 'postgres'
import { readCasosPage } from '../../src/modules/agravos/list/list.ts'
import { everywhere } from '../../src/modules/agravos/reach.ts'
import { readDetalhe } from '../../src/modules/agravos/record/detail.ts'
import { callerOf, type OtherServer, record, type Statement, startBare, startExpress } from './bare.ts'
import { connectTo, rate, warmUp } from './client.ts'
import { COMPARED, type Finding } from './finding.ts'
import { secondsOfProcess } from './processor.ts'
import { median } from './questions.ts'
import { either } from './size.ts'
import type { Sized } from './sizes.ts'

/** The numbers of parallel callers, each on a connection of its own. */
const CONNECTIONS = [8, 32]
const IDS = 200
const TURNS = either(3, 5)
const TURN_MS = either(2_000, 3_000)

const LISTA = '/api/v1/agravos/casos?size=50'
const firstPage = {
  page: 1,
  size: 50,
  filter: null,
  text: null,
  order: [{ field: 'data_notificacao' as const, direction: 'desc' as const }],
  query: {}
}

type Routes = Record<string, Statement[]>
/** What answers, in the order in which they take turns. The last has no process of its own. */
const series = ['service', 'bare', 'express', 'sql'] as const
type Target = (typeof series)[number]

interface Asked {
  name: string
  paths: string[]
  connections: number
  /** The least share of what the bare server does per second. */
  least: number
}

/** Measures requests per second against the bare server, express with pg, and SQL without any server. */
export async function ler(service: Sized): Promise<Finding[]> {
  const step = Math.floor(service.size / IDS)
  const ids = Array.from({ length: IDS }, (_, i) => 1 + i * step)
  const routes = await statements(service, ids)
  const others = { bare: await startBare(service, routes), express: await startExpress(service) }
  try {
    const detalhes = ids.map((id) => `/api/v1/agravos/casos/${id}`)
    const findings: Finding[] = []
    for (const connections of CONNECTIONS) {
      const detail = { name: 'GET /casos/{id}', paths: detalhes, connections, least: 0.8 }
      const list = { name: 'GET /casos, 50 cases', paths: [LISTA], connections, least: 0.6 }
      for (const asked of [detail, list]) findings.push(...(await compare(service, others, routes, asked)))
    }
    return findings
  } finally {
    await others.bare.stop()
    await others.express.stop()
  }
}

/** The statements of each path: the lookup of the caller, then those of the operation. */
async function statements({ url, token }: Sized, ids: number[]): Promise<Routes> {
  const caller = await record(url, (db) => callerOf(db, token))
  const routes: Routes = {}
  for (const id of ids)
    routes[`/api/v1/agravos/casos/${id}`] = [
      ...caller,
      ...(await record(url, (db) => readDetalhe(db, everywhere('a bench'), id, 'whole', String)))
    ]
  routes[LISTA] = [...caller, ...(await record(url, (db) => readCasosPage(db, everywhere('a bench'), firstPage)))]
  return routes
}

type Work = Record<Target, (path: string) => Promise<unknown>>

async function compare(
  service: Sized,
  others: Record<'bare' | 'express', OtherServer>,
  routes: Routes,
  asked: Asked
): Promise<Finding[]> {
  const { paths, connections } = asked
  const pids: Partial<Record<Target, number>> = {
    service: service.server.pid,
    bare: others.bare.pid,
    express: others.express.pid
  }
  const { work, close } = await workers(service, others, routes, connections)
  const rates: Record<Target, number[]> = { service: [], bare: [], express: [], sql: [] }
  const costs: Record<Target, number[]> = { service: [], bare: [], express: [], sql: [] }
  const rateFor = (each: Target, ms: number) =>
    rate(connections, ms, async (i) => void (await work[each](paths[i % paths.length] as string)))
  for (const each of series) await warmUp((ms) => rateFor(each, ms))
  for (let turn = 0; turn < TURNS; turn++) {
    for (const each of series) {
      const pid = pids[each]
      const before = pid ? await secondsOfProcess(pid) : 0
      const found = await rateFor(each, TURN_MS)
      rates[each].push(found)
      if (pid) costs[each].push((1000 * ((await secondsOfProcess(pid)) - before)) / (found * (TURN_MS / 1000)))
    }
  }
  await close()
  return findingsOf(asked, rates, costs)
}

async function workers(
  service: Sized,
  others: Record<'bare' | 'express', OtherServer>,
  routes: Routes,
  connections: number
): Promise<{ work: Work; close(): Promise<void> }> {
  const { dataDir, origin } = service.server
  const origins = [origin, others.bare.origin, others.express.origin]
  const clients = await Promise.all(origins.map((each) => connectTo(each, dataDir, connections)))
  const sql = postgres(service.url, { max: 10, fetch_types: false })
  const ask = (i: number) => async (path: string) => {
    const answer = await clients[i]?.request('GET', path, undefined, service.token)
    if (answer?.status !== 200) throw new Error(`${series[i]}, ${path}: ${answer?.status} ${answer?.body}`)
  }
  const run = async (path: string) => {
    for (const { text, params } of routes[path] ?? [])
      await sql.unsafe(text, params as ParameterOrJSON<never>[], { prepare: true })
  }
  return {
    work: { service: ask(0), bare: ask(1), express: ask(2), sql: run },
    async close() {
      for (const client of clients) client.close()
      await sql.end()
    }
  }
}

const against: [other: Exclude<Target, 'service'>, words: string][] = [
  ['bare', 'its statements alone behind node:https'],
  ['express', 'express and pg on the same tables'],
  ['sql', 'its statements alone, without a server']
]

function findingsOf({ name, connections, least }: Asked, rates: Record<Target, number[]>, costs: typeof rates) {
  const rateOf = (each: Target) => median(rates[each])
  const measured = (each: Target) =>
    costs[each].length > 0
      ? `${rateOf(each).toFixed(0)} (${median(costs[each]).toFixed(2)} ms CPU)`
      : rateOf(each).toFixed(0)
  return against.map(([other, words]): Finding => {
    const ratio = rateOf('service') / rateOf(other)
    const isJudged = other === 'bare'
    const group = `${name}, ${connections}`
    return {
      name: `${name} per second, ${connections} connections / ${words}`,
      measured: `${measured('service')} / ${measured(other)}`,
      ratio,
      wanted: isJudged ? `>= ${least}` : COMPARED,
      ok: !isJudged || ratio >= least,
      figures: [
        ...(isJudged ? [{ plot: 'reads' as const, group, series: 'service' as const, value: rateOf('service') }] : []),
        { plot: 'reads', group, series: other, value: rateOf(other) }
      ]
    }
  })
}
