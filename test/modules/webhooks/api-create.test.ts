import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, errorOf, giveDirect, invalid, NOW, unauthorized } from '../usuarios/support.ts'
import { createdWebhook, createWebhook, RECEIVER_URL, SEGREDO, storedWebhook, WEBHOOKS } from './api-support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
/** Each test has an account of its own, since an account has at most twenty webhooks. */
beforeEach(async () => {
  gestor = await account(test, 'gestor')
})

const countWebhooks = (dono: Account) => test.db.$count(webhooks, eq(webhooks.donoId, dono.id))

/** Expects a 422 at exactly these places, and that nothing was stored. */
async function expectRefusal(fields: Record<string, unknown>, ...items: [field: string, code: string][]) {
  expect(await createWebhook(test, gestor.token, fields)).toMatchObject(invalid(...items))
  expect(await countWebhooks(gestor)).toBe(0)
}

describe('POST /api/v1/webhooks', () => {
  it('201 with the whole webhook, its defaults and the secret', async () => {
    const { status, body } = await createWebhook(test, gestor.token)
    expect(status).toBe(201)
    expect(body).toEqual({
      data: {
        id: expect.stringMatching(/^wh_[0-9a-f]{32}$/),
        url: RECEIVER_URL,
        eventos: ['agravo.criado'],
        alertas: false,
        ativo: true,
        headers: {},
        dono_id: gestor.id,
        falhando_desde: null,
        desligado_em: null,
        motivo: null,
        segredo_anterior_ate: null,
        criado_em: NOW,
        atualizado_em: NOW,
        segredo: expect.stringMatching(SEGREDO)
      },
      meta: { timestamp: NOW, version: '1.0.0' }
    })
    expect(Buffer.from(body.data.segredo.slice('whsec_'.length), 'base64')).toHaveLength(32)
    expect(await storedWebhook(test, body.data.id)).toMatchObject({ segredo: body.data.segredo, segredoAnterior: null })
  })

  it('201 with every field; the values of headers are hidden and stored', async () => {
    const admin = await account(test, 'admin')
    const eventos = ['importacao.concluida', 'agravo.excluido', 'agravo.atualizado', 'agravo.criado']
    const headers = { Authorization: 'Bearer 3f1c9a', 'X-Origem': 'ção', 'x-vazio': '' }
    const data = await createdWebhook(test, admin.token, { eventos, ativo: false, headers })
    expect(data).toMatchObject({ eventos, ativo: false })
    expect(data.headers).toEqual({ Authorization: '***', 'X-Origem': '***', 'x-vazio': '***' })
    expect((await storedWebhook(test, data.id))?.headers).toEqual(headers)
  })

  it('two with one address are separate, each with its own id and secret', async () => {
    const [a, b] = [await createdWebhook(test, gestor.token), await createdWebhook(test, gestor.token)]
    expect(a.id).not.toBe(b.id)
    expect(a.segredo).not.toBe(b.segredo)
  })

  it.each([
    ['an address alone', 'https://saude.example', 'https://saude.example/'],
    ['capitals and the usual port', 'HTTPS://Saude.Example:443/A?b=C', 'https://saude.example/A?b=C'],
    [
      'a port and accents',
      'https://saúde.example:8443/notificação',
      'https://xn--sade-rra.example:8443/notifica%C3%A7%C3%A3o'
    ],
    ['a public address', 'https://8.8.8.8/x', 'https://8.8.8.8/x']
  ])('201 with %s', async (_, url, stored) => {
    expect((await createdWebhook(test, gestor.token, { url })).url).toBe(stored)
  })

  it.each([
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:192.168.0.1]/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://db.internal/',
    'https://postgres/',
    'http://saude.example/',
    'ftp://saude.example/',
    'javascript:alert(1)',
    'https://ana:senha@saude.example/',
    'https://@saude.example/',
    'saude.example',
    'https://',
    'https://saude.example/\r\nHost: x',
    'https://saude.example/#x',
    ' https://saude.example/'
  ])('422 at url for %j', async (url) => {
    await expectRefusal({ url }, ['url', 'INVALID_URL'])
  })

  it.each([
    ['too long', `https://saude.example/${'x'.repeat(2000)}`, 'TOO_LONG'],
    ['empty', '', 'TOO_SHORT'],
    ['a number', 7, 'INVALID_TYPE'],
    ['null', null, 'INVALID_TYPE'],
    ['with a NUL', 'https://saude.example/\0', 'INVALID_FORMAT']
  ])('422 at url when it is %s', async (_, url, code) => {
    await expectRefusal({ url }, ['url', code])
  })

  it.each([
    ['Host', 'x'],
    ['content-length', '7'],
    ['Transfer-Encoding', 'chunked'],
    ['X-Webhook-Signature', 'x'],
    ['webhook-id', 'x'],
    ['X-A', 'a\r\nHost: b'],
    ['X-A', 'a\nb'],
    ['X-A', ' a'],
    ['X-A', '\u{1f98b}'],
    ['X A', 'a'],
    ['X-A\r\nHost', 'a'],
    ['', 'a']
  ])('422 at headers.%j for the value %j', async (name, value) => {
    await expectRefusal({ headers: { 'X-Bom': 'a', [name]: value } }, [`headers.${name}`, 'INVALID_HEADER'])
  })

  it('422 at the second of two names that differ only in case', async () => {
    await expectRefusal({ headers: { 'X-A': '1', 'x-a': '2' } }, ['headers.x-a', 'INVALID_HEADER'])
  })

  it('422 with everything that is wrong at once', async () => {
    const headers = { Host: 'x', 'X-A': 'a\n' }
    await expectRefusal(
      { url: 'http://10.0.0.1/', headers },
      ['url', 'INVALID_URL'],
      ['headers.Host', 'INVALID_HEADER'],
      ['headers.X-A', 'INVALID_HEADER']
    )
  })

  it('422 at headers for the 21st, 201 with twenty', async () => {
    const many = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`X-${i}`, 'a']))
    await expectRefusal({ headers: many(21) }, ['headers', 'INVALID_VALUE'])
    expect((await createWebhook(test, gestor.token, { headers: many(20) })).status).toBe(201)
  })

  it.each([
    ['headers', { headers: ['X-A'] }, 'headers', 'INVALID_TYPE'],
    ['headers', { headers: null }, 'headers', 'INVALID_TYPE'],
    ['a header', { headers: { 'X-A': 7 } }, 'headers.X-A', 'INVALID_TYPE'],
    ['a header', { headers: { 'X-A': 'x'.repeat(2001) } }, 'headers.X-A', 'TOO_LONG'],
    ['an event', { eventos: ['agravo.lido'] }, 'eventos.0', 'INVALID_VALUE'],
    ['an event', { eventos: ['agravo.criado', 'Agravo.Criado'] }, 'eventos.1', 'INVALID_VALUE'],
    ['the event of tests', { eventos: ['webhook.teste'] }, 'eventos.0', 'INVALID_VALUE'],
    ['an event', { eventos: ['*'] }, 'eventos.0', 'INVALID_VALUE'],
    ['no events', { eventos: [] }, 'eventos', 'TOO_FEW'],
    ['a repeated event', { eventos: ['agravo.criado', 'agravo.criado'] }, 'eventos', 'REPEATED'],
    ['events', { eventos: 'agravo.criado' }, 'eventos', 'INVALID_TYPE'],
    ['events', { eventos: undefined }, 'eventos', 'REQUIRED'],
    ['the address', { url: undefined }, 'url', 'REQUIRED'],
    ['ativo', { ativo: 'sim' }, 'ativo', 'INVALID_TYPE'],
    ['a secret of their own', { segredo: 'whsec_x' }, 'segredo', 'UNKNOWN_FIELD'],
    ['another owner', { dono_id: 1 }, 'dono_id', 'UNKNOWN_FIELD']
  ])('422 for %s in %j', async (_, fields, field, code) => {
    await expectRefusal(fields, [field, code])
  })

  it.each(['__proto__', 'constructor', 'prototype'])('400 for a header named %s', async (name) => {
    const raw = `{"url":"${RECEIVER_URL}","eventos":["agravo.criado"],"headers":{"${name}":"x"}}`
    const answer = await test.call('POST', WEBHOOKS, {
      token: gestor.token,
      raw,
      headers: { 'content-type': 'application/json' }
    })
    expect(answer).toMatchObject(errorOf(400, 'MALFORMED_REQUEST'))
    expect(await countWebhooks(gestor)).toBe(0)
  })

  it('201 with headers named like a property of every object', async () => {
    const headers = { toString: 'a', valueOf: 'b', hasOwnProperty: 'c' }
    const { id } = await createdWebhook(test, gestor.token, { headers })
    expect((await storedWebhook(test, id))?.headers).toEqual(headers)
  })

  it.each([
    ['agravos.listar', 'agravo.criado'],
    ['agravos.listar', 'agravo.atualizado'],
    ['agravos.listar', 'agravo.excluido'],
    ['agravos.importar', 'importacao.concluida']
  ])('403 without %s for %s, 201 with it', async (permissao, evento) => {
    const someone = await account(test, null)
    expect(await createWebhook(test, someone.token, { eventos: [evento] })).toMatchObject(denied(permissao))
    expect(await countWebhooks(someone)).toBe(0)
    await giveDirect(test, someone.id, permissao)
    expect((await createWebhook(test, someone.token, { eventos: [evento] })).status).toBe(201)
  })

  it('403 when one of several events is not permitted', async () => {
    const someone = await account(test, null)
    await giveDirect(test, someone.id, 'agravos.listar')
    const eventos = ['agravo.criado', 'importacao.concluida']
    expect(await createWebhook(test, someone.token, { eventos })).toMatchObject(denied('agravos.importar'))
  })

  it('401 without a token', async () => {
    expect(await createWebhook(test, undefined)).toMatchObject(unauthorized)
  })
})
