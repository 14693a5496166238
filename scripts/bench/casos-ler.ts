import { readFile } from 'node:fs/promises'
import { readDetalhe } from '../../src/agravos/detail.ts'
import { readCasosPage } from '../../src/agravos/list.ts'
import { type BareServer, callerOf, record, type Statement, startBare } from './bare.ts'
import { type Client, connectTo, rate } from './client.ts'
import type { Finding } from './finding.ts'
import { median } from './questions.ts'
import type { Sized } from './sizes.ts'

/** Those who ask at the same time, each on a connection of its own. */
const CONNECTIONS = [8, 32]
const IDS = 200
const TURNS = 5
const TURN_MS = 3_000
/** Until the compiler has seen enough of both. */
const WARM_UP_MS = 12_000
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

const LISTA = '/api/v1/agravos/casos?size=50'
const firstPage = {
  page: 1,
  size: 50,
  filter: null,
  text: null,
  order: [{ field: 'data_notificacao' as const, direction: 'desc' as const }],
  query: {}
}

/** Requests per second against a server that runs the same statements and does nothing else. */
export async function ler(service: Sized): Promise<Finding[]> {
  const step = Math.floor(service.size / IDS)
  const ids = Array.from({ length: IDS }, (_, i) => 1 + i * step)
  const routes = await statements(service, ids)
  const bare = await startBare(service, routes)
  try {
    const detalhes = ids.map((id) => `/api/v1/agravos/casos/${id}`)
    const findings: Finding[] = []
    for (const connections of CONNECTIONS) {
      findings.push(await compare(service, bare, 'GET /casos/{id}', detalhes, connections, 0.8))
      findings.push(await compare(service, bare, 'GET /casos, 50 cases', [LISTA], connections, 0.6))
    }
    return findings
  } finally {
    await bare.stop()
  }
}

/** By path: the lookup of the caller, then the operation's own. */
async function statements({ url, token }: Sized, ids: number[]): Promise<Record<string, Statement[]>> {
  const caller = await record(url, (db) => callerOf(db, token))
  const routes: Record<string, Statement[]> = {}
  for (const id of ids)
    routes[`/api/v1/agravos/casos/${id}`] = [...caller, ...(await record(url, (db) => readDetalhe(db, id, 'whole')))]
  routes[LISTA] = [...caller, ...(await record(url, (db) => readCasosPage(db, firstPage)))]
  return routes
}

async function compare(
  service: Sized,
  bare: BareServer,
  name: string,
  paths: string[],
  connections: number,
  least: number
): Promise<Finding> {
  const { dataDir } = service.server
  const servers = [
    { pid: service.server.pid, client: await connectTo(service.server.origin, dataDir, connections) },
    { pid: bare.pid, client: await connectTo(bare.origin, dataDir, connections) }
  ]
  const ask = (client: Client) => async (i: number) => {
    const path = paths[i % paths.length] as string
    const { status, body } = await client.request('GET', path, undefined, service.token)
    if (status !== 200) throw new Error(`${path}: ${status} ${body}`)
  }
  const rates: [number[], number[]] = [[], []]
  const costs: [number[], number[]] = [[], []]
  for (let turn = 0; turn <= TURNS; turn++) {
    for (const [i, { pid, client }] of servers.entries()) {
      const before = await cpuMs(pid)
      const found = await rate(connections, turn === 0 ? WARM_UP_MS : TURN_MS, ask(client))
      // The first turn warms both up.
      if (turn === 0) continue
      rates[i as 0 | 1].push(found)
      costs[i as 0 | 1].push(((await cpuMs(pid)) - before) / (found * (TURN_MS / 1000)))
    }
  }
  for (const { client } of servers) client.close()
  const [ours, theirs] = rates.map(median) as [number, number]
  const [ourCost, theirCost] = costs.map(median) as [number, number]
  return {
    name: `${name} per second, ${connections} connections / its statements alone behind node:https`,
    measured: `${ours.toFixed(0)} (${ourCost.toFixed(2)} ms of CPU each) / ${theirs.toFixed(0)} (${theirCost.toFixed(2)} ms)`,
    ratio: ours / theirs,
    wanted: `>= ${least}`,
    ok: ours / theirs >= least
  }
}

/** What a process has used of the processors so far; unlike a rate it does not depend on what else the machine does. */
async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS
}
