import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definitions, operations } from '../../../generated/operations.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { expectEnvelope } from '../../contract/support.ts'
import { CASOS } from '../../modules/agravos/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { type Answer, startApp, type TestApp } from '../../support/app.ts'

const METRICS_TOKEN = 'a-token-for-the-figures-of-the-service'
const english = { 'accept-language': 'en-US' }

/** Holds a lock that every reading of the table waits for, while `work` goes on. */
async function whileLocked<T>(test: TestApp, table: string, work: () => Promise<T>): Promise<T> {
  return await test.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`lock table ${table} in access exclusive mode`))
    return await work()
  })
}

describe('a reading that takes the database too long', () => {
  let test: TestApp
  let reader: Account
  beforeAll(async () => {
    test = await startApp({ readingTimeout: 150, config: { metricsToken: METRICS_TOKEN } })
    reader = await account(test, 'admin')
  })
  afterAll(() => test.close())

  const get = (path: string, query: Record<string, string> = {}) =>
    test.call('GET', path, { token: reader.token, query, headers: english })

  it.each<[table: string, path: string, query: Record<string, string>, fields: string[]]>([
    [
      'casos',
      CASOS,
      { 'bairro[like]': 'a', 'numero_notificacao[gt]': '1', 'idade[gte]': '3' },
      ['bairro', 'numero_notificacao']
    ],
    ['casos', CASOS, { search: '{"or":[{"bairro":{"like":"a"}},{"bairro":{"like":"b"}}]}' }, ['bairro']],
    ['casos', CASOS, { search: 'a', sort: 'idade' }, ['search']],
    ['casos', CASOS, { 'idade[gte]': '3' }, ['query']],
    ['casos_contados_dia', `${CASOS}/estatisticas/resumo`, {}, ['query']],
    ['casos_contados_dia', `${CASOS}/estatisticas/series`, { por: 'sexo' }, ['query']],
    ['casos_contados_dia', `${CASOS}/mapa-calor`, {}, ['query']],
    ['webhooks', '/api/v1/webhooks', { url: 'a' }, ['url']]
  ])('%s locked, GET %s %j: 422 READING_TOO_LONG', async (table, path, query, fields) => {
    const refused = await whileLocked(test, table, () => get(path, query))
    expectEnvelope(refused, 422, 'READING_TOO_LONG')
    expect(refused.body.error.details).toEqual(
      fields.map((field) => ({
        field,
        code: 'TOO_SLOW',
        message:
          'The database would take more than 0.15 seconds. Narrow the request with more filters, a shorter period or a longer text.'
      }))
    )
    expect((await get(path, query)).status).toBe(200)
  })

  it('/metrics: tells how many were refused, and the time of the database by operation', async () => {
    await whileLocked(test, 'webhooks', () => get('/api/v1/webhooks'))
    const text = String((await test.call('GET', '/metrics', { token: METRICS_TOKEN })).body)
    const figure = (line: RegExp) => Number(line.exec(text)?.[1])
    expect(figure(/^saude_readings_refused_total\{reason="time"\} (\S+)$/m)).toBeGreaterThan(0)
    expect(figure(/^saude_readings_refused_total\{reason="budget"\} (\S+)$/m)).toBe(0)
    expect(figure(/^saude_reading_database_seconds_total\{operation="listarWebhooks"\} (\S+)$/m)).toBeGreaterThan(0.1)
  })

  it('code that measures the process is told what each has taken until it was ended', async () => {
    const told: unknown[] = []
    const listen = (reading: unknown) => void told.push(reading)
    subscribe('saude-integra.reading', listen)
    try {
      await whileLocked(test, 'webhooks', () => get('/api/v1/webhooks'))
    } finally {
      unsubscribe('saude-integra.reading', listen)
    }
    expect(told).toEqual([{ operation: 'listarWebhooks', ms: expect.any(Number) }])
    expect((told[0] as { ms: number }).ms).toBeGreaterThan(100)
  })
})

describe('a reading that takes too long, whatever it reads', () => {
  let test: TestApp
  let reader: Account
  beforeAll(async () => {
    const sleep = async (_request: never, { db }: { db: Db }) => {
      await db.execute(sql`select pg_sleep(60)`)
      return { status: 200, body: null }
    }
    const handlers = { usuarios: { buscarUsuarios: sleep }, permissoes: { listarPermissoes: sleep } }
    const served = operations.filter(({ id }) => id === 'buscarUsuarios' || id === 'listarPermissoes')
    test = await startApp({ readingTimeout: 150, contract: { operations: served, definitions, handlers } })
    reader = await account(test, 'admin')
  })
  afterAll(() => test.close())

  it('POST /api/v1/usuarios/buscar: 422 at the conditions of the body', async () => {
    const body = { filtros: { or: [{ nome: 'a' }, { nome: 'b' }] } }
    const refused = await test.call('POST', '/api/v1/usuarios/buscar', { token: reader.token, body })
    expectEnvelope(refused, 422, 'READING_TOO_LONG')
    expect(refused.body.error.details.map(({ field }: { field: string }) => field)).toEqual(['filtros'])
  })

  it('GET /api/v1/permissoes/ (A): 422 in its own shape', async () => {
    const refused = await test.call('GET', '/api/v1/permissoes/', { token: reader.token, headers: english })
    expect([refused.status, refused.body]).toEqual([
      422,
      { detail: [{ loc: ['query'], msg: expect.stringContaining('0.15 seconds'), type: 'value_error.too_slow' }] }
    ])
  })
})

describe('a budget of the time of the database', () => {
  let test: TestApp
  beforeAll(async () => {
    // Any reading spends more than this.
    test = await startApp({ config: { rateLimit: true, readingBudget: 0.000_001 } })
  })
  afterAll(() => test.close())

  const list = ({ token }: Account, path = CASOS) => test.call('GET', path, { token, headers: english })

  it('the reading after it is spent is 429 until the minute is over; other accounts and records are not', async () => {
    const [one, other] = [await account(test, 'visualizador'), await account(test, 'visualizador')]
    expect((await list(one)).status).toBe(200)
    test.clock.moment = new Date(test.clock.moment.getTime() + 20_000)
    const refused = await list(one)
    expect([refused.status, refused.body.error.code]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
    expect(refused.body.error.message).toContain('Wait, or narrow the requests.')
    expect(refused.headers).toMatchObject({ 'retry-after': '40', 'x-database-time-remaining': '0' })
    expect((await list(one, `${CASOS}/estatisticas/resumo`)).status).toBe(429)
    expect((await list(other)).status).toBe(200)
    expect((await list(one, '/api/v1/usuarios/logado')).status).toBe(200)
    test.clock.moment = new Date(test.clock.moment.getTime() + 40_000)
    expect((await list(one)).status).toBe(200)
  })
})

describe('headers', () => {
  let test: TestApp
  let reader: Account
  beforeAll(async () => {
    test = await startApp({ config: { rateLimit: true } })
    reader = await account(test, 'admin')
  })
  afterAll(() => test.close())

  const usage = ({ headers }: Answer) =>
    ['limit', 'remaining', 'reset-after'].map((name) => Number(headers[`x-database-time-${name}`]))

  it('tell the budget, what is left of it, and when its minute ends', async () => {
    const first = usage(await test.call('GET', CASOS, { token: reader.token }))
    const [limit, remaining, ends] = first
    expect([limit, ends]).toEqual([30_000, 60])
    expect(remaining).toBeLessThan(30_000)
    test.clock.moment = new Date(test.clock.moment.getTime() + 15_000)
    const [, less, sooner] = usage(await test.call('GET', CASOS, { token: reader.token }))
    expect(less).toBeLessThanOrEqual(remaining ?? 0)
    expect(sooner).toBe(45)
  })

  it('are sent by every list and statistic, and by no other operation', async () => {
    const metered = operations.filter((operation) => operation.metered)
    expect(metered.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listarUsuarios', 'listarCasos', 'buscarUsuarios', 'mapearCasos', 'listarJobs'])
    )
    for (const operation of operations) {
      const answers = Object.keys(operation.responses)
      if (operation.list && answers.includes('200'))
        expect([operation.id, operation.metered]).toEqual([operation.id, true])
    }
    const { headers } = await test.call('GET', '/api/v1/usuarios/logado', { token: reader.token })
    expect(headers['x-database-time-limit']).toBeUndefined()
  })
})
