import { sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { byKeys, CANCELLED, type Database, type Db, type Meter, sqlState } from '../../../src/platform/db/client.ts'
import { connect } from '../../support/connect.ts'
import { createEmptyDatabase, useDatabase } from '../../support/database.ts'

/** One connection of each kind, so that a test can ask what is left on it. */
let database: Database
/** A database with little time for a reading, in which a slow machine still manages a small statement. */
let hasty: Database
useDatabase(
  { max: 1, readingTimeout: 300_000 },
  (connection, url) => {
    database = connection
    hasty = connect(url, { max: 1, readingTimeout: 1_500 })
  },
  createEmptyDatabase
)
afterAll(() => hasty?.close())

const WAIT = { timeout: 60_000 }

const meterOf = (spentMs: number, on = database): Meter => ({ ...on.newMeter(), spentMs })

async function limitOf(db: Db): Promise<number> {
  const [found] = await db.execute<{ ms: string }>(
    sql`select setting as ms from pg_settings where name = 'statement_timeout'`
  )
  return Number(found?.ms)
}

const stateOf = async (work: Promise<unknown>) => {
  try {
    await work
    return null
  } catch (error) {
    return sqlState(error)
  }
}

const ways: [string, (meter: Meter, work: (db: Db) => Promise<unknown>, on?: Database) => Promise<unknown>][] = [
  ['statements', (meter, work, on = database) => work(on.metered(meter))],
  ['lookups by key', (meter, work, on = database) => work(byKeys(on.metered(meter)))],
  ['a transaction', (meter, work, on = database) => on.metered(meter).transaction(work)],
  [
    'a transaction in a transaction',
    (meter, work, on = database) => on.metered(meter).transaction((tx) => tx.transaction(work))
  ],
  ['a held connection', (meter, work, on = database) => on.hold(work, meter)],
  ['a transaction on it', (meter, work, on = database) => on.hold((db) => db.transaction(work), meter)]
]

it.each(ways)(
  '%s: the server ends what takes too long, and the connection serves the next reading',
  async (_, using) => {
    const meter = meterOf(0, hasty)
    expect(await stateOf(using(meter, (db) => db.execute(sql`select pg_sleep(600)`), hasty))).toBe(CANCELLED)
    expect(meter.spentMs).toBeGreaterThanOrEqual(1_400)
    const next = meterOf(0, hasty)
    expect(await using(next, (db) => db.execute(sql`select 1 as one`), hasty)).toEqual([{ one: 1 }])
    expect(next.spentMs).toBeGreaterThan(0)
  }
)

it.each(ways)('%s: a reading that has taken long gets what is left, and the next one all of it', async (_, using) => {
  await using(meterOf(0), async (db) => expect(await limitOf(db)).toBe(280_000))
  await using(meterOf(200_000), async (db) => {
    const left = await limitOf(db)
    expect(left).toBeLessThanOrEqual(100_000)
    expect(left).toBeGreaterThan(0)
  })
  await using(meterOf(0), async (db) => expect(await limitOf(db)).toBe(280_000))
})

it.each(ways)('%s: nothing more is sent for a reading that has used all of its time', async (_, using) => {
  await database.db.execute(sql`create table if not exists seen (n int)`)
  const write = using(meterOf(290_000), (db) => db.execute(sql`insert into seen values (1)`))
  expect(await stateOf(write)).toBe(CANCELLED)
  expect(await database.db.execute(sql`select * from seen`)).toEqual([])
})

it('other statements have the limit of their own connections', async () => {
  await database.metered(meterOf(0)).execute(sql`select 1`)
  expect(await limitOf(database.db)).toBe(30_000)
  expect(await limitOf(byKeys(database.db))).toBe(30_000)
})

it('every lane reports how busy it is', async () => {
  await database.metered(meterOf(0)).execute(sql`select 1`)
  const { metered, metered_by_keys: keyed } = database.figures()
  expect([metered, keyed].map(({ most, inUse, waiting }) => [most, inUse, waiting])).toEqual([
    [1, 0, 0],
    [1, 0, 0]
  ])
})

it('a reading that is going on comes before readings that have not begun, and these keep their order', async () => {
  const order: string[] = []
  await database.db.execute(sql`select pg_advisory_lock(7)`)
  const ask = (name: string, spentMs: number, statement = sql`select 1`) =>
    database
      .metered(meterOf(spentMs))
      .execute(statement)
      .then(() => void order.push(name))
  const all = [ask('first', 0, sql`select pg_advisory_xact_lock(7)`)]
  await vi.waitFor(() => expect(database.figures().metered.inUse).toBe(1), WAIT)
  all.push(ask('new', 0), ask('newer', 0), ask('going on', 1), ask('going on, too', 1))
  await vi.waitFor(() => expect(database.figures().metered.waiting).toBe(4), WAIT)
  await database.db.execute(sql`select pg_advisory_unlock(7)`)
  await Promise.all(all)
  expect(order).toEqual(['first', 'going on', 'going on, too', 'new', 'newer'])
})
