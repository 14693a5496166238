import { lerDetalhe } from '../../src/agravos/detalhe.ts'
import { paginaDeCasos } from '../../src/agravos/lista.ts'
import { type BareServer, callerOf, record, type Statement, startBare } from './bare.ts'
import { type Client, connectTo, rate } from './client.ts'
import type { Finding } from './main.ts'
import { median } from './questions.ts'
import type { Sized } from './sizes.ts'

const CONNECTIONS = 8
const IDS = 200
const TURNS = 5
const TURN_MS = 3_000

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
    return [
      await compare(service, bare, 'GET /casos/{id}', detalhes, 0.8),
      await compare(service, bare, 'GET /casos, 50 cases', [LISTA], 0.6)
    ]
  } finally {
    await bare.stop()
  }
}

/** By path: the lookup of the caller, then the operation's own. */
async function statements({ url, token }: Sized, ids: number[]): Promise<Record<string, Statement[]>> {
  const caller = await record(url, (db) => callerOf(db, token))
  const routes: Record<string, Statement[]> = {}
  for (const id of ids)
    routes[`/api/v1/agravos/casos/${id}`] = [...caller, ...(await record(url, (db) => lerDetalhe(db, id)))]
  routes[LISTA] = [...caller, ...(await record(url, (db) => paginaDeCasos(db, firstPage, {})))]
  return routes
}

async function compare(service: Sized, bare: BareServer, name: string, paths: string[], least: number) {
  const clients = [
    await connectTo(service.server.origin, service.server.dataDir, CONNECTIONS),
    await connectTo(bare.origin, service.server.dataDir, CONNECTIONS)
  ]
  const ask = (client: Client) => async (i: number) => {
    const path = paths[i % paths.length] as string
    const { status, body } = await client.request('GET', path, undefined, service.token)
    if (status !== 200) throw new Error(`${path}: ${status} ${body}`)
  }
  const rates: [number[], number[]] = [[], []]
  for (let turn = 0; turn <= TURNS; turn++) {
    for (const [i, client] of clients.entries()) {
      const found = await rate(CONNECTIONS, TURN_MS, ask(client))
      // The first turn warms both up.
      if (turn > 0) rates[i as 0 | 1].push(found)
    }
  }
  for (const client of clients) client.close()
  const [ours, theirs] = rates.map(median) as [number, number]
  return {
    name: `${name} per second, ${CONNECTIONS} connections / its statements alone behind node:https`,
    measured: `${ours.toFixed(0)} / ${theirs.toFixed(0)}`,
    ratio: ours / theirs,
    wanted: `>= ${least}`,
    ok: ours / theirs >= least
  }
}
