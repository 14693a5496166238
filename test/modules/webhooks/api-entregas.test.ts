import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid, NOW, notFound } from '../usuarios/support.ts'
import { createdWebhook, entrega, entregasOf, ids, webhookAt } from './api-support.ts'

let test: TestApp
let gestor: Account
let id: string

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  gestor = await account(test, 'gestor')
  id = (await createdWebhook(test, gestor.token)).id
})

const get = (rest: string, query: Record<string, string> = {}) =>
  test.call('GET', webhookAt(id, rest), { token: gestor.token, query })
const post = (rest: string, body?: unknown) => test.call('POST', webhookAt(id, rest), { token: gestor.token, body })
const switchOff = () => test.call('PUT', webhookAt(id), { token: gestor.token, body: { ativo: false } })
const webhookOff = invalid(['webhook_id', 'WEBHOOK_OFF'])
const attempt = { em: NOW, status: 503, erro: 'status', ms: 41, resposta: 'overloaded' }

describe('POST /api/v1/webhooks/{webhook_id}/teste', () => {
  it('202 with the delivery, which waits to be sent; the deliverer is woken', async () => {
    const before = test.woken.times
    const { status, body } = await post('/teste')
    expect(status).toBe(202)
    expect(body).toEqual({
      data: {
        id: expect.any(Number),
        evento_id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
        tipo: 'webhook.teste',
        timestamp: NOW,
        dados: { mensagem: 'Evento de teste.' },
        estado: 'pendente',
        proxima_em: NOW,
        concluida_em: null,
        tentativas: []
      },
      meta: { timestamp: NOW, version: '1.0.0' }
    })
    expect(test.woken.times).toBe(before + 1)
    expect(await entregasOf(test, id)).toMatchObject([{ id: body.data.id, estado: 'pendente', tentativa: 0 }])
  })

  it('another event each time, only for this webhook', async () => {
    const other = (await createdWebhook(test, gestor.token)).id
    const [a, b] = [await post('/teste'), await post('/teste')]
    expect(a.body.data.evento_id).not.toBe(b.body.data.evento_id)
    expect(await entregasOf(test, other)).toEqual([])
  })

  it('422 at webhook_id while it is switched off: nothing is written, and the deliverer is not woken', async () => {
    await switchOff()
    const before = test.woken.times
    expect(await post('/teste')).toMatchObject(webhookOff)
    expect(test.woken.times).toBe(before)
    expect(await entregasOf(test, id)).toEqual([])
  })
})

describe('GET /api/v1/webhooks/{webhook_id}/entregas', () => {
  it('200 with the deliveries of this webhook, newest first, in the whole wrapper', async () => {
    const other = (await createdWebhook(test, gestor.token)).id
    await entrega(test, other)
    const first = await entrega(test, id, { estado: 'falhou', tentativa: 10, tentativas: [attempt] })
    const second = await entrega(test, id, { tipo: 'agravo.excluido' })
    const { status, body } = await get('/entregas')
    expect(status).toBe(200)
    const links = `${webhookAt(id, '/entregas')}?page=1&size=50`
    expect(body).toEqual({
      data: [
        {
          id: second.id,
          evento_id: second.eventoId,
          tipo: 'agravo.excluido',
          timestamp: NOW,
          dados: second.dados,
          estado: 'pendente',
          proxima_em: NOW,
          concluida_em: null,
          tentativas: []
        },
        {
          id: first.id,
          evento_id: first.eventoId,
          tipo: 'agravo.criado',
          timestamp: NOW,
          dados: first.dados,
          estado: 'falhou',
          proxima_em: null,
          concluida_em: NOW,
          tentativas: [attempt]
        }
      ],
      total: 2,
      page: 1,
      size: 50,
      pages: 1,
      links: { first: links, prev: null, next: null, last: links },
      meta: { timestamp: NOW, version: '1.0.0' }
    })
  })

  it('filters by estado, tipo, evento_id and timestamp, and sorts by id', async () => {
    // On both sides of midnight in Brasília, 03:00 UTC.
    const a = await entrega(test, id, { em: new Date('2026-11-14T02:59:59.999Z'), estado: 'falhou' })
    const b = await entrega(test, id, { em: new Date('2026-11-14T03:00:00.000Z'), estado: 'entregue' })
    const c = await entrega(test, id, { em: new Date('2026-11-15T03:00:00.000Z'), tipo: 'agravo.excluido' })
    const rows: [Record<string, string>, number[]][] = [
      [{}, [c.id, b.id, a.id]],
      [{ estado: 'falhou' }, [a.id]],
      [{ 'estado[in]': 'falhou,entregue' }, [b.id, a.id]],
      [{ 'estado[ne]': 'pendente' }, [b.id, a.id]],
      [{ tipo: 'agravo.excluido' }, [c.id]],
      [{ 'tipo[like]': 'CRIADO' }, [b.id, a.id]],
      [{ evento_id: b.eventoId }, [b.id]],
      [{ timestamp: '2026-11-14' }, [b.id]],
      [{ timestamp: '2026-11-13' }, [a.id]],
      [{ 'timestamp[gte]': '2026-11-14T03:00:00.000Z' }, [c.id, b.id]],
      [{ 'timestamp[lt]': '2026-11-15T00:00:00-03:00' }, [b.id, a.id]],
      [{ estado: 'pendente', tipo: 'agravo.criado' }, []],
      [{ search: '{"or":[{"estado":"falhou"},{"tipo":"agravo.excluido"}]}' }, [c.id, a.id]],
      [{ sort: 'id', order: 'asc' }, [a.id, b.id, c.id]],
      [{ order: 'asc' }, [a.id, b.id, c.id]],
      [{ size: '2' }, [c.id, b.id]],
      [{ size: '2', page: '2' }, [a.id]],
      [{ size: '2', page: '3' }, []]
    ]
    for (const [query, wanted] of rows) expect([query, ids(await get('/entregas', query))]).toEqual([query, wanted])
    const { body } = await get('/entregas', { size: '1', page: '2', estado: 'falhou' })
    expect([body.total, body.pages, body.data]).toEqual([1, 1, []])
  })

  it.each<[Record<string, string>, string, string]>([
    [{ estado: 'perdida' }, 'estado', 'INVALID_VALUE'],
    [{ 'estado[like]': 'f' }, 'estado[like]', 'INVALID_OPERATOR'],
    [{ timestamp: '2026-02-30' }, 'timestamp', 'INVALID_DATE'],
    [{ sort: 'em' }, 'sort', 'INVALID_VALUE'],
    [{ webhook_id: 'x' }, 'webhook_id', 'UNKNOWN_FIELD'],
    [{ size: '101' }, 'size', 'OUT_OF_RANGE']
  ])('422 for %j', async (query, field, code) => {
    expect(await get('/entregas', query)).toMatchObject(invalid([field, code]))
  })
})

describe('GET /api/v1/webhooks/{webhook_id}/entregas/{entrega_id}', () => {
  it('200, as the list shows it', async () => {
    const made = await entrega(test, id, {
      estado: 'entregue',
      tentativas: [{ ...attempt, status: 200, erro: null }]
    })
    const { status, body } = await get(`/entregas/${made.id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      data: (await get('/entregas')).body.data[0],
      meta: { timestamp: NOW, version: '1.0.0' }
    })
    expect(body.data.id).toBe(made.id)
  })

  it('404 for a delivery of another webhook, even of the same owner, and for a missing one', async () => {
    const other = await entrega(test, (await createdWebhook(test, gestor.token)).id)
    for (const entregaId of [other.id, Number.MAX_SAFE_INTEGER]) {
      expect(await get(`/entregas/${entregaId}`)).toMatchObject(notFound)
      expect(await post(`/entregas/${entregaId}/reenviar`)).toMatchObject(notFound)
    }
    expect(await entregasOf(test, other.webhookId)).toEqual([other])
  })

  it.each(['0', '-1', '9007199254740992', '99999999999999999999'])(
    '404 for %s, which no delivery has',
    async (text) => {
      expect(await get(`/entregas/${text}`)).toMatchObject(notFound)
    }
  )

  it.each(['x', '1.5', '1e3', 'null'])('422 at entrega_id for %s', async (text) => {
    expect(await get(`/entregas/${text}`)).toMatchObject(invalid(['entrega_id', 'INVALID_TYPE']))
  })
})
