import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid, NOW } from '../usuarios/support.ts'
import { createdWebhook, entrega, entregasOf, webhookAt } from './api-support.ts'

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

const post = (rest: string, body?: unknown) => test.call('POST', webhookAt(id, rest), { token: gestor.token, body })
const switchOff = () => test.call('PUT', webhookAt(id), { token: gestor.token, body: { ativo: false } })
const webhookOff = invalid(['webhook_id', 'WEBHOOK_OFF'])
const attempt = { em: NOW, status: 503, erro: 'status', ms: 41, resposta: 'overloaded' }

describe('POST /api/v1/webhooks/{webhook_id}/entregas/{entrega_id}/reenviar', () => {
  it.each(['pendente', 'entregue', 'falhou'] as const)(
    '202 from %s: it waits to be sent at once, with its old id and from the beginning of the schedule',
    async (estado) => {
      const made = await entrega(test, id, {
        estado,
        em: new Date('2026-11-10T12:00:00.000Z'),
        tentativa: 4,
        tentativas: [attempt],
        proximaEm: estado === 'pendente' ? new Date('2026-11-16T12:00:00.000Z') : null
      })
      const before = test.woken.times
      const { status, body } = await post(`/entregas/${made.id}/reenviar`)
      expect(status).toBe(202)
      expect(body).toEqual({
        data: {
          id: made.id,
          evento_id: made.eventoId,
          tipo: made.tipo,
          timestamp: '2026-11-10T12:00:00.000Z',
          dados: made.dados,
          estado: 'pendente',
          proxima_em: NOW,
          concluida_em: null,
          tentativas: [attempt]
        },
        meta: { timestamp: NOW, version: '1.0.0' }
      })
      expect(await entregasOf(test, id)).toMatchObject([{ estado: 'pendente', tentativa: 0 }])
      expect(test.woken.times).toBe(before + 1)
    }
  )

  it('202 touches no other delivery', async () => {
    const others = [await entrega(test, id, { estado: 'falhou' }), await entrega(test, id, { estado: 'entregue' })]
    const made = await entrega(test, id, { estado: 'falhou' })
    await post(`/entregas/${made.id}/reenviar`)
    expect((await entregasOf(test, id)).slice(0, 2)).toEqual(others)
  })

  it('422 at webhook_id while it is switched off', async () => {
    const made = await entrega(test, id, { estado: 'falhou' })
    await switchOff()
    const before = test.woken.times
    expect(await post(`/entregas/${made.id}/reenviar`)).toMatchObject(webhookOff)
    expect(test.woken.times).toBe(before)
    expect(await entregasOf(test, id)).toEqual([made])
  })
})

describe('POST /api/v1/webhooks/{webhook_id}/entregas/reenviar', () => {
  it.each([
    ['a date, from midnight in Brasília on', '2026-11-14', 2],
    ['the day after', '2026-11-15', 1],
    ['a moment, itself included', '2026-11-14T03:00:00.000Z', 2],
    ['a moment in another zone', '2026-11-14T00:00:00.001-03:00', 1],
    ['the time before all', '2020-01-01', 3],
    ['the time after all', '2026-11-16', 0]
  ])('202 since %s', async (_, desde, total) => {
    const insertFailed = (text: string) => entrega(test, id, { estado: 'falhou', em: new Date(text), tentativa: 10 })
    await insertFailed('2026-11-14T02:59:59.999Z')
    await insertFailed('2026-11-14T03:00:00.000Z')
    await insertFailed('2026-11-15T03:00:00.000Z')
    const others = [await entrega(test, id, { estado: 'entregue' }), await entrega(test, id, { tentativa: 3 })]
    const foreign = await entrega(test, (await createdWebhook(test, gestor.token)).id, { estado: 'falhou' })
    const before = test.woken.times
    const { status, body } = await post('/entregas/reenviar', { desde })
    expect([status, body]).toEqual([202, { data: { total }, meta: { timestamp: NOW, version: '1.0.0' } }])
    const rows = await entregasOf(test, id)
    // The latest failed ones are sent again, and those that did not fail are as they were.
    expect(rows.slice(0, 3).map(({ estado }) => estado)).toEqual([
      ...Array(3 - total).fill('falhou'),
      ...Array(total).fill('pendente')
    ])
    for (const row of rows.slice(3 - total, 3))
      expect(row).toMatchObject({ tentativa: 0, proximaEm: new Date(NOW), concluidaEm: null })
    expect(rows.slice(3)).toEqual(others)
    expect(await entregasOf(test, foreign.webhookId)).toEqual([foreign])
    expect(test.woken.times).toBe(before + 1)
  })

  it('202 with the 10,000 oldest, then with the rest', async () => {
    await test.db.execute(`insert into webhook_entregas (webhook_id, evento_id, tipo, em, dados, estado, concluida_em)
      select '${id}', 'evt_' || lpad(n::text, 32, '0'), 'agravo.criado', '${NOW}', '{}', 'falhou', '${NOW}'
      from generate_series(1, 10003) n`)
    expect((await post('/entregas/reenviar', { desde: '2026-11-01' })).body.data).toEqual({ total: 10_000 })
    const left = (await entregasOf(test, id)).map(({ estado }) => estado)
    expect(left.indexOf('falhou')).toBe(10_000)
    expect((await post('/entregas/reenviar', { desde: '2026-11-01' })).body.data).toEqual({ total: 3 })
    expect((await post('/entregas/reenviar', { desde: '2026-11-01' })).body.data).toEqual({ total: 0 })
  })

  it.each([
    [{}, 'desde', 'REQUIRED'],
    [{ desde: '' }, 'desde', 'INVALID_DATE'],
    [{ desde: '10/11/2026' }, 'desde', 'INVALID_DATE'],
    [{ desde: '2026-02-30' }, 'desde', 'INVALID_DATE'],
    [{ desde: '2026-11-10T12:00:00' }, 'desde', 'INVALID_DATE'],
    [{ desde: 7 }, 'desde', 'INVALID_TYPE'],
    [{ desde: '2026-11-10', ate: '2026-11-11' }, 'ate', 'UNKNOWN_FIELD']
  ])('422 for %j', async (body, field, code) => {
    await entrega(test, id, { estado: 'falhou' })
    expect(await post('/entregas/reenviar', body)).toMatchObject(invalid([field, code]))
    expect(await entregasOf(test, id)).toMatchObject([{ estado: 'falhou' }])
  })

  it('422 at webhook_id while it is switched off', async () => {
    const made = await entrega(test, id, { estado: 'falhou' })
    await switchOff()
    expect(await post('/entregas/reenviar', { desde: '2026-11-01' })).toMatchObject(webhookOff)
    expect(await entregasOf(test, id)).toEqual([made])
  })
})
