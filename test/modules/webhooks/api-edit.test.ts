import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../../support/app.ts'
import { denied, errorOf, giveDirect, invalid, notFound } from '../usuarios/support.ts'
import {
  createdWebhook,
  DAY,
  entrega,
  entregasOf,
  RECEIVER_URL,
  SEGREDO,
  storedWebhook,
  switchedOff,
  trailOf,
  webhookAt,
  webhookBody
} from './api-support.ts'

let test: TestApp
let gestor: Account
let admin: Account
let id: string
let segredo: string

const headers = { Authorization: 'Bearer 3f1c9a', 'X-Origem': 'saude' }

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

/** Creates a webhook with an account of its own. */
async function createOne(fields: Record<string, unknown> = {}) {
  gestor = await account(test, 'gestor')
  const data = await createdWebhook(test, gestor.token, { headers, ...fields })
  id = data.id
  segredo = data.segredo
}
const put = (body: unknown, token = gestor.token) => test.call('PUT', webhookAt(id), { token, body })
const post = (rest: string, token = gestor.token) => test.call('POST', webhookAt(id, rest), { token })

describe('PUT /api/v1/webhooks/{webhook_id}', () => {
  it('200 with the whole webhook, changed in every field that was sent', async () => {
    await createOne()
    const createdAt = test.clock.moment.toISOString()
    test.advance(60_000)
    const body = {
      url: 'https://outra.example/x',
      eventos: ['agravo.excluido'],
      ativo: false,
      headers: { 'X-Novo': 'n' }
    }
    const answer = await put(body)
    expect(answer.status).toBe(200)
    const updatedAt = test.clock.moment.toISOString()
    expect(answer.body).toEqual({
      data: {
        id,
        url: 'https://outra.example/x',
        eventos: ['agravo.excluido'],
        alertas: false,
        ativo: false,
        headers: { 'X-Novo': '***' },
        dono_id: gestor.id,
        falhando_desde: null,
        desligado_em: null,
        motivo: null,
        segredo_anterior_ate: null,
        criado_em: createdAt,
        atualizado_em: updatedAt,
        segredo: expect.stringMatching(SEGREDO)
      },
      meta: { timestamp: updatedAt, version: '1.0.0' }
    })
    expect((await storedWebhook(test, id))?.headers).toEqual({ 'X-Novo': 'n' })
    const { segredo: _, ...data } = answer.body.data
    expect((await test.call('GET', webhookAt(id), { token: gestor.token })).body).toEqual({ ...answer.body, data })
  })

  it.each([
    [{ url: 'https://vigilancia.saude.example/outro' }],
    [{ url: 'https://vigilancia.saude.example:443/?x=1' }],
    [{ eventos: ['agravo.atualizado'] }],
    [{ ativo: false }],
    [{ headers: {} }]
  ])('%j changes nothing else', async (body) => {
    await createOne()
    const before = await storedWebhook(test, id)
    expect((await put(body)).status).toBe(200)
    const url = new URL((body as { url?: string }).url ?? before!.url).href
    expect(await storedWebhook(test, id)).toEqual({ ...before, ...body, url, atualizadoEm: test.clock.moment })
  })

  it('*** keeps the value of a header, however its name is written; others are replaced, added or removed', async () => {
    await createOne({ headers: { ...headers, 'X-Fora': 'f' } })
    const answer = await put({ headers: { authorization: '***', 'X-Origem': 'outra', 'X-Novo': 'n' } })
    expect(answer.body.data.headers).toEqual({ authorization: '***', 'X-Origem': '***', 'X-Novo': '***' })
    expect((await storedWebhook(test, id))?.headers).toEqual({
      authorization: 'Bearer 3f1c9a',
      'X-Origem': 'outra',
      'X-Novo': 'n'
    })
  })

  it('what was read can be sent back, and changes nothing', async () => {
    await createOne()
    const before = await storedWebhook(test, id)
    const { data } = (await test.call('GET', webhookAt(id), { token: gestor.token })).body
    expect((await put({ url: data.url, eventos: data.eventos, ativo: data.ativo, headers: data.headers })).status).toBe(
      200
    )
    expect(await storedWebhook(test, id)).toEqual({ ...before, atualizadoEm: test.clock.moment })
  })

  it('422 at the header for *** without a value to keep, whatever the header is called', async () => {
    await createOne()
    const before = await storedWebhook(test, id)
    const answer = await put({ headers: { valueOf: '***', 'X-Nova': '***' } })
    expect(answer.status).toBe(422)
    expect(answer.body.error.details).toEqual(
      ['headers.valueOf', 'headers.X-Nova'].map((field) => ({
        field,
        message: 'Este cabeçalho não tem um valor guardado a manter; envie o próprio valor.',
        code: 'INVALID_HEADER'
      }))
    )
    expect(await storedWebhook(test, id)).toEqual(before)
  })

  it('ativo true switches a webhook on again that the service had switched off, and wakes the deliverer', async () => {
    await createOne()
    await switchedOff(test, id)
    const before = test.woken.times
    const { data } = (await put({ ativo: true })).body
    expect(data).toMatchObject({ ativo: true, falhando_desde: null, desligado_em: null, motivo: null })
    expect(test.woken.times).toBe(before + 1)
  })

  it.each([[{ ativo: false }], [{ headers: {} }]])('%j leaves it switched off, and why', async (body) => {
    await createOne()
    await switchedOff(test, id)
    expect((await put(body)).body.data).toMatchObject({
      ativo: false,
      falhando_desde: '2026-11-09T12:00:00.000Z',
      desligado_em: '2026-11-14T12:00:00.000Z',
      motivo: 'falhas'
    })
  })

  it.each([
    [{}, '', 'REQUIRED'],
    [{ url: 'http://saude.example/' }, 'url', 'INVALID_URL'],
    [{ url: 'https://169.254.169.254/' }, 'url', 'INVALID_URL'],
    [{ headers: { Host: 'x' } }, 'headers.Host', 'INVALID_HEADER'],
    [{ headers: { 'X-Origem': '***', 'x-origem': 'b' } }, 'headers.x-origem', 'INVALID_HEADER'],
    [{ eventos: [] }, 'eventos', 'TOO_FEW'],
    [{ eventos: ['webhook.teste'] }, 'eventos.0', 'INVALID_VALUE'],
    [{ ativo: null }, 'ativo', 'INVALID_TYPE'],
    [{ segredo: 'whsec_x' }, 'segredo', 'UNKNOWN_FIELD'],
    [{ dono_id: 2147483647 }, 'dono_id', 'IMMUTABLE_FIELD'],
    [{ motivo: 1 }, 'motivo', 'INVALID_TYPE']
  ])('422 for %j, and nothing is changed', async (body, field, code) => {
    await createOne()
    const before = await storedWebhook(test, id)
    expect(await put(body)).toMatchObject(invalid([field || 'body', code]))
    expect(await storedWebhook(test, id)).toEqual(before)
    expect(await trailOf(test, id)).toHaveLength(1)
  })

  it('403 for an event that the caller may not receive; 200 for one that it may', async () => {
    const someone = await account(test, null)
    await giveDirect(test, someone.id, 'agravos.listar')
    id = (await createdWebhook(test, someone.token)).id
    const eventos = ['agravo.criado', 'importacao.concluida']
    expect(await put({ eventos }, someone.token)).toMatchObject(denied('agravos.importar'))
    expect((await put({ eventos: ['agravo.excluido'] }, someone.token)).status).toBe(200)
  })

  it("an administrator changes another's webhook, who stays its owner", async () => {
    await createOne()
    expect((await put({ ativo: false }, admin.token)).body.data).toMatchObject({ ativo: false, dono_id: gestor.id })
  })
})

describe('PUT /api/v1/webhooks/{webhook_id}: another origin', () => {
  it.each([
    ['host', 'https://outra.example/eventos'],
    ['port', 'https://vigilancia.saude.example:8443/eventos']
  ])('another %s, set by an administrator: no header and no secret of the owner goes there', async (_, url) => {
    await createOne()
    await post('/segredo')
    const answer = await put({ url }, admin.token)
    expect(answer.body.data).toMatchObject({ url, headers: {}, segredo_anterior_ate: null, dono_id: gestor.id })
    const row = await storedWebhook(test, id)
    expect(row).toMatchObject({ url, headers: {}, segredoAnterior: null, anteriorAte: null })
    expect(row?.segredo).toBe(answer.body.data.segredo)
    expect(row?.segredo).toMatch(SEGREDO)
    expect(row?.segredo).not.toBe(segredo)
    const shown = await test.call('GET', webhookAt(id), { token: gestor.token })
    expect(JSON.stringify(shown.body)).not.toContain('whsec_')
  })

  it('another scheme, set by the owner, is another origin as well; headers sent along are kept', async () => {
    await createOne()
    const open = await openApp({
      url: test.url,
      config: { webhookAllowPrivate: true, jwtSecret: test.config.jwtSecret }
    })
    try {
      const body = { url: 'http://vigilancia.saude.example/eventos', headers: { 'X-Novo': 'n' } }
      const answer = await open.call('PUT', webhookAt(id), { token: gestor.token, body })
      expect(answer.body.data).toMatchObject({ headers: { 'X-Novo': '***' }, segredo: expect.stringMatching(SEGREDO) })
    } finally {
      await open.close()
    }
    expect(await storedWebhook(test, id)).toMatchObject({ headers: { 'X-Novo': 'n' } })
  })

  it('422 for *** together with it: hidden values are not sent to another receiver', async () => {
    await createOne()
    const before = await storedWebhook(test, id)
    const answer = await put({ url: 'https://outra.example/', headers: { Authorization: '***' } })
    expect(answer).toMatchObject(invalid(['headers.Authorization', 'INVALID_HEADER']))
    expect(await storedWebhook(test, id)).toEqual(before)
  })

  it('403 REAUTHENTICATION_REQUIRED for it and for a new secret when the login is old; other changes go on', async () => {
    await createOne()
    const before = await storedWebhook(test, id)
    test.advance(15 * 60_000 + 1)
    const reauthentication = errorOf(403, 'REAUTHENTICATION_REQUIRED')
    expect(await put({ url: 'https://outra.example/' })).toMatchObject(reauthentication)
    expect(await post('/segredo')).toMatchObject(reauthentication)
    expect(await storedWebhook(test, id)).toEqual(before)
    expect((await put({ url: 'https://vigilancia.saude.example/outro' })).status).toBe(200)
    admin = await account(test, 'admin')
  })
})

describe('POST /api/v1/webhooks/{webhook_id}/segredo', () => {
  it('200 with a new secret; the old one is kept for 24 hours', async () => {
    await createOne()
    const until = new Date(test.clock.moment.getTime() + DAY)
    const answer = await post('/segredo')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      data: { id, segredo: expect.stringMatching(SEGREDO), segredo_anterior_ate: until.toISOString() },
      meta: { timestamp: test.clock.moment.toISOString(), version: '1.0.0' }
    })
    expect(answer.body.data.segredo).not.toBe(segredo)
    expect(await storedWebhook(test, id)).toMatchObject({
      segredo: answer.body.data.segredo,
      segredoAnterior: segredo,
      anteriorAte: until
    })
    const { body } = await test.call('GET', webhookAt(id), { token: gestor.token })
    expect(body.data.segredo_anterior_ate).toBe(until.toISOString())
  })

  it('200 a second time within that time: the oldest is gone, the 24 hours begin again', async () => {
    await createOne()
    const first = (await post('/segredo')).body.data.segredo
    test.advance(60_000)
    const second = (await post('/segredo')).body.data.segredo
    expect(new Set([segredo, first, second]).size).toBe(3)
    const row = await storedWebhook(test, id)
    expect(row).toMatchObject({ segredo: second, segredoAnterior: first })
    expect(row?.anteriorAte).toEqual(new Date(test.clock.moment.getTime() + DAY))
    expect(JSON.stringify(row)).not.toContain(segredo)
  })

  it('two at once: the last one signs, and before it the other', async () => {
    await createOne()
    const made = (await Promise.all([post('/segredo'), post('/segredo')])).map(({ body }) => body.data.segredo)
    const row = await storedWebhook(test, id)
    expect([row?.segredo, row?.segredoAnterior].sort()).toEqual(made.sort())
  })
})

describe('DELETE /api/v1/webhooks/{webhook_id}', () => {
  it('204, and it is gone, its deliveries too; 404 the second time', async () => {
    await createOne()
    const { id: entregaId } = await entrega(test, id)
    const answer = await test.call('DELETE', webhookAt(id), { token: gestor.token })
    expect([answer.status, answer.body.length]).toEqual([204, 0])
    for (const rest of ['', '/entregas', `/entregas/${entregaId}`])
      expect(await test.call('GET', webhookAt(id, rest), { token: gestor.token })).toMatchObject(notFound)
    expect(await test.call('DELETE', webhookAt(id), { token: gestor.token })).toMatchObject(notFound)
  })

  it('nothing is added to its deliveries any more', async () => {
    await createOne()
    await test.call('DELETE', webhookAt(id), { token: gestor.token })
    expect(await post('/teste')).toMatchObject(notFound)
    expect(await entregasOf(test, id)).toEqual([])
  })
})

describe('the audit trail', () => {
  it('has an entry for each change, by its actor, without secrets and values of headers', async () => {
    await createOne()
    await put({ headers: { Authorization: 'Bearer outro' }, url: 'https://outra.example/?chave=k' })
    await put({ ativo: true }, admin.token)
    await post('/segredo')
    const { id: entregaId } = await entrega(test, id, { estado: 'falhou' })
    await post(`/entregas/${entregaId}/reenviar`)
    await test.call('POST', webhookAt(id, '/entregas/reenviar'), { token: gestor.token, body: { desde: '2026-11-10' } })
    await test.call('DELETE', webhookAt(id), { token: admin.token })
    const [origem, other] = [new URL(RECEIVER_URL).origin, 'https://outra.example']
    expect(await trailOf(test, id)).toEqual([
      ['webhook.criado', gestor.id, 'webhook', { webhook_id: id, origem, eventos: webhookBody().eventos }],
      [
        'webhook.alterado',
        gestor.id,
        'webhook',
        { webhook_id: id, campos: ['headers', 'url'], origem: other, origem_anterior: origem }
      ],
      ['webhook.alterado', admin.id, 'webhook', { webhook_id: id, campos: ['ativo'], origem: other }],
      ['webhook.segredo_trocado', gestor.id, 'webhook', { webhook_id: id, origem: other }],
      ['webhook.reenvio', gestor.id, 'webhook', { webhook_id: id, entrega_id: entregaId }],
      ['webhook.reenvio', gestor.id, 'webhook', { webhook_id: id, desde: '2026-11-10', total: 0 }],
      ['webhook.excluido', admin.id, 'webhook', { webhook_id: id, origem: other }]
    ])
    const query = { alvo_tipo: 'webhook' }
    const { status, body } = await test.call('GET', '/api/v1/auditoria', { token: admin.token, query })
    expect([status, body.items[0].acao]).toEqual([200, 'webhook.excluido'])
  })
})
