import { afterAll, beforeAll, expect, test } from 'vitest'
import { isConnectionError } from '../../../src/platform/db/client.ts'
import { createPool, type Pool } from '../../../src/platform/db/driver/pool.ts'
import { createEmptyDatabase, type TestDatabase } from '../../support/database.ts'
import { type Forwarder, startForwarder } from '../../support/forwarder.ts'

let database: TestDatabase
let proxy: Forwarder

beforeAll(async () => {
  database = await createEmptyDatabase()
  proxy = await startForwarder(database.url)
})
afterAll(async () => {
  await proxy?.close()
  await database?.drop()
})

const pids = async (sql: Pool['sql'], times: number) => {
  const found = new Set<number>()
  for (let turn = 0; turn < times; turn++) {
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    found.add(row!.pid)
  }
  return found.size
}

test.each([
  { lifeMs: 0, expected: 5 },
  { lifeMs: 600_000, expected: 1 }
])(
  'a link that has lived for $lifeMs ms is replaced after its use: $expected of them for five statements',
  async ({ lifeMs, expected }) => {
    const pool = createPool(proxy.url, 1, { acquireMs: 5_000, lifeMs, silenceMs: 0 }, {})
    expect(await pids(pool.sql, 5)).toBe(expected)
    await pool.close()
  }
)

test('a server that no longer answers is given up, even in a transaction; an idle link is left alone', async () => {
  const { sql, close } = createPool(proxy.url, 1, { acquireMs: 5_000, lifeMs: 600_000, silenceMs: 3_000 }, {})
  await sql`select 0`
  const before = proxy.connects()
  await new Promise((resolve) => setTimeout(resolve, 3_500))
  await sql`select 1`
  expect(proxy.connects()).toBe(before)

  const failure = (promise: Promise<unknown>) => promise.then(() => 'done').catch((error: unknown) => error)
  const begun = failure(
    sql.begin(async (tx) => {
      await tx`select 1`
      proxy.freeze()
      await tx`select 2`
    })
  )
  expect(isConnectionError(await begun)).toBe(true)
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }])
  await close()
})

test('hastened, it gives up a silent server sooner: on links that are at work, and on later ones', async () => {
  const { sql, hasten, close } = createPool(
    proxy.url,
    2,
    { acquireMs: 60_000, lifeMs: 600_000, silenceMs: 600_000 },
    {}
  )
  // A machine that is short of time may itself be silent for that long, so what must succeed is asked again.
  const isServed = async (): Promise<boolean> => {
    try {
      return (await sql`select 0`).length === 1
    } catch (error) {
      if (!isConnectionError(error)) throw error
      return await isServed()
    }
  }
  const isGivenUp = async () => {
    await isServed()
    proxy.freeze()
    const given = sql`select 1`.then(
      () => false,
      (error: unknown) => isConnectionError(error)
    )
    hasten(2_000)
    return await given
  }
  expect(await isGivenUp()).toBe(true)
  expect(await isGivenUp()).toBe(true)
  expect(await isServed()).toBe(true)
  await close()
})

test('when one server is silent, the idle links are not used any more: only one statement waits for it', async () => {
  const { sql, byKeys, close } = createPool(proxy.url, 3, { acquireMs: 60_000, lifeMs: 600_000, silenceMs: 3_000 }, {})
  await Promise.all([sql`select 1`, sql`select 2`, byKeys`select 3`])
  proxy.freeze()
  await expect(sql`select 4`.then(() => 'done')).rejects.toSatisfy(isConnectionError)
  const answers = await Promise.all([sql`select 5 as n`, sql`select 5 as n`, byKeys`select 5 as n`])
  expect(answers.flat()).toEqual(Array(3).fill({ n: 5 }))
  await close()
})

test('after a failure, one sign of life is asked for, once', async () => {
  const asked: string[] = []
  const debug = (_: number, text: string) => void asked.push(text)
  const { sql, close } = createPool(proxy.url, 1, { acquireMs: 60_000, lifeMs: 600_000, silenceMs: 0 }, { debug })
  proxy.lead('close', { skip: 0, count: 1 })
  await expect(sql`select 2`.then(() => 'done')).rejects.toSatisfy(isConnectionError)
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }])
  await close()
  expect(asked.filter((text) => text === 'select 1')).toHaveLength(1)
})
