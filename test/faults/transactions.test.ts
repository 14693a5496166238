import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database, type Db, isConnectionError } from '../../src/platform/db/client.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts'

let empty: TestDatabase
let app: Database
let killer: Database
let lastId = 0
const strays: unknown[] = []
const note = (error: unknown) => strays.push(error)

beforeAll(async () => {
  process.on('unhandledRejection', note).on('uncaughtException', note)
  empty = await createEmptyDatabase()
  app = connect(empty.url, { max: 4 })
  killer = connect(empty.url, { max: 4 })
  await killer.sql`create table writes (id int, part int)`
})

afterAll(async () => {
  await Promise.all([app?.close(), killer?.close()])
  await empty?.drop()
  process.off('unhandledRejection', note).off('uncaughtException', note)
})

const write = (db: Db, id: number, part: number) => db.execute(sql`insert into writes values (${id}, ${part})`)

async function pidOf(db: Db): Promise<number> {
  const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return row!.pid
}

/** Ends the session and returns when it is gone. */
async function kill(pid: number): Promise<void> {
  await killer.sql`select pg_terminate_backend(${pid}, 5000)`
}

/** Takes long enough for a driver that reconnects to have done so. */
async function otherWork(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    await killer.sql`select 1`
    await nextTurn()
  }
}

type Step = (db: Db, id: number) => Promise<unknown>

/** What a transaction writes before its session is killed, and what it tries afterwards. */
const deadly: Record<string, Step> = {
  async 'between two statements'(db, id) {
    await write(db, id, 1)
    await kill(await pidOf(db))
    await write(db, id, 2)
  },
  async 'during a statement'(db, id) {
    await write(db, id, 1)
    const pid = await pidOf(db)
    await Promise.all([db.execute(sql`select pg_sleep(10)`), kill(pid)])
    await write(db, id, 2)
  },
  async 'while the callback awaits something else'(db, id) {
    await write(db, id, 1)
    await kill(await pidOf(db))
    await otherWork()
    await write(db, id, 2)
  },
  async 'with a callback that goes on after errors'(db, id) {
    await write(db, id, 1)
    const pid = await pidOf(db)
    await Promise.allSettled([db.execute(sql`select pg_sleep(10)`), kill(pid)])
    for (let part = 2; part < 6; part++) {
      await write(db, id, part).catch(() => {})
      await otherWork()
    }
  },
  async 'in a nested transaction'(db, id) {
    await write(db, id, 1)
    const inner = db.transaction(async (nested) => {
      await write(nested, id, 2)
      await kill(await pidOf(nested))
      await otherWork()
      await write(nested, id, 3)
    })
    await inner.catch(() => {})
    await write(db, id, 4).catch(() => {})
  },
  async 'with several statements at once'(db, id) {
    await write(db, id, 1)
    const pid = await pidOf(db)
    const statements = [2, 3, 4].map((part) => write(db, id, part))
    await Promise.allSettled([...statements, db.execute(sql`select pg_sleep(10)`), write(db, id, 5), kill(pid)])
    await write(db, id, 6).catch(() => {})
  },
  async 'in a busy event loop'(db, id) {
    await write(db, id, 1)
    const killed = kill(await pidOf(db))
    for (let part = 2; part < 2000; part++) {
      await nextTurn()
      await write(db, id, part)
    }
    await killed
  },
  async 'with a callback that never ends'(db, id) {
    await write(db, id, 1)
    await kill(await pidOf(db))
    await new Promise(() => {})
  }
}

/** Steps after which nobody can know whether the commit came first. */
const uncertain: Record<string, Step> = {
  async 'at the commit'(db, id) {
    await write(db, id, 1)
    await write(db, id, 2)
    void kill(await pidOf(db))
  },
  async 'at the commit, a moment later'(db, id) {
    await write(db, id, 1)
    await write(db, id, 2)
    void kill(await pidOf(db))
    await db.execute(sql`select 1`)
  }
}

async function partsOf(id: number): Promise<number[]> {
  const rows = await killer.sql<{ part: number }[]>`select part from writes where id = ${id} order by part`
  return rows.map(({ part }) => part)
}

describe('a session that is killed inside a transaction', () => {
  test.each(Object.entries(deadly))('%s: nothing is written, and the caller gets an error', async (_, step) => {
    for (let round = 0; round < 10; round++) {
      const id = ++lastId
      const error = await app.db.transaction((tx) => step(tx, id)).catch((reason: unknown) => reason)
      expect(isConnectionError(error)).toBe(true)
      await otherWork()
      expect(await partsOf(id)).toEqual([])
    }
    await app.ping()
  })

  test.each(Object.entries(uncertain))('%s: everything or nothing is written', async (_, step) => {
    for (let round = 0; round < 20; round++) {
      const id = ++lastId
      const acknowledged = await app.db
        .transaction((tx) => step(tx, id))
        .then(
          () => true,
          () => false
        )
      await otherWork()
      const parts = await partsOf(id)
      if (acknowledged || parts.length > 0) expect(parts).toEqual([1, 2])
    }
  })

  test('many at once, among others, on few connections: each writes everything or nothing', async () => {
    const healthy: Step = async (db, id) => {
      await write(db, id, 1)
      await nextTurn()
      await write(db, id, 2)
    }
    const steps = [...Object.values(deadly), ...Object.values(uncertain), healthy, healthy, healthy, healthy]
    const first = lastId + 1
    const acknowledged = new Set<number>()
    const lane = async () => {
      for (let round = 0; round < 12; round++) {
        const id = ++lastId
        const step = steps[(id - first) % steps.length]!
        try {
          await app.db.transaction((tx) => step(tx, id))
          acknowledged.add(id)
        } catch (error) {
          expect(isConnectionError(error)).toBe(true)
        }
      }
    }
    await Promise.all(Array.from({ length: 16 }, lane))
    await otherWork()

    const deadlyIds = new Set<number>()
    for (let id = first; id <= lastId; id++) {
      if ((id - first) % steps.length < Object.keys(deadly).length) deadlyIds.add(id)
    }
    expect([...acknowledged].filter((id) => deadlyIds.has(id))).toEqual([])
    for (let id = first; id <= lastId; id++) {
      const parts = await partsOf(id)
      if (acknowledged.has(id)) expect(parts).toEqual([1, 2])
      else if (deadlyIds.has(id)) expect(parts).toEqual([])
      else expect([[], [1, 2]]).toContainEqual(parts)
    }
    expect(acknowledged.size).toBeGreaterThan(30)
  })

  test('the pool works afterwards, and no error escaped', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => app.db.execute<{ n: number }>(sql`select ${n}::int as n`))
    )
    expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 100 }, (_, n) => n))
    expect(strays).toEqual([])
  })
})
