import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { counting } from '../../../src/handlers.ts'
import { createFigures } from '../../../src/platform/metrics/figures.ts'
import { createMetrics } from '../../../src/platform/metrics/metrics.ts'
import { newProcessState } from '../../../src/platform/metrics/process.ts'
import { addMetrics } from '../../../src/platform/metrics/route.ts'
import { account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { testVitals } from '../../support/vitals.ts'

const TOKEN = 'metrics-token-0123456789abcdefghij'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ config: { metricsToken: TOKEN } })
})
afterAll(() => test.close())

const textOf = async (token = TOKEN) => String((await test.call('GET', '/metrics', { token })).body)

/** Returns the value of a series, whatever the order of its labels. */
function seriesOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const wanted = Object.entries(labels).map(([key, value]) => `${key}="${value}"`)
  const line = text
    .split('\n')
    .find((each) => each.split(/[{ ]/)[0] === name && wanted.every((label) => each.includes(label)))
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1))
}

describe('who may read /metrics', () => {
  it('callers with the token, in text form and not to be cached', async () => {
    const { status, headers } = await test.call('GET', '/metrics', { token: TOKEN })
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=0\.0\.4/),
      'no-store'
    ])
  })

  it.each([
    ['nobody’s', {}],
    ['another', { authorization: `Bearer ${TOKEN}x` }],
    ['only its beginning', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['as a password', { authorization: `Basic ${Buffer.from(`a:${TOKEN}`).toString('base64')}` }]
  ])('a token that is %s: 401, even from this machine', async (_, headers) => {
    const answer = await test.call('GET', '/metrics', { headers })
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.body.error.code).toBe('UNAUTHORIZED')
  })

  it('an administrator’s access token: 401', async () => {
    const { token } = await account(test, 'admin')
    expect((await test.call('GET', '/metrics', { token })).status).toBe(401)
  })

  it('a token in the query: 401', async () => {
    expect((await test.call('GET', '/metrics', { query: { token: TOKEN } })).status).toBe(401)
  })

  describe('where no token is configured', () => {
    // The application has no edge here: the edge takes any unencrypted request for one that came through a proxy.
    const statusFor = async (trustProxy: string[], headers: Record<string, string>, remoteAddress: string) => {
      const app = Fastify()
      addMetrics(app, {
        config: { ...test.config, metricsToken: null, trustProxy },
        database: test.services.database,
        state: newProcessState('serving'),
        now: () => new Date(),
        vitals: test.vitals,
        counting
      })
      return (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
    }

    it.each([
      ['from this machine', [], {}, '127.0.0.1', 200],
      ['from this machine, by IPv6', [], {}, '::1', 200],
      ['from another machine: 404', [], {}, '10.1.2.3', 404],
      ['through a proxy on this machine: 404', [], { 'x-forwarded-for': '10.1.2.3' }, '127.0.0.1', 404],
      ['by a page in a browser: 404', [], { origin: 'https://example.com' }, '127.0.0.1', 404],
      ['where a proxy is expected: 404', ['10.1.2.3'], {}, '127.0.0.1', 404]
    ])('%s', async (_, trustProxy, headers, address, wanted) => {
      expect(await statusFor(trustProxy, headers, address)).toBe(wanted)
    })
  })
})

describe('requests', () => {
  const series = 'saude_http_request_duration_seconds_count'

  it('are counted by operation, method and class of status', async () => {
    const labels = { operation: 'verificarSaude', method: 'GET', status: '2xx' }
    const before = seriesOf(await textOf(), series, labels) ?? 0
    await test.call('GET', '/api/v1/health')
    await test.call('GET', '/api/v1/health')
    expect(seriesOf(await textOf(), series, labels)).toBe(before + 2)
  })

  it('on a shared route are counted by the operation that answered', async () => {
    const { token, id } = await account(test, 'admin')
    await test.call('GET', `/api/v1/usuarios/${id}`, { token })
    await test.call('GET', `/api/v1/usuarios/${id}`, { token, query: { include: 'grupos' } })
    const text = await textOf()
    for (const operation of ['obterUsuario', 'consultarUsuario'])
      expect(seriesOf(text, series, { operation, method: 'GET', status: '2xx' }), operation).toBe(1)
  })

  it('bring no value of their own into a label, however many there are', async () => {
    await textOf()
    const kinds = async () => (await textOf()).split('\n').filter((line) => line.startsWith(series)).length
    await test.call('GET', '/nowhere/first')
    await test.call('PUT', '/api/v1/usuarios/1/nada', { token: 'x' })
    const before = await kinds()
    for (let n = 0; n < 20; n++) await test.call('GET', `/nowhere/${n}`)
    for (let n = 0; n < 20; n++) await test.call('PUT', `/api/v1/usuarios/${n}/nada-${n}`, { token: `t${n}` })
    expect(await kinds()).toBe(before)
    expect(await textOf()).not.toMatch(/nowhere|nada|\/api/)
  })
})

describe('figures', () => {
  it('of queue, pool, event loop, deliveries, imports and jobs are shown', async () => {
    const text = await textOf()
    expect(seriesOf(text, 'saude_queue_jobs', { state: 'running' })).toBe(0)
    expect(seriesOf(text, 'saude_queue_oldest_seconds')).toBeGreaterThanOrEqual(0)
    expect(seriesOf(text, 'saude_db_connections_max', { pool: 'general' })).toBe(5)
    expect(seriesOf(text, 'saude_db_waiting', { pool: 'by_keys' })).toBe(0)
    expect(seriesOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(seriesOf(text, 'saude_webhook_deliveries_waiting', { attempt: 'first' })).toBe(0)
    expect(seriesOf(text, 'saude_imports', { state: 'running' })).toBe(0)
    expect(seriesOf(text, 'saude_import_rows')).toBe(0)
    for (const part of ['queue', 'deliveries', 'imports', 'jobs'])
      expect(seriesOf(text, 'saude_figures_up', { part }), part).toBe(1)
    // This process has neither a worker nor a replica; a zero would raise an alarm.
    expect(seriesOf(text, 'saude_queue_worker_up')).toBeUndefined()
    expect(seriesOf(text, 'saude_part_up', { part: 'readings' })).toBe(1)
    expect(seriesOf(text, 'saude_part_last_done_seconds', { part: 'readings' })).toBeUndefined()
    expect(seriesOf(text, 'saude_replica_lag_seconds')).toBeUndefined()
  })

  it('agree with the tables', async () => {
    await test.db.execute(sql`
      insert into jobs (id, tipo, status, pedido, criado_em) values
        (gen_random_uuid(), 'exportacao_casos', 'processing', '{}', now() - interval '9 days'),
        (gen_random_uuid(), 'exportacao_casos', 'failed', '{}', ${test.clock.moment.toISOString()}),
        (gen_random_uuid(), 'exportacao_casos', 'failed', '{}', '2020-01-01')`)
    await test.db.execute(sql`
      insert into webhook_entregas (webhook_id, evento_id, tipo, em, dados, estado, tentativa)
      select 'wh_x', 'evt_' || n, 'caso.criado', now(), '{}', 'pendente', n from generate_series(0, 2) n`)
    await test.db.execute(sql`
      insert into importacoes (id, estado, modo, ignorar_erros, formato, arquivo_nome, arquivo_tamanho, sha256, criado_em)
      values ('00000000-0000-4000-8000-000000000001', 'em_curso', 'importar', false, 'csv', 'a', 1, 'x', now())`)
    await test.db.execute(sql`
      insert into importacoes_lotes (importacao_id, n, lugar, figuras, problemas, recusadas, relatorio, criados, em)
      select '00000000-0000-4000-8000-000000000001', n, '{}', '{"total_linhas": 5000}', '[]', '{}', 0, '{}', now()
      from generate_series(1, 2) n`)
    const figures = await createFigures({
      db: test.services.db,
      now: test.services.now,
      log: { warn: () => {} },
      counting
    })()
    expect(figures.jobs).toEqual(
      expect.arrayContaining([
        { tipo: 'exportacao_casos', status: 'processing', jobs: 1 },
        { tipo: 'exportacao_casos', status: 'failed', jobs: 1 }
      ])
    )
    expect(figures.deliveries).toEqual({ first: 1, retries: 2 })
    expect(figures.imports).toEqual({ receiving: 0, running: 1, undoing: 0, rows: 10_000 })
  })

  it('of the process are current', async () => {
    const state = newProcessState('serving')
    const { db } = test.services
    const metrics = createMetrics({
      config: test.config,
      database: test.services.database,
      state,
      now: test.services.now,
      log: { warn: () => {} },
      vitals: test.vitals,
      counting
    })
    state.worker = { status: async () => ({ working: false, activeJobs: 2, lastBeat: null }) }
    state.attempts.entregue = 7
    state.attempts.falhou = 1
    state.replicaLagSeconds = 1.5
    const text = await metrics.text()
    expect(seriesOf(text, 'saude_queue_worker_up')).toBeUndefined()
    expect(seriesOf(text, 'saude_queue_worker_jobs')).toBe(2)
    expect(seriesOf(text, 'saude_webhook_attempts_total', { result: 'sent' })).toBe(7)
    expect(seriesOf(text, 'saude_webhook_attempts_total', { result: 'failed' })).toBe(1)
    expect(seriesOf(text, 'saude_replica_lag_seconds')).toBe(1.5)
    expect(seriesOf(text, 'saude_db_connections', { pool: 'general', state: 'in_use' })).toBe(0)
    const inUse = await db.transaction(async () =>
      seriesOf(await metrics.text(), 'saude_db_connections', { pool: 'general', state: 'in_use' })
    )
    expect(inUse).toBe(1)
  })

  it('of background work show what was seen of it', async () => {
    const vitals = testVitals()
    const sign = vitals.part('queue', { everyMs: 5_000 })
    const metrics = createMetrics({
      config: test.config,
      database: test.services.database,
      state: newProcessState('serving'),
      now: () => new Date(),
      log: { warn: () => {} },
      vitals,
      counting
    })
    sign.did()
    const up = await metrics.text()
    expect(seriesOf(up, 'saude_queue_worker_up')).toBe(1)
    expect(seriesOf(up, 'saude_part_up', { part: 'queue' })).toBe(1)
    expect(seriesOf(up, 'saude_part_last_done_seconds', { part: 'queue' })).toBeGreaterThanOrEqual(0)
    vitals.pass(70)
    const down = await metrics.text()
    expect(seriesOf(down, 'saude_queue_worker_up')).toBe(0)
    expect(seriesOf(down, 'saude_part_up', { part: 'queue' })).toBe(0)
  })

  it('that cannot be read are left out, and the rest is still shown', async () => {
    const metrics = createMetrics({
      config: test.config,
      database: { db: test.services.db, figures: test.services.database.figures },
      state: newProcessState('serving'),
      now: test.services.now,
      log: { warn: () => {} },
      vitals: test.vitals,
      counting
    })
    await test.db.execute(sql`alter table importacoes rename to importacoes_away`)
    try {
      const text = await metrics.text()
      expect(seriesOf(text, 'saude_figures_up', { part: 'imports' })).toBe(0)
      expect(seriesOf(text, 'saude_imports', { state: 'running' })).toBeUndefined()
      expect(seriesOf(text, 'saude_import_rows')).toBeUndefined()
      expect(seriesOf(text, 'saude_figures_up', { part: 'queue' })).toBe(1)
      expect(seriesOf(text, 'process_cpu_seconds_total')).toBeGreaterThan(0)
    } finally {
      await test.db.execute(sql`alter table importacoes_away rename to importacoes`)
    }
  })

  it('that take too long make nobody wait', async () => {
    const { db, now } = test.services
    const limits = { statementMs: 3_000, patienceMs: 60_000 }
    const figures = createFigures({ db, now, log: { warn: () => {} }, counting, limits })
    // If the figures waited for the lock, both would wait for each other.
    const found = await test.db.transaction(async (tx) => {
      await tx.execute(sql`lock table jobs in access exclusive mode`)
      return await figures()
    })
    expect(found.jobs).toBeNull()
    expect(found.queue).not.toBeNull()
  })
})
