import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhooks } from '../../src/db/tables/webhooks.ts'
import { type Account, account } from '../support/accounts.ts'
import { openApp, startApp, type TestApp } from '../support/app.ts'
import { invalido } from '../usuarios/support.ts'
import { corpo, criado, criar, WEBHOOKS } from './api-support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  gestor = await account(test, 'gestor')
})

const quantos = (dono: Account) => test.db.$count(webhooks, eq(webhooks.donoId, dono.id))

describe('POST /api/v1/webhooks', () => {
  it('422 for the 21st of an account, also an inactive one; a removed one makes room; others have their own twenty', async () => {
    const made: string[] = []
    for (let i = 0; i < 20; i++) made.push((await criado(test, gestor.token, { ativo: i % 2 === 0 })).id)
    expect(await criar(test, gestor.token, { ativo: false })).toMatchObject(invalido(['url', 'LIMIT_REACHED']))
    expect((await criar(test, (await account(test, 'gestor')).token)).status).toBe(201)
    expect((await test.call('DELETE', `${WEBHOOKS}/${made[7]}`, { token: gestor.token })).status).toBe(204)
    expect((await criar(test, gestor.token)).status).toBe(201)
    expect(await quantos(gestor)).toBe(20)
  })

  it('of thirty at once exactly twenty', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => criar(test, gestor.token)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(await quantos(gestor)).toBe(20)
  })
})

describe('WEBHOOK_ALLOW_PRIVATE', () => {
  it('POST /api/v1/webhooks: 201 for http and inner addresses, 422 for anything else that is wrong', async () => {
    const open = await openApp({
      url: test.url,
      config: { webhookAllowPrivate: true, jwtSecret: test.config.jwtSecret }
    })
    const send = (url: string) => open.call('POST', WEBHOOKS, { token: gestor.token, body: corpo({ url }) })
    try {
      for (const url of ['http://127.0.0.1:9999/x', 'https://localhost/', 'http://postgres/'])
        expect([url, (await send(url)).status]).toEqual([url, 201])
      for (const url of ['ftp://127.0.0.1/', 'http://ana@127.0.0.1/', 'nada'])
        expect(await send(url)).toMatchObject(invalido(['url', 'INVALID_URL']))
    } finally {
      await open.close()
    }
  })
})
