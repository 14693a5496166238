import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { gate, numbersOf, until, upTo, useFixture } from './delivery-support.ts'
import { closedPort, receive } from './support.ts'

const fixture = useFixture()

const estadosOf = async (id: string) => (await fixture.entregas(id)).map(({ estado }) => estado)

describe('order', () => {
  it('first attempts come one after the other, in the order of their ids, even if one of them fails', async () => {
    let under = 0
    let most = 0
    const receiver = await receive(async (_, res) => {
      most = Math.max(most, ++under)
      await new Promise((resolve) => setImmediate(resolve))
      under -= 1
      res.writeHead(receiver.requests.length === 50 ? 500 : 200).end()
    })
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id, 350)
    await fixture.deliverer().round()
    expect(numbersOf(receiver.requests)).toEqual(upTo(350))
    expect(most).toBe(1)
    const all = await estadosOf(webhook.id)
    expect(all.filter((estado) => estado === 'entregue')).toHaveLength(349)
    expect(all[49]).toBe('pendente')
  })

  it('an event that was committed late comes before a later one of the same case, even if others were read meanwhile', async () => {
    const tells = (id: number) => ({ dados: { id, tipo_agravo: 'dengue', numero_notificacao: 'same' } })
    const committed = gate()
    const receiver = await receive(async (_, res) => {
      // This is in the middle of the first hundred. The second hundred is read already, the third is not.
      if (receiver.requests.length === 50) {
        committed.open()
        await late
        await fixture.addEntregas(webhook.id, 1, tells(-2))
      }
      res.end()
    })
    const webhook = await fixture.webhook(receiver.url)
    const begun = gate()
    const late = fixture.db.transaction(async (tx) => {
      await fixture.addEntregas(webhook.id, 1, tells(-1), tx)
      begun.open()
      await committed.opened
    })
    await begun.opened
    await fixture.addEntregas(webhook.id, 250)
    await fixture.deliverer().round()
    const order = numbersOf(receiver.requests)
    expect(order).toHaveLength(252)
    expect(order.filter((number) => number < 0)).toEqual([-1, -2])
    expect(order.filter((number) => number >= 0)).toEqual(upTo(250))
  })

  it('deliveries added while a webhook is served follow without a further call', async () => {
    const receiver = await receive(async (_, res) => {
      if (receiver.requests.length === 1) await fixture.addEntregas(webhook.id)
      res.end()
    })
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id)
    await fixture.deliverer().round()
    expect(await estadosOf(webhook.id)).toEqual(['entregue', 'entregue'])
  })

  it('wake finds what was added, and several calls at once ask once', async () => {
    const receiver = await receive()
    const webhook = await fixture.webhook(receiver.url)
    const deliverer = fixture.deliverer()
    await fixture.addEntregas(webhook.id, 3)
    for (let i = 0; i < 100; i++) deliverer.wake()
    await until(async () => (await estadosOf(webhook.id)).every((estado) => estado === 'entregue'))
    expect(numbersOf(receiver.requests)).toEqual([0, 1, 2])
  })

  it('a retry that its owner sends again while it is under way is not sent twice at once', async () => {
    const hanging = gate()
    const receiver = await receive(async (_, res) => {
      await hanging.opened
      res.end()
    })
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id, 1, { tentativa: 3 })
    const deliverer = fixture.deliverer()
    const round = deliverer.round()
    await until(() => receiver.requests.length === 1)
    await fixture.db.execute(sql`update webhook_entregas set tentativa = 0`)
    await fixture.addEntregas(webhook.id, 1, { dados: { id: 7 } })
    deliverer.wake()
    await until(() => receiver.requests.length === 2)
    hanging.open()
    await round
    expect(numbersOf(receiver.requests)).toEqual([0, 7])
    expect(await estadosOf(webhook.id)).toEqual(['entregue', 'entregue'])
  })

  it('the look each second finds deliveries that nobody announced', async () => {
    const receiver = await receive()
    const webhook = await fixture.webhook(receiver.url)
    fixture.deliverer({ everyMs: 20, idleMs: 20 })
    await fixture.addEntregas(webhook.id)
    await until(() => receiver.requests.length === 1)
  })

  it('while no delivery waits, the looks pause; one that is announced is sent, and its retry is not forgotten', async () => {
    const receiver = await receive((_, res) => {
      res.statusCode = receiver.requests.length === 1 ? 500 : 200
      res.end()
    })
    const webhook = await fixture.webhook(receiver.url)
    const deliverer = fixture.deliverer({ everyMs: 20, idleMs: 3_600_000 })
    await deliverer.round()
    await fixture.addEntregas(webhook.id)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(receiver.requests).toHaveLength(0)
    deliverer.wake()
    await until(async () => (await fixture.entregas(webhook.id))[0]!.tentativa === 1)
    fixture.advance(3_600_000)
    await until(() => receiver.requests.length === 2)
  })

  it('retries that hang, four at once, delay no first attempt, not even one that comes later', async () => {
    const hanging = gate()
    const receiver = await receive(async (_, res) => {
      if (numbersOf(receiver.requests.slice(-1))[0] === -1) await hanging.opened
      res.end()
    })
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id, 6, { tentativa: 1, dados: { id: -1 } })
    const deliverer = fixture.deliverer()
    const round = deliverer.round()
    await until(() => receiver.requests.length === 4)
    await fixture.addEntregas(webhook.id, 3)
    deliverer.wake()
    await until(() => receiver.requests.length === 7)
    expect(numbersOf(receiver.requests)).toEqual([-1, -1, -1, -1, 0, 1, 2])
    hanging.open()
    await round
    expect(new Set(await estadosOf(webhook.id))).toEqual(new Set(['entregue']))
    expect(receiver.requests).toHaveLength(9)
  })
})

describe('fairness', () => {
  it('receivers that hang, more of them than there are places for, delay no other', async () => {
    const hanging = gate()
    const dead = await receive(async (_, res) => {
      await hanging.opened
      res.end()
    })
    const alive = await receive()
    for (const _ of upTo(20)) {
      const webhook = await fixture.webhook(dead.url, { falhandoDesde: fixture.now() })
      await fixture.addEntregas(webhook.id, 2)
    }
    const healthy = await Promise.all(upTo(60).map(() => fixture.webhook(alive.url)))
    for (const { id } of healthy) await fixture.addEntregas(id, 3)
    const round = fixture.deliverer().round()
    // Hanging deliveries keep the places for failing webhooks; the others go through their own places, in two shifts.
    await until(() => alive.requests.length === 180)
    expect(dead.requests).toHaveLength(16)
    hanging.open()
    await round
    expect(dead.requests).toHaveLength(40)
    for (const { id } of healthy) expect(await estadosOf(id)).toEqual(['entregue', 'entregue', 'entregue'])
  })

  it('a webhook that begins to fail leaves its place after one attempt, and goes on among the failing ones', async () => {
    const hanging = gate()
    const busy = await receive(async (_, res) => {
      await hanging.opened
      res.end()
    })
    // All places for failing webhooks are taken.
    for (const _ of upTo(16)) {
      await fixture.addEntregas((await fixture.webhook(busy.url, { falhandoDesde: fixture.now() })).id)
    }
    const receiver = await receive((_, res) => res.writeHead(500).end())
    const deliverer = fixture.deliverer()
    const round = deliverer.round()
    await until(() => busy.requests.length === 16)
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id, 5)
    deliverer.wake()
    await until(async () => receiver.requests.length > 0 && (await fixture.webhookRow(webhook.id)).tomadoPor === null)
    expect(receiver.requests).toHaveLength(1)
    hanging.open()
    await round
    await deliverer.round()
    expect(numbersOf(receiver.requests)).toEqual(upTo(5))
  })

  it.each([
    ['nobody listens', async () => `http://127.0.0.1:${await closedPort()}`],
    ['nobody answers', async () => (await receive(() => undefined)).url]
  ])('%s: after three attempts the webhook rests', async (_, address) => {
    const webhook = await fixture.webhook(await address(), { falhandoDesde: fixture.now() })
    await fixture.addEntregas(webhook.id, 5)
    const sending = { timeoutMs: 50 }
    const first = fixture.deliverer({ sending })
    await first.round()
    // The deliverer looks again by itself a little later, and must not do so before the other one.
    await first.stop()
    expect((await fixture.entregas(webhook.id)).map(({ tentativa }) => tentativa)).toEqual([1, 1, 1, 0, 0])
    const { tomadoPor } = await fixture.webhookRow(webhook.id)
    expect(tomadoPor).toBeNull()
    const [rest] = await fixture.db.execute<{ resting: boolean }>(sql`
      select tomado_ate between clock_timestamp() + interval '1 second' and clock_timestamp() + interval '5 seconds' as resting
      from webhooks`)
    expect(rest!.resting).toBe(true)
    // Not even another instance takes it earlier.
    const other = fixture.deliverer({ sending })
    await other.round()
    expect((await fixture.entregas(webhook.id))[3]!.tentativa).toBe(0)
    await fixture.db.update(webhooks).set({ tomadoAte: new Date(0) })
    await other.round()
    expect((await fixture.entregas(webhook.id))[3]!.tentativa).toBe(1)
  })
})
