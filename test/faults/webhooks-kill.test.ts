import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { caso } from '../support/caso.ts'
import { answered, ask, signIn, startLoad } from './load.ts'
import { roundsOf, servers } from './servers.ts'

const ROUNDS = roundsOf(1)
const CASOS = '/api/v1/agravos/casos'

const site = servers({ WEBHOOK_ALLOW_PRIVATE: 'true' })
let receiver: Server

interface Evento {
  id: string
  tipo: string
  dados: { id: number; numero_notificacao: string }
}

/**
 * Deliveries received, by the id of their event. `unsigned` below has those whose two signatures were not both right.
 */
const received = new Map<string, Evento[]>()
const unsigned: unknown[] = []
let segredo = ''

function isSigned(headers: NodeJS.Dict<string | string[]>, body: string): boolean {
  const hex = createHmac('sha256', segredo).update(body).digest('hex')
  const standard = createHmac('sha256', Buffer.from(segredo.slice('whsec_'.length), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')
  return headers['x-webhook-signature'] === hex && headers['webhook-signature'] === `v1,${standard}`
}

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const body = await text(request)
    if (!isSigned(request.headers, body)) unsigned.push([request.headers, body])
    const evento: Evento = JSON.parse(body)
    received.set(evento.id, [...(received.get(evento.id) ?? []), evento])
    response.end('ok')
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
afterAll(() => {
  receiver?.closeAllConnections()
  receiver?.close()
})

it(`kill -9 of the server while cases are recorded and delivered, ${ROUNDS} times: exactly the committed ones are delivered`, async () => {
  const { port } = receiver.address() as AddressInfo
  let token = ''
  for (let round = 0; round <= ROUNDS; round++) {
    const { server, client } = await site.start()
    if (!token) {
      token = await signIn(client, ['agravos.listar', 'agravos.criar'])
      const body = { url: `http://127.0.0.1:${port}/eventos`, eventos: ['agravo.criado'] }
      const created = await ask(client, 'POST', '/api/v1/webhooks', { token, body })
      segredo = JSON.parse(created.body).data.segredo
    }
    if (round === ROUNDS) {
      // The last server is left to finish.
      const waiting = async () => {
        const [row] = await site.direct.sql<{ n: number }[]>`
          select count(*)::int as n from webhook_entregas where estado = 'pendente'`
        return row!.n
      }
      await expect.poll(waiting).toBe(0)
      client.close()
      expect(await server.stop()).toBe(0)
      break
    }
    const before = received.size
    const load = startLoad(
      {
        write: (numero) => client.call('POST', CASOS, { token, body: caso(numero) }),
        writers: 4,
        read: () => client.call('GET', `${CASOS}?size=5`, { token }),
        readers: 1
      },
      `morto${round}-`
    )
    // Kills in the middle of both: some cases are recorded, and some are told of.
    await expect.poll(() => answered(load, 201).length).toBeGreaterThan(20)
    if (round % 2 === 0) await expect.poll(() => received.size).toBeGreaterThan(before)
    await server.stop('SIGKILL')
    await load.over
    client.close()
    await site.untilQuiet()
    // Makes it look as if enough time had passed to free what the killed server had taken.
    await site.direct.sql`update webhooks set tomado_ate = now() - interval '1 second' where tomado_ate is not null`
  }

  const cases = await site.direct.sql<{ id: number; numero: string }[]>`
    select id, numero_notificacao as numero from casos order by id`
  const told = [...received.values()].map(([first]) => first as Evento)
  const pairs = (rows: { id: number; numero: string }[]) => rows.map(({ id, numero }) => `${id} ${numero}`).sort()
  expect(pairs(told.map(({ dados }) => ({ id: dados.id, numero: dados.numero_notificacao })))).toEqual(pairs(cases))
  // A delivery that came twice is the same to the letter.
  for (const copies of received.values()) for (const copy of copies) expect(copy).toEqual(copies[0])
  expect(unsigned).toEqual([])
  expect(cases.length).toBeGreaterThan(20 * ROUNDS)
})
