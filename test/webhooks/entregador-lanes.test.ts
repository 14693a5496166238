import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { webhooks } from '../../src/webhooks/tables.ts'
import { gate, numeros, umBanco, until, upTo } from './entregas-support.ts'
import { closedPort, receive } from './support.ts'

const banco = umBanco()

const estados = async (id: string) => (await banco.entregas(id)).map(({ estado }) => estado)

describe('order', () => {
  it('first attempts come one after the other, in the order of their ids, though one of them fails', async () => {
    let under = 0
    let most = 0
    const receiver = await receive(async (_, res) => {
      most = Math.max(most, ++under)
      await new Promise((resolve) => setImmediate(resolve))
      under -= 1
      res.writeHead(receiver.requests.length === 50 ? 500 : 200).end()
    })
    const webhook = await banco.webhook(receiver.url)
    await banco.eventos(webhook.id, 350)
    await banco.entregador().rodada()
    expect(numeros(receiver.requests)).toEqual(upTo(350))
    expect(most).toBe(1)
    const all = await estados(webhook.id)
    expect(all.filter((estado) => estado === 'entregue')).toHaveLength(349)
    expect(all[49]).toBe('pendente')
  })

  it('what comes while a webhook is served follows without a further call', async () => {
    const receiver = await receive(async (_, res) => {
      if (receiver.requests.length === 1) await banco.eventos(webhook.id)
      res.end()
    })
    const webhook = await banco.webhook(receiver.url)
    await banco.eventos(webhook.id)
    await banco.entregador().rodada()
    expect(await estados(webhook.id)).toEqual(['entregue', 'entregue'])
  })

  it('acordar finds what was added, and several calls at once ask once', async () => {
    const receiver = await receive()
    const webhook = await banco.webhook(receiver.url)
    const entregador = banco.entregador()
    await banco.eventos(webhook.id, 3)
    for (let i = 0; i < 100; i++) entregador.acordar()
    await until(async () => (await estados(webhook.id)).every((estado) => estado === 'entregue'))
    expect(numeros(receiver.requests)).toEqual([0, 1, 2])
  })

  it('a retry that is sent again by its owner while it is under way is not sent twice at once', async () => {
    const hanging = gate()
    const receiver = await receive(async (_, res) => {
      await hanging.opened
      res.end()
    })
    const webhook = await banco.webhook(receiver.url)
    await banco.eventos(webhook.id, 1, { tentativa: 3 })
    const entregador = banco.entregador()
    const round = entregador.rodada()
    await until(() => receiver.requests.length === 1)
    await banco.db.execute(sql`update webhook_entregas set tentativa = 0`)
    await banco.eventos(webhook.id, 1, { dados: { id: 7 } })
    entregador.acordar()
    await until(() => receiver.requests.length === 2)
    hanging.open()
    await round
    expect(numeros(receiver.requests)).toEqual([0, 7])
    expect(await estados(webhook.id)).toEqual(['entregue', 'entregue'])
  })

  it('the second that passes finds what nobody told', async () => {
    const receiver = await receive()
    const webhook = await banco.webhook(receiver.url)
    banco.entregador({ cadaMs: 20 })
    await banco.eventos(webhook.id)
    await until(() => receiver.requests.length === 1)
  })

  it('retries that hang, four at once, delay no first attempt, not even one that comes later', async () => {
    const hanging = gate()
    const receiver = await receive(async (_, res) => {
      if (numeros(receiver.requests.slice(-1))[0] === -1) await hanging.opened
      res.end()
    })
    const webhook = await banco.webhook(receiver.url)
    await banco.eventos(webhook.id, 6, { tentativa: 1, dados: { id: -1 } })
    const entregador = banco.entregador()
    const round = entregador.rodada()
    await until(() => receiver.requests.length === 4)
    await banco.eventos(webhook.id, 3)
    entregador.acordar()
    await until(() => receiver.requests.length === 7)
    expect(numeros(receiver.requests)).toEqual([-1, -1, -1, -1, 0, 1, 2])
    hanging.open()
    await round
    expect(new Set(await estados(webhook.id))).toEqual(new Set(['entregue']))
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
      const webhook = await banco.webhook(dead.url, { falhandoDesde: banco.now() })
      await banco.eventos(webhook.id, 2)
    }
    const healthy = await Promise.all(upTo(60).map(() => banco.webhook(alive.url)))
    for (const { id } of healthy) await banco.eventos(id, 3)
    const round = banco.entregador().rodada()
    // Those that hang keep the places for the failing ones; the others go through theirs, in two shifts.
    await until(() => alive.requests.length === 180)
    expect(dead.requests).toHaveLength(16)
    hanging.open()
    await round
    expect(dead.requests).toHaveLength(40)
    for (const { id } of healthy) expect(await estados(id)).toEqual(['entregue', 'entregue', 'entregue'])
  })

  it('one that begins to fail leaves its place after one attempt, and goes on among the failing ones', async () => {
    const hanging = gate()
    const busy = await receive(async (_, res) => {
      await hanging.opened
      res.end()
    })
    // All places for the failing ones are taken.
    for (const _ of upTo(16)) {
      await banco.eventos((await banco.webhook(busy.url, { falhandoDesde: banco.now() })).id)
    }
    const receiver = await receive((_, res) => res.writeHead(500).end())
    const entregador = banco.entregador()
    const round = entregador.rodada()
    await until(() => busy.requests.length === 16)
    const webhook = await banco.webhook(receiver.url)
    await banco.eventos(webhook.id, 5)
    entregador.acordar()
    await until(async () => receiver.requests.length > 0 && (await banco.lido(webhook.id)).tomadoPor === null)
    expect(receiver.requests).toHaveLength(1)
    hanging.open()
    await round
    await entregador.rodada()
    expect(numeros(receiver.requests)).toEqual(upTo(5))
  })

  it.each([
    ['nobody listens', async () => `http://127.0.0.1:${await closedPort()}`],
    ['nobody answers', async () => (await receive(() => undefined)).url]
  ])('%s: after three attempts the webhook rests', async (_, address) => {
    const webhook = await banco.webhook(await address(), { falhandoDesde: banco.now() })
    await banco.eventos(webhook.id, 5)
    const envio = { timeoutMs: 50 }
    const first = banco.entregador({ envio })
    await first.rodada()
    // It looks again by itself a little later, and must not be before the other one.
    await first.stop()
    expect((await banco.entregas(webhook.id)).map(({ tentativa }) => tentativa)).toEqual([1, 1, 1, 0, 0])
    const { tomadoPor } = await banco.lido(webhook.id)
    expect(tomadoPor).toBeNull()
    const [rest] = await banco.db.execute<{ resting: boolean }>(sql`
      select tomado_ate between clock_timestamp() + interval '1 second' and clock_timestamp() + interval '5 seconds' as resting
      from webhooks`)
    expect(rest!.resting).toBe(true)
    // Not even another instance takes it before.
    const other = banco.entregador({ envio })
    await other.rodada()
    expect((await banco.entregas(webhook.id))[3]!.tentativa).toBe(0)
    await banco.db.update(webhooks).set({ tomadoAte: new Date(0) })
    await other.rodada()
    expect((await banco.entregas(webhook.id))[3]!.tentativa).toBe(1)
  })
})
