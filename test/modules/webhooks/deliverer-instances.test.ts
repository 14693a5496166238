import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { connect } from '../../support/connect.ts'
import { gate, numbersOf, until, upTo, useFixture } from './delivery-support.ts'
import { receive } from './support.ts'

const fixture = useFixture()

const estadosOf = async (id: string) => (await fixture.entregas(id)).map(({ estado }) => estado)

const logInto = (lines: string[]) => ({
  info: () => {},
  warn: (...[, text]: unknown[]) => void lines.push(String(text)),
  error: () => {}
})

describe('several instances', () => {
  it('each delivery is sent once, in order, whoever sends it', async () => {
    const receiver = await receive()
    const connection = connect(fixture.url, { max: 3 })
    const all = await Promise.all(upTo(8).map(() => fixture.webhook(receiver.url)))
    for (const { id } of all) await fixture.addEntregas(id, 60)
    const one = fixture.deliverer({ everyMs: 20 })
    const two = fixture.deliverer({ everyMs: 20, db: connection.db })
    const later = all.map(async ({ id }) => {
      await fixture.addEntregas(id, 60)
      one.wake()
      two.wake()
    })
    await Promise.all([...later, one.round(), two.round()])
    await until(() => receiver.requests.length >= 960)
    await Promise.all([one.stop(), two.stop()])
    for (const { id } of all) {
      const sent = receiver.requests.filter(({ body }) => JSON.parse(body).webhook_id === id)
      const ids = (await fixture.entregas(id)).map(({ eventoId }) => eventoId)
      expect(sent.map(({ headers }) => headers['webhook-id'])).toEqual(ids)
    }
    await connection.close()
  })

  it('webhooks held by a living instance are left alone; those held by a dead one are taken over', async () => {
    const receiver = await receive()
    const soon = new Date(Date.now() + 3_600_000)
    const webhook = await fixture.webhook(receiver.url, { tomadoPor: randomUUID(), tomadoAte: soon })
    await fixture.addEntregas(webhook.id)
    const deliverer = fixture.deliverer()
    await deliverer.round()
    expect(receiver.requests).toHaveLength(0)
    await fixture.db.update(webhooks).set({ tomadoAte: new Date(Date.now() - 60_000) })
    await deliverer.round()
    expect(await estadosOf(webhook.id)).toEqual(['entregue'])
  })

  it.each([
    ['one that has lost a webhook to another', { tomadoPor: randomUUID(), tomadoAte: new Date(4e12) }],
    ['one whose webhook was switched off by its owner', { ativo: false }]
  ])('%s notices at its next sign of life, and sends nothing more', async (_, change) => {
    const many = 1500
    const receiver = await receive(async (_req, res) => {
      if (receiver.requests.length === 2) await fixture.db.update(webhooks).set(change)
      setTimeout(() => res.end(), 2)
    })
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id, many)
    await fixture.deliverer({ signMs: 20 }).round()
    const sent = receiver.requests.length
    expect(sent).toBeLessThan(many)
    expect((await estadosOf(webhook.id)).indexOf('pendente')).toBe(sent)
    const { tomadoPor } = await fixture.webhookRow(webhook.id)
    expect(tomadoPor).toBe('tomadoPor' in change ? change.tomadoPor : null)
  })

  it('a webhook that is being served is kept by signs of life', async () => {
    const hanging = gate()
    const receiver = await receive(async (_, res) => {
      await hanging.opened
      res.end()
    })
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id)
    const round = fixture.deliverer({ signMs: 20 }).round()
    await until(() => receiver.requests.length === 1)
    const { tomadoAte, tomadoPor } = await fixture.webhookRow(webhook.id)
    await until(async () => (await fixture.webhookRow(webhook.id)).tomadoAte! > tomadoAte!)
    expect((await fixture.webhookRow(webhook.id)).tomadoPor).toBe(tomadoPor)
    hanging.open()
    await round
    expect(await estadosOf(webhook.id)).toEqual(['entregue'])
  })

  it('a success counts although another instance has meanwhile failed with the same delivery', async () => {
    const receiver = await receive(async (_, res) => {
      await fixture.db.execute(sql`update webhook_entregas set tentativa = 1`)
      res.end()
    })
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id)
    await fixture.deliverer().round()
    expect(await estadosOf(webhook.id)).toEqual(['entregue'])
  })
})

describe('trouble', () => {
  it('outcomes that cannot be written are kept, and nothing of the webhook is sent before they are written', async () => {
    const receiver = await receive(async (_, res) => {
      if (receiver.requests.length === 1) await break_()
      res.end()
    })
    const break_ = () => fixture.db.execute(sql`alter table webhook_entregas rename column tentativas to tentativas_`)
    const webhook = await fixture.webhook(receiver.url)
    const lines: string[] = []
    const log = logInto(lines)
    const deliverer = fixture.deliverer({ log })
    await fixture.addEntregas(webhook.id, 1)
    const round = deliverer.round()
    await until(() => lines.length > 0)
    await fixture.db.execute(sql`alter table webhook_entregas rename column tentativas_ to tentativas`)
    await fixture.addEntregas(webhook.id, 1, { dados: { id: 7 } })
    await round
    expect(numbersOf(receiver.requests)).toEqual([0, 7])
    expect(await estadosOf(webhook.id)).toEqual(['entregue', 'entregue'])
    expect(lines).toEqual(['webhooks: trouble with the database, trying again'])
  })

  it('a database that does not answer is logged once, and asked again', async () => {
    const receiver = await receive()
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id)
    const lines: string[] = []
    const log = logInto(lines)
    const deliverer = fixture.deliverer({ log })
    await fixture.db.execute(sql`alter table webhooks rename to webhooks_`)
    await deliverer.round()
    await deliverer.round()
    expect(lines).toHaveLength(1)
    await fixture.db.execute(sql`alter table webhooks_ rename to webhooks`)
    await deliverer.round()
    expect(await estadosOf(webhook.id)).toEqual(['entregue'])
  })

  it('stop lets deliveries under way end, writes them, gives the webhook back, and sends nothing more', async () => {
    const hanging = gate()
    const receiver = await receive(async (_, res) => {
      await hanging.opened
      res.end()
    })
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id, 3)
    const deliverer = fixture.deliverer()
    const round = deliverer.round()
    await until(() => receiver.requests.length === 1)
    let stopped = false
    const stopping = deliverer.stop().then(() => {
      stopped = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(stopped).toBe(false)
    hanging.open()
    await Promise.all([stopping, round])
    expect(await estadosOf(webhook.id)).toEqual(['entregue', 'pendente', 'pendente'])
    expect((await fixture.webhookRow(webhook.id)).tomadoPor).toBeNull()
    deliverer.wake()
    await deliverer.round()
    expect(receiver.requests).toHaveLength(1)
  })
})
