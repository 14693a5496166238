import { setTimeout as pause } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { auditoria } from '../../../src/core/auditoria/tables.ts'
import { connect, type Database, isConnectionError } from '../../../src/platform/db/client.ts'
import { type Account, account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'
import { caso } from '../../support/caso.ts'
import { replicated } from './site.ts'

const CASOS = '/api/v1/agravos/casos'
/** `scripts/replica/` makes far more attempts. */
const TRIES = 100
const LANES = 10
const site = replicated({ max_standby_streaming_delay: '0' })
let one: TestApp & { told: () => string[] }
let two: TestApp & { told: () => string[] }
let author: Account
let reader: Account
let serial = 0

beforeAll(async () => {
  one = await site.open()
  two = await site.open()
  author = await account(one, 'admin')
  reader = await account(one, 'admin')
  // From here on the instances know both accounts.
  for (const { token } of [author, reader]) await one.call('GET', '/api/v1/usuarios/me', { token })
})
beforeEach(async () => {
  await site.resume()
  await site.forget()
  await site.caughtUp()
})

async function record(app: TestApp): Promise<{ id: number; numero: string }> {
  const numero = `replica-${++serial}`
  const { status, body } = await app.call('POST', CASOS, { token: author.token, body: caso(numero) })
  expect(status).toBe(201)
  return { id: body.id, numero }
}

async function sees(app: TestApp, { token }: Account, numero: string): Promise<boolean> {
  const { status, body } = await app.call('GET', CASOS, { token, query: { numero_notificacao: numero } })
  expect(status).toBe(200)
  return body.total === 1
}

describe('while a replica applies nothing', () => {
  it('other accounts may see the old state, and later the new one', async () => {
    await site.pause()
    const { numero } = await record(one)
    expect([await sees(one, reader, numero), await sees(two, reader, numero)]).toEqual([false, false])
    await site.resume()
    await site.caughtUp()
    expect(await sees(two, reader, numero)).toBe(true)
  })

  it('an account that has written sees it, through any instance', async () => {
    await site.pause()
    const { numero } = await record(one)
    expect([await sees(two, author, numero), await sees(one, author, numero)]).toEqual([true, true])
  })

  it('an account that has read it from the primary sees it, through any instance', async () => {
    await site.pause()
    const { id, numero } = await record(one)
    expect(await sees(two, reader, numero)).toBe(false)
    expect((await one.call('GET', `${CASOS}/${id}`, { token: reader.token })).status).toBe(200)
    expect(await sees(two, reader, numero)).toBe(true)
  })

  it('an account of which nothing is known counts as one that has read from the primary', async () => {
    const newcomer = await account(one, 'admin')
    await site.caughtUp()
    await site.pause()
    const { numero } = await record(one)
    expect(await sees(two, newcomer, numero)).toBe(true)
  })

  it('an export has what its owner has written', async () => {
    await site.pause()
    const { numero } = await record(one)
    const body = { formato: 'csv', campos: ['numero_notificacao'] }
    const { body: job } = await one.call('POST', `${CASOS}/exportar`, { token: author.token, body })
    const state = () => one.call('GET', `/api/v1/jobs/${job.job_id}`, { token: author.token })
    await expect.poll(async () => (await state()).body.status).toBe('completed')
    const file = await one.call('GET', `/api/v1/jobs/${job.job_id}/resultado`, { token: author.token })
    const lines = String(file.body).trim().split(/\r?\n/)
    expect(lines.filter((line) => line.includes(numero))).toHaveLength(1)
    expect(new Set(lines).size).toBe(lines.length)
  })
})

it('every marked operation is answered by the replica, and each reading is noted once', async () => {
  const marked = operations.filter(({ read }) => read === 'replica')
  const { token } = reader
  const { body: webhook } = await one.call('POST', '/api/v1/webhooks', {
    token,
    body: { url: 'https://receptor.example/eventos', eventos: ['agravo.criado'] }
  })
  await site.caughtUp()
  await site.forget()
  await site.caughtUp()
  const fallbacks = () => one.told().filter((line) => line.endsWith('to the primary')).length
  const before = fallbacks()
  const requests: string[] = []
  for (const { id, method, path, query } of marked) {
    const required = query.required.map((name) => [name, exampleOf(name)])
    const url = path.replace('{grupo_id}', '1').replace('{webhook_id}', webhook.data.id)
    const { status, body, headers } = await one.call(method as 'GET', url, {
      token,
      query: Object.fromEntries(required),
      ...(method === 'POST' ? { body: {} } : {})
    })
    expect([id, status, status === 200 ? null : body]).toEqual([id, 200, null])
    requests.push(String(headers['x-request-id']))
  }
  // Nothing went to the primary, which would have noted that it answered this account.
  const [recent] = await site.owner.sql<{ n: number }[]>`
    select count(*)::int as n from contas_recentes where usuario_id = ${reader.id} and ate > now()`
  expect(recent!.n).toBe(0)
  expect(fallbacks()).toBe(before)
  await one.services.readings.flush()
  const notes = await one.db
    .select({ requisicao: auditoria.requisicao })
    .from(auditoria)
    .where(inArray(auditoria.requisicao, requests))
  expect([notes.length, new Set(notes.map(({ requisicao }) => requisicao)).size]).toEqual([AUDITED, AUDITED])
})

/**
 * Audited reads: the list of cases, the map, the summary, the series, three lists of users, one of a group's members,
 * the invitations, the levels of alert and their history, and the trail.
 */
const AUDITED = 12
const examples: Record<string, string> = {
  nivel: 'estado',
  por: 'sexo',
  tipo_agravo: 'dengue',
  abrangencia: 'pais',
  codigo: 'BR'
}
const exampleOf = (name: string) => examples[name] ?? '2026-01-01'

it('a read cut off by a conflict is repeated on the primary, once', async () => {
  const { replicas } = one.services
  const needed = await replicas!.neededNow()
  const places: string[] = []
  const reading = replicas!.read(
    needed,
    async (db) => {
      places.push('replica')
      await db.execute(sql`select count(*), pg_sleep(10) from permissoes`)
    },
    async () => void places.push('primary')
  )
  await expect.poll(() => places).toEqual(['replica'])
  await pause(100)
  await site.owner.db.transaction(async (tx) => {
    await tx.execute(sql`lock table permissoes in access exclusive mode`)
  })
  await reading
  expect(places).toEqual(['replica', 'primary'])
  expect(one.told().at(-1)).toBe('conflict replica: reads go to the primary')
  await expect.poll(() => one.told().at(-1)).toBe('conflict replica: reads go to the replica again')
})

it(`${TRIES} times: what was written through one instance is in the list of the other`, async () => {
  // Without the rule hardly any list would show the case written just before.
  await site.delay('30ms')
  const stale: string[] = []
  const lane = async (first: number) => {
    for (let i = first; i < TRIES; i += LANES) {
      const [writes, reads] = i % 2 === 0 ? [one, two] : [two, one]
      const { numero } = await record(writes)
      if (!(await sees(reads, author, numero))) stale.push(numero)
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))
  await site.delay('0')
  expect(stale).toEqual([])
})

it('nothing can be written through it', async () => {
  const writing = one.services.replicas!.read(
    await one.services.replicas!.neededNow(),
    async (db) => {
      await db.execute(sql`update grupos set nome = nome`)
      return 'written'
    },
    async () => 'asked again'
  )
  expect(await writing).toBe('asked again')
})

it('a replica that lags too far is left, with one line in the log, and used again later', async () => {
  const strict = await site.open(1)
  await expect.poll(() => sees(strict, reader, 'nobody')).toBe(false)
  await site.pause()
  const { numero } = await record(one)
  await site.forget()
  await expect.poll(() => sees(strict, reader, numero)).toBe(true)
  for (let i = 0; i < 20; i++) expect(await sees(strict, reader, numero)).toBe(true)
  expect(strict.told()).toEqual(['lag replica: reads go to the primary'])
  await site.resume()
  await expect
    .poll(() => strict.told())
    .toEqual(['lag replica: reads go to the primary', 'lag replica: reads go to the replica again'])
})

it('a replica that is gone is left at once, with one line in the log, and used again when it is back', async () => {
  const before = two.told().length
  await site.standby.kill()
  for (let i = 0; i < 20; i++) expect(await sees(two, reader, 'nobody')).toBe(false)
  expect(two.told().slice(before)).toEqual(['unreachable replica: reads go to the primary'])
  await site.standby.start()
  await expect.poll(() => two.told().slice(before + 1)).toEqual(['unreachable replica: reads go to the replica again'])
})

describe('a commit that waits for a synchronous replica', () => {
  const NAME = 'waits-for-replica'
  const synchronousWith = async (names: string) => {
    await site.owner.sql.unsafe(`alter system set synchronous_standby_names = '${names}'`)
    await site.owner.sql`select pg_reload_conf()`
  }
  const write = ({ db }: Database) => db.execute(sql`update contas_recentes set ate = ate`)
  const inTransaction = ({ db }: Database) =>
    db.transaction((tx) => tx.execute(sql`update contas_recentes set ate = ate`))
  const cancelWaiting = () =>
    site.owner.sql`select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event = 'SyncRep' and application_name = ${NAME}`

  /**
   * Returns the outcome of a commit whose wait was cut short. It tries again, since the server takes over changed
   * settings a moment after it was told to reload them.
   */
  async function cutShort(work: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      let isOver = false
      const outcome = work().then(
        () => null,
        (error: unknown) => error
      )
      void outcome.then(() => {
        isOver = true
      })
      while (!isOver) {
        if ((await cancelWaiting()).length > 0) return await outcome
        await pause(10)
      }
    }
  }

  it.each([
    ['a statement', write],
    ['a transaction', inTransaction]
  ])(
    '%s: when its wait is cut short, the outcome counts as unknown, though the server acknowledges it',
    async (_, work) => {
      const database = connect(site.url, { max: 1, applicationName: NAME })
      try {
        await work(database)
        await synchronousWith('nobody')
        expect(await cutShort(() => work(database))).toSatisfy(isConnectionError)
        await synchronousWith('')
        await work(database)
      } finally {
        await synchronousWith('')
        await database.close()
      }
    }
  )
})
