import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareCounts } from '../../src/operations/recount/recount.ts'
import { BULK, csv, fieldPart, filePart, sheetRows } from '../modules/importacao/api-support.ts'
import { multipart } from '../modules/usuarios/support.ts'
import { caso } from '../support/caso.ts'
import type { Way } from '../support/forwarder.ts'
import { ask, type Client, signIn } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const ROUNDS = roundsOf(4)
const ROWS = 2_000
const BATCH = 200
const WRITERS = 4
const CASOS = '/api/v1/agravos/casos'
/** What a proxy may do between the old primary and the new one. */
const MEANWHILE: Way[] = ['forward', 'close', 'read-only', 'replica']

const site = servers({ WEBHOOK_ALLOW_PRIVATE: 'true' }, { proxied: true })
let receiver: Server
/** The number of the case that each event tells of. */
const told = new Map<string, string>()

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const { id, dados } = JSON.parse(await text(request))
    told.set(id, dados.numero_notificacao)
    response.end('ok')
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
afterAll(() => {
  receiver?.closeAllConnections()
  receiver?.close()
})

/** Starts writers that repeat each case under its key until the answer is something other than "later". */
function startWriters(client: Client, token: string) {
  const statuses = new Map<number, number>()
  const acknowledged: string[] = []
  let stopped = false
  let serial = 0

  async function record(): Promise<void> {
    const numero = `troca-${++serial}`
    const headers = { 'idempotency-key': randomUUID() }
    for (;;) {
      const { status } = await client.call('POST', CASOS, { token, body: caso(numero), headers })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 201) acknowledged.push(numero)
      if (status !== 503 && status !== 409) return
      await pause(20)
    }
  }
  const lane = async () => {
    while (!stopped) await record()
  }
  const over = Promise.all(Array.from({ length: WRITERS }, lane))
  // Failures are reported when the writers are stopped.
  over.catch(() => {})
  return {
    statuses,
    acknowledged,
    async stop() {
      stopped = true
      await over
    }
  }
}

it(`all connections to the database cut ${ROUNDS} times in the middle of cases, deliveries and an import: 503 or done, never half, never stuck`, async () => {
  const { server, client } = await site.start()
  const token = await signIn(client, ['agravos.listar', 'agravos.criar', 'agravos.importar'])
  const { port } = receiver.address() as AddressInfo
  const webhook = { url: `http://127.0.0.1:${port}/eventos`, eventos: ['agravo.criado'] }
  expect((await ask(client, 'POST', '/api/v1/webhooks', { token, body: webhook })).status).toBe(201)
  const parts = [filePart(csv(sheetRows(ROWS))), fieldPart('formato', 'csv'), fieldPart('modo', 'importar')]
  const accepted = JSON.parse((await ask(client, 'POST', BULK, { token, ...multipart(parts) })).body)
  const id = accepted.job_id.slice('job_'.length)
  await site.direct.sql`update jobs set pedido = pedido || ${site.direct.sql.json({ lote: BATCH })} where id = ${id}`

  const { statuses, acknowledged, stop } = startWriters(client, token)
  for (let round = 0; round < ROUNDS; round++) {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 5)
    await pause(Math.random() * 100)
    site.proxy.lead(MEANWHILE[round % MEANWHILE.length]!)
    site.proxy.cut()
    await pause(500)
    // Connections to the wrong server stay open.
    site.proxy.lead('forward')
  }
  await stop()
  expect([...statuses.keys()].filter((status) => ![201, 409, 503].includes(status))).toEqual([])
  expect(statuses.get(503)).toBeGreaterThan(0)

  const one = async <T>(rows: PromiseLike<readonly T[]>) => (await rows)[0]!
  const count = () =>
    one(site.direct.sql<{ n: number }[]>`select count(*)::int as n from webhook_entregas where estado = 'pendente'`)
  await expect.poll(async () => (await count()).n).toBe(0)
  const job = () => one(site.direct.sql<{ status: string }[]>`select status from jobs where id = ${id}`)
  await expect.poll(async () => (await job()).status).toBe('completed')

  const rows = await site.direct.sql<{ numero: string }[]>`select numero_notificacao as numero from casos`
  const written = rows.map(({ numero }) => numero).filter((numero) => numero.startsWith('troca-'))
  expect(written.sort()).toEqual([...acknowledged].sort())
  expect([...told.values()].sort()).toEqual(written)
  expect(rows).toHaveLength(written.length + ROWS)
  expect(new Set(rows.map(({ numero }) => numero)).size).toBe(rows.length)
  expect(await compareCounts(site.direct.db)).toEqual([])
  client.close()
  expect(await server.stop()).toBe(0)
})
