import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { numbersOf, useFixture } from './delivery-support.ts'
import { closedPort, receive } from './support.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const fixture = useFixture()

const hex = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('hex')
const standard = (secret: string, text: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(text)
    .digest('base64')}`

describe('a delivery', () => {
  it('is sent with the body of the specification, the headers of the owner, and both signatures', async () => {
    const receiver = await receive((_, res) => res.writeHead(202).end('taken'))
    const webhook = await fixture.webhook(`${receiver.url}/hook?a=b`, { headers: { 'X-Origem': 'vigilancia' } })
    const [evento] = await fixture.addEntregas(webhook.id)
    await fixture.deliverer().round()

    const [request] = receiver.requests
    expect(receiver.requests).toHaveLength(1)
    expect(request).toMatchObject({ method: 'POST', path: '/hook?a=b' })
    expect(JSON.parse(request!.body)).toEqual({
      id: evento!.eventoId,
      tipo: 'agravo.criado',
      timestamp: fixture.now().toISOString(),
      dados: { id: 0, tipo_agravo: 'dengue', numero_notificacao: '1000' },
      webhook_id: webhook.id
    })
    const timestamp = String(fixture.now().getTime() / 1000)
    expect(request!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'saude-integra-webhooks/1',
      'x-origem': 'vigilancia',
      'webhook-id': evento!.eventoId,
      'webhook-timestamp': timestamp,
      'x-webhook-signature': hex(webhook.segredo, request!.body),
      'webhook-signature': standard(webhook.segredo, `${evento!.eventoId}.${timestamp}.${request!.body}`)
    })
    const moment = fixture.now().toISOString()
    expect(await fixture.entregas(webhook.id)).toEqual([
      {
        ...evento,
        estado: 'entregue',
        tentativa: 1,
        proximaEm: null,
        concluidaEm: fixture.now(),
        tentativas: [{ em: moment, status: 202, erro: null, ms: expect.any(Number), resposta: 'taken' }]
      }
    ])
    expect(await fixture.webhookRow(webhook.id)).toMatchObject({ tomadoPor: null, falhandoDesde: null })
  })

  it('is signed by the former secret too until its time is over, and not after', async () => {
    const receiver = await receive()
    const former = 'whsec_Zm9ybWVyLXNlY3JldC1mb3JtZXItc2VjcmV0LTEyMw=='
    const until = new Date(fixture.now().getTime() + HOUR)
    const webhook = await fixture.webhook(receiver.url, { segredoAnterior: former, anteriorAte: until })
    const deliverer = fixture.deliverer()
    await fixture.addEntregas(webhook.id)
    fixture.advance(HOUR - 1)
    await deliverer.round()
    await fixture.addEntregas(webhook.id)
    fixture.advance(1)
    await deliverer.round()
    const [before, after] = receiver.requests
    expect(before!.headers['x-webhook-signature']).toBe(hex(webhook.segredo, before!.body))
    expect(before!.headers['x-webhook-signature-previous']).toBe(hex(former, before!.body))
    expect(String(before!.headers['webhook-signature']).split(' ')).toHaveLength(2)
    expect(after!.headers['x-webhook-signature']).toBe(hex(webhook.segredo, after!.body))
    expect(after!.headers).not.toHaveProperty('x-webhook-signature-previous')
    expect(String(after!.headers['webhook-signature']).split(' ')).toHaveLength(1)
  })

  it('leaves no secret, header value or signature in the kept answer', async () => {
    const receiver = await receive((req, res) => {
      const { authorization, 'x-chave': chave, 'x-webhook-signature': plain, 'webhook-signature': std } = req.headers
      res.writeHead(400).end(`no: ${authorization} ${chave} ${plain} ${std} end`)
    })
    const headers = { Authorization: 'Bearer token-do-dono', 'X-Chave': 'chave-do-dono' }
    const webhook = await fixture.webhook(receiver.url, { headers })
    await fixture.addEntregas(webhook.id)
    await fixture.deliverer().round()
    const [entrega] = await fixture.entregas(webhook.id)
    expect(entrega!.tentativas[0]).toMatchObject({ status: 400, resposta: 'no: *** *** *** v1,*** end' })
  })

  it('keeps the latest twenty attempts', async () => {
    const receiver = await receive()
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id, 1, { tentativas: Array.from({ length: 20 }, (_, n) => ({ n })) })
    await fixture.deliverer().round()
    const [{ tentativas } = { tentativas: [] }] = await fixture.entregas(webhook.id)
    expect(tentativas).toHaveLength(20)
    expect(tentativas[0]).toEqual({ n: 1 })
    expect(tentativas[19]).toMatchObject({ status: 200 })
  })
})

describe('a failed delivery', () => {
  it('is tried ten times, each time at its moment and not before, and has then failed', async () => {
    const receiver = await receive((_, res) => res.writeHead(500).end())
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id)
    // The jitter is half of its maximum: five in a hundred.
    const deliverer = fixture.deliverer({ random: () => 0.5 })
    await deliverer.round()
    const waits = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)]
    for (const [i, wait] of waits.entries()) {
      const [entrega] = await fixture.entregas(webhook.id)
      const next = new Date(fixture.now().getTime() + wait * 1.05)
      expect(entrega).toMatchObject({ estado: 'pendente', tentativa: i + 1, proximaEm: next, concluidaEm: null })
      fixture.advance(wait * 1.05 - 1)
      await deliverer.round()
      expect(receiver.requests).toHaveLength(i + 1)
      fixture.advance(1)
      await deliverer.round()
      expect(receiver.requests).toHaveLength(i + 2)
    }
    const [entrega] = await fixture.entregas(webhook.id)
    expect(entrega).toMatchObject({ estado: 'falhou', tentativa: 10, proximaEm: null, concluidaEm: fixture.now() })
    expect(entrega!.tentativas).toHaveLength(10)
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1)
    expect((await fixture.webhookRow(webhook.id)).ativo).toBe(true)
  })

  it.each([
    ['later than the schedule', '60', 60 * SECOND],
    ['earlier than the schedule', '1', 5 * SECOND],
    ['later than a day', '999999', DAY]
  ])('waits as Retry-After asks: %s', async (_, value, wait) => {
    const receiver = await receive((_req, res) => res.writeHead(503, { 'retry-after': value }).end())
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id)
    await fixture.deliverer().round()
    const [entrega] = await fixture.entregas(webhook.id)
    expect(entrega!.proximaEm).toEqual(new Date(fixture.now().getTime() + wait))
  })

  it('starts the time of failures, which its success ends', async () => {
    let status = 500
    const receiver = await receive((_, res) => res.writeHead(status).end())
    const webhook = await fixture.webhook(receiver.url)
    const deliverer = fixture.deliverer()
    await fixture.addEntregas(webhook.id)
    const since = fixture.now()
    await deliverer.round()
    fixture.advance(5 * SECOND)
    await deliverer.round()
    expect((await fixture.webhookRow(webhook.id)).falhandoDesde).toEqual(since)
    status = 204
    fixture.advance(5 * MINUTE)
    await deliverer.round()
    expect((await fixture.webhookRow(webhook.id)).falhandoDesde).toBeNull()
    expect((await fixture.entregas(webhook.id))[0]).toMatchObject({ estado: 'entregue', tentativa: 3 })
  })
})

describe('switching off', () => {
  it('follows a 410: the owner gets a mail, pending deliveries have failed, nothing more is sent', async () => {
    const receiver = await receive((_, res) => res.writeHead(410).end())
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id, 3)
    const lines: unknown[][] = []
    const log = { info: (...line: unknown[]) => lines.push(line), warn: () => {}, error: () => {} }
    await fixture.deliverer({ log }).round()
    expect(receiver.requests).toHaveLength(1)
    expect(await fixture.webhookRow(webhook.id)).toMatchObject({
      ativo: false,
      motivo: 'removido',
      desligadoEm: fixture.now(),
      tomadoPor: null
    })
    const entregas = await fixture.entregas(webhook.id)
    expect(entregas.map(({ estado, proximaEm, concluidaEm }) => [estado, proximaEm, concluidaEm])).toEqual(
      Array(3).fill(['falhou', null, fixture.now()])
    )
    expect(entregas.map(({ tentativas }) => tentativas.length)).toEqual([1, 0, 0])
    expect((await fixture.mails()).at(-1)).toMatchObject({
      para: fixture.dono.email,
      tipo: 'webhook-desligado',
      idioma: 'pt-BR',
      dados: { nome: 'Ana Dona', url: receiver.url, motivo: 'removido', quando: fixture.now().toISOString() }
    })
    expect(lines).toEqual([[{ webhook_id: webhook.id, motivo: 'removido' }, 'webhooks: switched off']])
  })

  it('follows a failure after five days of failures alone, and not a moment earlier', async () => {
    const port = await closedPort()
    const webhook = await fixture.webhook(`http://127.0.0.1:${port}`, { falhandoDesde: fixture.now() })
    const deliverer = fixture.deliverer()
    await fixture.addEntregas(webhook.id)
    fixture.advance(5 * DAY - 1)
    await deliverer.round()
    expect(await fixture.webhookRow(webhook.id)).toMatchObject({ ativo: true })
    await fixture.addEntregas(webhook.id)
    fixture.advance(1)
    await deliverer.round()
    expect(await fixture.webhookRow(webhook.id)).toMatchObject({
      ativo: false,
      motivo: 'falhas',
      desligadoEm: fixture.now()
    })
    expect((await fixture.entregas(webhook.id)).map(({ estado }) => estado)).toEqual(['falhou', 'falhou'])
    const mails = await fixture.mails()
    expect(mails).toHaveLength(1)
    expect(mails.at(-1)!.dados).toMatchObject({ motivo: 'falhas' })
  })

  it('is tried again when the database refuses it, and nothing is sent meanwhile', async () => {
    const rename = async (from: string, to: string) => {
      await fixture.db.execute(sql.raw(`alter table webhooks rename ${from} to ${to}`))
    }
    const receiver = await receive(async (_, res) => {
      await rename('motivo', 'motivo_')
      res.writeHead(410).end()
    })
    const webhook = await fixture.webhook(receiver.url)
    await fixture.addEntregas(webhook.id, 2)
    let mended: Promise<unknown> | undefined
    const warn = () => {
      mended = rename('motivo_', 'motivo')
    }
    await fixture.deliverer({ log: { info: () => {}, error: () => {}, warn } }).round()
    await mended
    expect(mended).toBeDefined()
    expect(receiver.requests).toHaveLength(1)
    expect(await fixture.webhookRow(webhook.id)).toMatchObject({ ativo: false, motivo: 'removido' })
    expect(await fixture.mails()).toHaveLength(1)
  })

  it('does not follow a 410 of an address that the owner has meanwhile replaced', async () => {
    const webhook = await fixture.webhook('http://127.0.0.1:1')
    const receiver = await receive(async (_, res) => {
      await fixture.db.update(webhooks).set({ url: 'http://127.0.0.1:2' }).where(eq(webhooks.id, webhook.id))
      res.writeHead(410).end()
    })
    await fixture.db.update(webhooks).set({ url: receiver.url }).where(eq(webhooks.id, webhook.id))
    await fixture.addEntregas(webhook.id)
    await fixture.deliverer().round()
    expect(await fixture.webhookRow(webhook.id)).toMatchObject({ ativo: true, motivo: null })
    expect((await fixture.entregas(webhook.id))[0]).toMatchObject({ estado: 'pendente', tentativa: 1 })
  })
})

describe('the owner', () => {
  it.each([
    ['agravo.criado', 'visualizador', true],
    ['agravo.criado', null, false],
    ['importacao.concluida', 'gestor', true],
    ['importacao.concluida', 'visualizador', false],
    ['importacao.concluida', 'admin', true],
    ['webhook.teste', null, true]
  ])('%s to a member of %s: sent: %s', async (tipo, grupo, sent) => {
    const receiver = await receive()
    const dono = await fixture.conta(grupo)
    const webhook = await fixture.webhook(receiver.url, { donoId: dono.id })
    await fixture.addEntregas(webhook.id, 1, { tipo })
    await fixture.deliverer().round()
    const [entrega] = await fixture.entregas(webhook.id)
    expect(receiver.requests).toHaveLength(sent ? 1 : 0)
    expect(entrega!.estado).toBe(sent ? 'entregue' : 'falhou')
    const moment = fixture.now().toISOString()
    if (!sent) {
      expect(entrega!.tentativas).toEqual([{ em: moment, status: null, erro: 'sem_permissao', ms: 0, resposta: null }])
    }
  })

  it('gets nothing when the account is not active, not even a test', async () => {
    const receiver = await receive()
    const dono = await fixture.conta('admin')
    const webhook = await fixture.webhook(receiver.url, { donoId: dono.id })
    await fixture.addEntregas(webhook.id)
    await fixture.addEntregas(webhook.id, 1, { tipo: 'webhook.teste', tentativa: 1 })
    await fixture.db.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, dono.id))
    await fixture.deliverer().round()
    expect(receiver.requests).toHaveLength(0)
    const entregas = await fixture.entregas(webhook.id)
    expect(entregas.map(({ estado, concluidaEm }) => [estado, concluidaEm])).toEqual(
      Array(2).fill(['falhou', fixture.now()])
    )
    expect((await fixture.webhookRow(webhook.id)).falhandoDesde).toBeNull()
  })
})

describe('deliveries that are not sent', () => {
  it('a webhook that its owner has switched off keeps its deliveries until it is switched on again', async () => {
    const receiver = await receive()
    const webhook = await fixture.webhook(receiver.url, { ativo: false })
    await fixture.addEntregas(webhook.id, 2)
    const deliverer = fixture.deliverer()
    await deliverer.round()
    expect(receiver.requests).toHaveLength(0)
    await fixture.db.update(webhooks).set({ ativo: true }).where(eq(webhooks.id, webhook.id))
    await deliverer.round()
    expect(numbersOf(receiver.requests)).toEqual([0, 1])
  })
})

it('nothing is sent while the service rests, and all of it afterwards', async () => {
  const receiver = await receive((_, res) => res.end())
  const webhook = await fixture.webhook(receiver.url)
  await fixture.addEntregas(webhook.id, 2)
  let rests = true
  const deliverer = fixture.deliverer({ isResting: async () => rests })
  await deliverer.round()
  expect(receiver.requests).toHaveLength(0)
  expect((await fixture.entregas(webhook.id)).map(({ estado, tentativa }) => [estado, tentativa])).toEqual([
    ['pendente', 0],
    ['pendente', 0]
  ])
  rests = false
  await deliverer.round()
  expect(receiver.requests).toHaveLength(2)
})
