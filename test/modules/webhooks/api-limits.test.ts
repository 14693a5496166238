import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhooks } from '../../../src/modules/webhooks/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { type Answer, openApp, startApp, type TestApp } from '../../support/app.ts'
import { invalid } from '../usuarios/support.ts'
import { createdWebhook, createWebhook, WEBHOOKS, webhookBody } from './api-support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  gestor = await account(test, 'gestor')
})

const countWebhooks = (dono: Account) => test.db.$count(webhooks, eq(webhooks.donoId, dono.id))

describe('POST /api/v1/webhooks', () => {
  it('422 for the 21st of an account, even an inactive one; a removed one makes room; other accounts have their own twenty', async () => {
    const made: string[] = []
    for (let i = 0; i < 20; i++) made.push((await createdWebhook(test, gestor.token, { ativo: i % 2 === 0 })).id)
    expect(await createWebhook(test, gestor.token, { ativo: false })).toMatchObject(invalid(['url', 'LIMIT_REACHED']))
    expect((await createWebhook(test, (await account(test, 'gestor')).token)).status).toBe(201)
    expect((await test.call('DELETE', `${WEBHOOKS}/${made[7]}`, { token: gestor.token })).status).toBe(204)
    expect((await createWebhook(test, gestor.token)).status).toBe(201)
    expect(await countWebhooks(gestor)).toBe(20)
  })

  it('of thirty at once exactly twenty', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => createWebhook(test, gestor.token)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(await countWebhooks(gestor)).toBe(20)
  })
})

const languages = ['pt-BR', 'en-US', 'es-ES'] as const
/** Returns the sentence of the only refusal, in each language. */
const sentencesOf = (send: (headers: Record<string, string>) => Promise<Answer>) =>
  Promise.all(
    languages.map(async (language) => {
      const { status, body } = await send({ 'accept-language': language })
      expect([status, body.error.details.length]).toEqual([422, 1])
      return body.error.details[0].message
    })
  )

describe('POST /api/v1/webhooks: what a refusal says', () => {
  const at = (fields: Record<string, unknown>) => (headers: Record<string, string>) =>
    test.call('POST', WEBHOOKS, { token: gestor.token, body: webhookBody(fields), headers })

  it('the limit, for 21 headers', async () => {
    const headers = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`X-${n}`, 'a']))
    expect(await sentencesOf(at({ headers }))).toEqual([
      'Deve ter no máximo 20 campos.',
      'Must have at most 20 fields.',
      'Debe tener como máximo 20 campos.'
    ])
  })

  it('one item, for no events', async () => {
    expect(await sentencesOf(at({ eventos: [] }))).toEqual([
      'Deve ter ao menos 1 item.',
      'Must have at least 1 item.',
      'Debe tener al menos 1 elemento.'
    ])
  })

  it.each(['ftp://saude.example/', 'http://saude.example/'])('only https, for %s', async (url) => {
    expect(await sentencesOf(at({ url }))).toEqual([
      'O endereço deve começar com https://.',
      'The address must begin with https://.',
      'La dirección debe empezar por https://.'
    ])
  })
})

describe('WEBHOOK_ALLOW_PRIVATE', () => {
  it('POST /api/v1/webhooks: 201 for http and inner addresses, 422 for anything else that is wrong', async () => {
    const open = await openApp({
      url: test.url,
      config: { webhookAllowPrivate: true, jwtSecret: test.config.jwtSecret }
    })
    const send = (url: string, headers = {}) =>
      open.call('POST', WEBHOOKS, { token: gestor.token, body: webhookBody({ url }), headers })
    try {
      for (const url of ['http://127.0.0.1:9999/x', 'https://localhost/', 'http://postgres/'])
        expect([url, (await send(url)).status]).toEqual([url, 201])
      for (const url of ['ftp://127.0.0.1/', 'http://ana@127.0.0.1/', 'nada'])
        expect(await send(url)).toMatchObject(invalid(['url', 'INVALID_URL']))
      expect(await sentencesOf((headers) => send('ftp://127.0.0.1/', headers))).toEqual([
        'O endereço deve começar com https:// ou http://.',
        'The address must begin with https:// or http://.',
        'La dirección debe empezar por https:// o http://.'
      ])
    } finally {
      await open.close()
    }
  })
})
