import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoBody, createdCaso } from '../agravos/support.ts'
import { at, errorOf, invalid, notFound, unauthorized } from '../usuarios/support.ts'
import { createdWebhook, entrega, entregasOf, ids, storedWebhook, WEBHOOKS, webhookAt } from './api-support.ts'

let test: TestApp
let admin: Account
let ana: Account
let bia: Account
/** Two webhooks of Ana and one of Bia, made in this order, a minute apart. */
let a1: string
let a2: string
let b1: string

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  ana = await account(test, 'gestor')
  bia = await account(test, 'analista')
  a1 = (await createdWebhook(test, ana.token, { headers: { Authorization: 'x' } })).id
  test.advance(60_000)
  a2 = (await createdWebhook(test, ana.token, { url: 'https://outra.example/100%25_x', ativo: false })).id
  test.advance(60_000)
  b1 = (await createdWebhook(test, bia.token)).id
})
afterAll(() => test.close())

const listWebhooks = (token: string, query: Record<string, string> = {}) => test.call('GET', WEBHOOKS, { token, query })

describe('GET /api/v1/webhooks', () => {
  it("200 with the caller's webhooks, newest first, in the whole wrapper", async () => {
    const { status, body } = await listWebhooks(ana.token)
    expect(status).toBe(200)
    expect(body).toEqual({
      data: [
        {
          id: a2,
          url: 'https://outra.example/100%25_x',
          eventos: ['agravo.criado'],
          alertas: false,
          ativo: false,
          headers: {},
          dono_id: ana.id,
          falhando_desde: null,
          desligado_em: null,
          motivo: null,
          segredo_anterior_ate: null,
          criado_em: '2026-11-15T12:01:00.000Z',
          atualizado_em: '2026-11-15T12:01:00.000Z'
        },
        expect.objectContaining({ id: a1, headers: { Authorization: '***' } })
      ],
      total: 2,
      page: 1,
      size: 50,
      pages: 1,
      links: { first: `${WEBHOOKS}?page=1&size=50`, prev: null, next: null, last: `${WEBHOOKS}?page=1&size=50` },
      meta: { timestamp: test.clock.moment.toISOString(), version: '1.0.0' }
    })
  })

  it('an administrator sees all of them, and those of one owner', async () => {
    expect(ids(await listWebhooks(admin.token))).toEqual([b1, a2, a1])
    expect(ids(await listWebhooks(admin.token, { dono_id: String(bia.id) }))).toEqual([b1])
  })

  it.each<[Record<string, string>, () => string[]]>([
    [{ ativo: 'true' }, () => [b1, a1]],
    [{ ativo: 'false' }, () => [a2]],
    [{ url: 'OUTRA' }, () => [a2]],
    [{ url: '%_' }, () => []],
    [{ 'url[eq]': 'https://outra.example/100%25_x' }, () => [a2]],
    [{ criado_em: '2026-11-15' }, () => [b1, a2, a1]],
    [{ 'criado_em[gt]': '2026-11-15T12:00:00.000Z' }, () => [b1, a2]],
    [{ 'atualizado_em[lt]': '2026-11-15T12:01:00.000Z' }, () => [a1]],
    [{ sort: 'criado_em', order: 'asc' }, () => [a1, a2, b1]],
    [{ search: '{"or":[{"ativo":false},{"criado_em":{"gt":"2026-11-15T12:01:30.000Z"}}]}' }, () => [b1, a2]]
  ])('%j, for an administrator', async (query, wanted) => {
    expect(ids(await listWebhooks(admin.token, query))).toEqual(wanted())
  })

  it.each<[string, () => Record<string, string>]>([
    ['its owner', () => ({ dono_id: String(bia.id) })],
    ['an or', () => ({ search: `{"or":[{"dono_id":${bia.id}},{"dono_id":${bia.id}}]}` })]
  ])('nothing of another owner by %s', async (_, query) => {
    expect((await listWebhooks(ana.token, query())).body).toMatchObject({ data: [], total: 0 })
  })

  it('pages, with links that lead on', async () => {
    const { body } = await listWebhooks(admin.token, { size: '2' })
    expect([ids({ body } as never), body.total, body.pages]).toEqual([[b1, a2], 3, 2])
    const next = await test.call('GET', body.links.next, { token: admin.token })
    expect(ids(next)).toEqual([a1])
    expect(ids(await listWebhooks(admin.token, { page: '9' }))).toEqual([])
  })

  it.each([
    [{ segredo: 'x' }, 'segredo', 'UNKNOWN_FIELD'],
    [{ 'headers[like]': 'x' }, 'headers[like]', 'UNKNOWN_FIELD'],
    [{ sort: 'segredo' }, 'sort', 'INVALID_VALUE'],
    [{ size: '101' }, 'size', 'OUT_OF_RANGE']
  ])('422 for %j', async (query, field, code) => {
    expect(await listWebhooks(ana.token, query)).toMatchObject(invalid([field, code]))
  })
})

/** Every way to a single webhook. */
const routes = (id: string, entregaId = 1) =>
  [
    ['GET', webhookAt(id), undefined],
    ['PUT', webhookAt(id), { ativo: true }],
    ['PUT', webhookAt(id), { url: 'http://10.0.0.1/' }],
    ['DELETE', webhookAt(id), undefined],
    ['POST', webhookAt(id, '/segredo'), undefined],
    ['POST', webhookAt(id, '/teste'), undefined],
    ['GET', webhookAt(id, '/entregas'), undefined],
    ['POST', webhookAt(id, '/entregas/reenviar'), { desde: '2026-11-10' }],
    ['GET', webhookAt(id, `/entregas/${entregaId}`), undefined],
    ['POST', webhookAt(id, `/entregas/${entregaId}/reenviar`), undefined]
  ] as const

describe('/api/v1/webhooks/{webhook_id}', () => {
  it("every way: 404 for another owner's, as for a missing one; 401 without a token; nothing happens", async () => {
    const { id } = await entrega(test, b1, { estado: 'falhou' })
    const before = [await storedWebhook(test, b1), await entregasOf(test, b1)]
    const none = `wh_${'f'.repeat(32)}`
    for (const [method, path, body] of [...routes(b1, id), ...routes(none, id)])
      expect([method, path, await test.call(method, path, { token: ana.token, body })]).toMatchObject([
        method,
        path,
        notFound
      ])
    for (const [method, path, body] of routes(b1, id))
      expect(await test.call(method, path, { body })).toMatchObject(unauthorized)
    expect([await storedWebhook(test, b1), await entregasOf(test, b1)]).toEqual(before)
  })

  it.each([
    '1',
    'wh_',
    'WH_0',
    'null',
    `wh_${'0'.repeat(31)}g`,
    `wh_${'A'.repeat(32)}`,
    "wh_'%20or%201=1--",
    'x'.repeat(60)
  ])('404 for the id %j', async (id) => {
    expect(await test.call('GET', webhookAt(id), { token: admin.token })).toMatchObject(notFound)
  })

  it('an administrator reads, tests and sends again what belongs to another', async () => {
    const { id } = await entrega(test, b1, { estado: 'falhou' })
    const statuses: number[] = []
    for (const [method, path, body] of routes(b1, id).filter(
      ([method, , body]) => method !== 'DELETE' && !(body && 'url' in body)
    ))
      statuses.push((await test.call(method, path, { token: admin.token, body })).status)
    expect(statuses).toEqual([200, 200, 200, 202, 200, 202, 200, 202])
  })
})

describe('the account of the owner', () => {
  it('DELETE /api/v1/usuarios/{usuario_id} (A): its webhooks go with it, and cases are still recorded', async () => {
    const dono = await account(test, 'gestor')
    const { id } = await createdWebhook(test, dono.token)
    await createdCaso(test, admin.token, casoBody())
    expect(await entregasOf(test, id)).toHaveLength(1)
    expect((await test.call('DELETE', at(dono.id), { token: admin.token })).status).toBe(200)
    expect(await test.db.$count(webhooks, eq(webhooks.donoId, dono.id))).toBe(0)
    expect(await test.call('GET', webhookAt(id), { token: admin.token })).toMatchObject(notFound)
    await createdCaso(test, admin.token, casoBody())
    expect(await entregasOf(test, id)).toHaveLength(1)
  })

  it('DELETE /api/v1/usuarios/{id} (B): they stay, for administrators to see; the owner has no access any longer', async () => {
    const dono = await account(test, 'gestor')
    const { id } = await createdWebhook(test, dono.token)
    const query = { motivo: 'Saída' }
    expect((await test.call('DELETE', at(dono.id), { token: admin.token, query })).status).toBe(200)
    expect((await test.call('GET', webhookAt(id), { token: admin.token })).body.data.dono_id).toBe(dono.id)
    expect(await test.call('GET', webhookAt(id), { token: dono.token })).toMatchObject(errorOf(401, 'UNAUTHORIZED'))
  })
})
