import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Agent, request } from 'undici'
import { connect, type Db } from '../../src/platform/db/client.ts'
import { corpo } from './casos-escrever.ts'
import { rate } from './client.ts'
import type { Finding } from './finding.ts'
import { median } from './questions.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { either } from './size.ts'
import { type Sized, withSizes } from './sizes.ts'

const WEBHOOKS = 20
const EACH = either(500, 1_000)
const TURNS = either(3, 5)
const ALONE_MS = either(2_000, 4_000)
const ROUNDS = 3
const CREATIONS = 400
const PATIENCE_MS = 120_000

/**
 * Measures how fast webhooks are notified, whom a receiver that hangs delays, and what they cost callers who record
 * cases.
 */
export async function benchWebhooks(): Promise<Finding[]> {
  const receiver = await startReceiver()
  try {
    return await withSizes(
      [1_000],
      async ([service]) => {
        const database = connect((service as Sized).url, { max: 2 })
        try {
          return [
            ...(await deliver(service as Sized, database.db, receiver)),
            await record(service as Sized, database.db, receiver)
          ]
        } finally {
          await database.close()
        }
      },
      { env: { WEBHOOK_ALLOW_PRIVATE: 'true' } }
    )
  } finally {
    await receiver.stop()
  }
}

async function register({ client, token }: Sized, url: string, eventos: string[]): Promise<string> {
  const { status, body } = await client.request('POST', '/api/v1/webhooks', { url, eventos }, token)
  if (status !== 201) throw new Error(`POST /webhooks: ${status} ${body}`)
  return JSON.parse(body).data.id
}

/** Adds this many events for each of these webhooks, at once. */
async function fill(db: Db, ids: string[], each: number): Promise<void> {
  await db.execute(sql`
    insert into webhook_entregas (webhook_id, evento_id, tipo, em, dados, proxima_em)
    select w, 'evt_' || replace(gen_random_uuid()::text, '-', ''), 'webhook.teste', now(),
      jsonb_build_object('id', i, 'tipo_agravo', 'dengue', 'numero_notificacao', '2026' || i), now()
    from generate_series(1, ${each}::int) i, unnest(${`{${ids.join(',')}}`}::text[]) w`)
}

/** Waits until this many have come, and returns how many there were per second. */
async function arrived(receiver: Receiver, wanted: number): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const came = (await receiver.ask('tell')).map(([, count]) => count)
    const n = came.reduce((sum, count) => sum + count.n, 0)
    if (n >= wanted) {
      const first = Math.min(...came.map((count) => count.first))
      const last = Math.max(...came.map((count) => count.last))
      return (n * 1000) / (last - first)
    }
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`${wanted} deliveries were expected, ${n} came`)
    await pause(100)
  }
}

async function deliver(service: Sized, db: Db, receiver: Receiver): Promise<Finding[]> {
  const ids: string[] = []
  for (let i = 0; i < WEBHOOKS - 1; i++)
    ids.push(await register(service, `${receiver.origin}/${i}`, ['agravo.excluido']))
  const preso = await register(service, `${receiver.origin}/preso`, ['agravo.excluido'])
  const agent = new Agent({ connections: WEBHOOKS })
  const pedido = umPedido(ids[0]!)
  const post = async (i: number) => {
    const path = `${receiver.origin}/${i % WEBHOOKS}`
    const answer = await request(path, { method: 'POST', dispatcher: agent, ...pedido })
    await answer.body.dump()
  }
  const turn = async (targets: string[]) => {
    await receiver.ask('forget')
    await fill(db, targets, EACH)
    return await arrived(receiver, (WEBHOOKS - 1) * EACH)
  }
  const turns: { ours: number; alone: number; hanging: number }[] = []
  for (let i = 0; i <= TURNS; i++) {
    const found = {
      ours: await turn(ids),
      alone: await rate(WEBHOOKS - 1, ALONE_MS, post),
      hanging: await turn([...ids, preso])
    }
    // The first turn only warms everything up.
    if (i > 0) turns.push(found)
  }
  await agent.close()
  // The ratio of each turn: the machine is faster at one moment than at the next.
  const againstAlone = median(turns.map(({ ours, alone }) => ours / alone))
  const againstOurs = median(turns.map(({ hanging, ours }) => hanging / ours))
  const rates = (name: 'ours' | 'alone' | 'hanging') => median(turns.map((found) => found[name])).toFixed(0)
  return [
    {
      name: `deliveries per second to ${WEBHOOKS - 1} webhooks of one receiver / posts of undici alone, as many at once`,
      measured: `${rates('ours')} / ${rates('alone')}`,
      ratio: againstAlone,
      wanted: '>= 0.5',
      ok: againstAlone >= 0.5
    },
    {
      name: 'the same while a twentieth webhook hangs / without it',
      measured: `${rates('hanging')} / ${rates('ours')}`,
      ratio: againstOurs,
      wanted: '>= 0.8',
      ok: againstOurs >= 0.8
    }
  ]
}

/** A request of the same length as a delivery, byte for byte. */
function umPedido(webhookId: string) {
  const dados = { id: 1, tipo_agravo: 'dengue', numero_notificacao: '2026500' }
  const body = { id: 'evt_'.padEnd(36, '0'), tipo: 'webhook.teste', timestamp: '2026-11-15T12:00:00.000Z', dados }
  return {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'saude-integra-webhooks/1',
      'x-webhook-signature': '0'.repeat(64),
      'webhook-id': body.id,
      'webhook-timestamp': '1794744000',
      'webhook-signature': `v1,${'0'.repeat(44)}`
    },
    body: JSON.stringify({ ...body, webhook_id: webhookId })
  }
}

/** Measures how long recording a case takes, one after the other, with and without webhooks to notify. */
async function record(service: Sized, db: Db, receiver: Receiver): Promise<Finding> {
  const { client, token } = service
  const ids: string[] = []
  await db.execute(sql`delete from webhooks`)
  for (let i = 0; i < 3; i++) ids.push(await register(service, `${receiver.origin}/c${i}`, ['agravo.criado']))
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn <= 2 * ROUNDS; turn++) {
    const told = turn % 2 === 0
    for (const id of ids) await client.request('PUT', `/api/v1/webhooks/${id}`, { ativo: told }, token)
    for (let i = 0; i < CREATIONS; i++) {
      const begun = performance.now()
      const { status } = await client.request('POST', '/api/v1/agravos/casos', corpo(i, `W${turn}-${i}`), token)
      if (status !== 201) throw new Error(`POST /casos: ${status}`)
      if (turn > 0) times[told ? 0 : 1].push(performance.now() - begun)
    }
  }
  const [withThem, without] = times.map(median) as [number, number]
  return {
    name: 'ms to record a case with three webhooks that are told / without',
    measured: `${withThem.toFixed(2)} / ${without.toFixed(2)}`,
    ratio: withThem / without,
    wanted: '<= 1.5',
    ok: withThem / without <= 1.5
  }
}
