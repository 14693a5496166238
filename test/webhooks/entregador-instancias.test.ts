import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { webhooks } from '../../src/webhooks/tables.ts'
import { gate, numeros, umBanco, until, upTo } from './entregas-support.ts'
import { receive } from './support.ts'

const banco = umBanco()

const estados = async (id: string) => (await banco.entregas(id)).map(({ estado }) => estado)

const logInto = (lines: string[]) => ({
  info: () => {},
  warn: (...[, text]: unknown[]) => void lines.push(String(text)),
  error: () => {}
})

describe('several instances', () => {
  it('each delivery is sent once, in order, whoever sends it', async () => {
    const receiver = await receive()
    const connection = connect(banco.url, { max: 3 })
    const all = await Promise.all(upTo(8).map(() => banco.webhook(receiver.url)))
    for (const { id } of all) await banco.eventos(id, 60)
    const one = banco.entregador({ cadaMs: 20 })
    const two = banco.entregador({ cadaMs: 20, db: connection.db })
    const later = all.map(async ({ id }) => {
      await banco.eventos(id, 60)
      one.acordar()
      two.acordar()
    })
    await Promise.all([...later, one.rodada(), two.rodada()])
    await until(() => receiver.requests.length >= 960)
    await Promise.all([one.stop(), two.stop()])
    for (const { id } of all) {
      const sent = receiver.requests.filter(({ body }) => JSON.parse(body).webhook_id === id)
      const ids = (await banco.entregas(id)).map(({ eventoId }) => eventoId)
      expect(sent.map(({ headers }) => headers['webhook-id'])).toEqual(ids)
    }
    await connection.close()
  })

  it('what a living instance has taken is left alone; what a dead one had taken is taken over', async () => {
    const receiver = await receive()
    const soon = new Date(Date.now() + 3_600_000)
    const webhook = await banco.webhook(receiver.url, { tomadoPor: randomUUID(), tomadoAte: soon })
    await banco.eventos(webhook.id)
    const entregador = banco.entregador()
    await entregador.rodada()
    expect(receiver.requests).toHaveLength(0)
    await banco.db.update(webhooks).set({ tomadoAte: new Date(Date.now() - 60_000) })
    await entregador.rodada()
    expect(await estados(webhook.id)).toEqual(['entregue'])
  })

  it.each([
    ['one that has lost a webhook to another', { tomadoPor: randomUUID(), tomadoAte: new Date(4e12) }],
    ['one whose webhook was switched off by its owner', { ativo: false }]
  ])('%s notices at its next sign of life, and sends nothing more', async (_, change) => {
    const many = 1500
    const receiver = await receive(async (_req, res) => {
      if (receiver.requests.length === 2) await banco.db.update(webhooks).set(change)
      setTimeout(() => res.end(), 2)
    })
    const webhook = await banco.webhook(receiver.url)
    await banco.eventos(webhook.id, many)
    await banco.entregador({ sinalMs: 20 }).rodada()
    const sent = receiver.requests.length
    expect(sent).toBeLessThan(many)
    expect((await estados(webhook.id)).indexOf('pendente')).toBe(sent)
    const { tomadoPor } = await banco.lido(webhook.id)
    expect(tomadoPor).toBe('tomadoPor' in change ? change.tomadoPor : null)
  })

  it('one that is being served is kept by signs of life', async () => {
    const hanging = gate()
    const receiver = await receive(async (_, res) => {
      await hanging.opened
      res.end()
    })
    const webhook = await banco.webhook(receiver.url)
    await banco.eventos(webhook.id)
    const round = banco.entregador({ sinalMs: 20 }).rodada()
    await until(() => receiver.requests.length === 1)
    const { tomadoAte, tomadoPor } = await banco.lido(webhook.id)
    await until(async () => (await banco.lido(webhook.id)).tomadoAte! > tomadoAte!)
    expect((await banco.lido(webhook.id)).tomadoPor).toBe(tomadoPor)
    hanging.open()
    await round
    expect(await estados(webhook.id)).toEqual(['entregue'])
  })

  it('a success counts though another instance has failed with the same delivery meanwhile', async () => {
    const receiver = await receive(async (_, res) => {
      await banco.db.execute(sql`update webhook_entregas set tentativa = 1`)
      res.end()
    })
    const webhook = await banco.webhook(receiver.url)
    await banco.eventos(webhook.id)
    await banco.entregador().rodada()
    expect(await estados(webhook.id)).toEqual(['entregue'])
  })
})

describe('trouble', () => {
  it('outcomes that can not be written are kept, and nothing of the webhook is sent before they are', async () => {
    const receiver = await receive(async (_, res) => {
      if (receiver.requests.length === 1) await break_()
      res.end()
    })
    const break_ = () => banco.db.execute(sql`alter table webhook_entregas rename column tentativas to tentativas_`)
    const webhook = await banco.webhook(receiver.url)
    const lines: string[] = []
    const log = logInto(lines)
    const entregador = banco.entregador({ log })
    await banco.eventos(webhook.id, 1)
    const round = entregador.rodada()
    await until(() => lines.length > 0)
    await banco.db.execute(sql`alter table webhook_entregas rename column tentativas_ to tentativas`)
    await banco.eventos(webhook.id, 1, { dados: { id: 7 } })
    await round
    expect(numeros(receiver.requests)).toEqual([0, 7])
    expect(await estados(webhook.id)).toEqual(['entregue', 'entregue'])
    expect(lines).toEqual(['webhooks: trouble with the database, trying again'])
  })

  it('a database that does not answer is told once, and asked again', async () => {
    const receiver = await receive()
    const webhook = await banco.webhook(receiver.url)
    await banco.eventos(webhook.id)
    const lines: string[] = []
    const log = logInto(lines)
    const entregador = banco.entregador({ log })
    await banco.db.execute(sql`alter table webhooks rename to webhooks_`)
    await entregador.rodada()
    await entregador.rodada()
    expect(lines).toHaveLength(1)
    await banco.db.execute(sql`alter table webhooks_ rename to webhooks`)
    await entregador.rodada()
    expect(await estados(webhook.id)).toEqual(['entregue'])
  })

  it('stop lets what is under way end, writes it, gives the webhook back, and sends nothing more', async () => {
    const hanging = gate()
    const receiver = await receive(async (_, res) => {
      await hanging.opened
      res.end()
    })
    const webhook = await banco.webhook(receiver.url)
    await banco.eventos(webhook.id, 3)
    const entregador = banco.entregador()
    const round = entregador.rodada()
    await until(() => receiver.requests.length === 1)
    let stopped = false
    const stopping = entregador.stop().then(() => {
      stopped = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(stopped).toBe(false)
    hanging.open()
    await Promise.all([stopping, round])
    expect(await estados(webhook.id)).toEqual(['entregue', 'pendente', 'pendente'])
    expect((await banco.lido(webhook.id)).tomadoPor).toBeNull()
    entregador.acordar()
    await entregador.rodada()
    expect(receiver.requests).toHaveLength(1)
  })
})
