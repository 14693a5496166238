import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database, type Db, isConnectionError, sqlState } from '../../../src/platform/db/client.ts'
import { createEmptyDatabase, useDatabase } from '../../support/database.ts'

let url: string
let app: Database
const keep = (connection: Database, at: string) => {
  app = connection
  url = at
}
useDatabase({ max: 2 }, keep, createEmptyDatabase)
beforeAll(() => app.sql`create table things (id int primary key)`)

const insert = (db: Db, id: number) => db.execute(sql`insert into things values (${id})`)
const failure = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error)

async function ids(): Promise<number[]> {
  const rows = await app.sql<{ id: number }[]>`delete from things returning id`
  return rows.map(({ id }) => id).sort()
}

describe('transactions', () => {
  test('are rolled back when the callback fails, and the error is the callback’s own', async () => {
    const own = new Error('no')
    const error = await failure(
      app.db.transaction(async (tx) => {
        await insert(tx, 1)
        throw own
      })
    )
    expect(error).toBe(own)
    expect(await ids()).toEqual([])
  })

  test('are rolled back in part when a nested one fails', async () => {
    await app.db.transaction(async (tx) => {
      await insert(tx, 1)
      const inner = tx.transaction(async (nested) => {
        await insert(nested, 2)
        await insert(nested, 1)
      })
      expect(sqlState(await failure(inner))).toBe('23505')
      await insert(tx, 3)
    })
    expect(await ids()).toEqual([1, 3])
  })

  test('are rolled back when a statement failed, even if the callback ignored it', async () => {
    const error = await failure(
      app.db.transaction(async (tx) => {
        await insert(tx, 1)
        await insert(tx, 1).catch(() => {})
      })
    )
    expect(sqlState(error)).toBe('23505')
    expect(await ids()).toEqual([])
  })

  test('refuse statements once they have ended', async () => {
    let leftOver: Db | undefined
    await app.db.transaction(async (tx) => {
      leftOver = tx
      await insert(tx, 1)
    })
    expect(await failure(insert(leftOver!, 2))).toMatchObject({ cause: { message: expect.stringContaining('ended') } })
    expect(await ids()).toEqual([1])
  })

  test('have a connection each, even after failed statements', async () => {
    for (let round = 0; round < 5; round++) {
      expect(sqlState(await failure(app.db.execute(sql`select 1 / 0`)))).toBe('22012')
      expect(sqlState(await failure(app.sql.unsafe('select 1 / 0')))).toBe('22012')
    }
    const pids = new Set<number>()
    const visible = await Promise.all(
      Array.from({ length: 20 }, (_, id) =>
        app.db.transaction(async (tx) => {
          await insert(tx, id)
          const [row] = await tx.execute<{ pid: number; mine: number }>(
            sql`select pg_backend_pid() as pid, count(*)::int as mine from things where xmin = pg_current_xact_id()::xid`
          )
          pids.add(row!.pid)
          return row!.mine
        })
      )
    )
    expect(new Set(visible)).toEqual(new Set([1]))
    expect(pids.size).toBeLessThanOrEqual(2)
    expect(await ids()).toHaveLength(20)
  })
})

describe('values', () => {
  test('arrays go in and come out', async () => {
    const words = ['a', 'b,c', 'say "x"', 'back\\slash', '', 'NULL', '{}', 'ção']
    const [row] = await app.sql`
      select ${words}::text[] as words, ${[1, 2]}::int[] as numbers, array[true, null] as flags, array[[1, 2], [3, 4]] as grid,
        '{}'::text[] as none, '[2:3]={7,8}'::int[] as shifted, array['{"a": 1}']::jsonb[] as objects`
    expect(row).toEqual({
      words,
      numbers: [1, 2],
      flags: [true, null],
      grid: [
        [1, 2],
        [3, 4]
      ],
      none: [],
      shifted: [7, 8],
      objects: [{ a: 1 }]
    })
  })

  test('plain SQL and drizzle keep their own representation of a date', async () => {
    const [plain] = await app.sql`select timestamptz '2024-02-29 12:00Z' as at`
    expect(plain).toEqual({ at: new Date('2024-02-29T12:00:00Z') })
    const [text] = await app.db.execute(sql`select timestamptz '2024-02-29 12:00Z' as at`)
    expect(text).toEqual({ at: '2024-02-29 12:00:00+00' })
  })

  test('undefined is refused at once, and the connection stays usable', async () => {
    const missing: unknown = undefined
    await app.sql.begin(async (tx) => {
      const [first, second] = [tx`select 1 as one`.execute(), () => tx`select ${missing as null}`]
      expect(second).toThrow('undefined')
      expect(await first).toEqual([{ one: 1 }])
    })
  })
})

describe('a database that is away', () => {
  test('is a connection error, in every kind of query', async () => {
    const away = new URL(url)
    away.port = '1'
    const lost = connect(away.href)
    const asked = [lost.ping(), insert(lost.db, 1), lost.db.transaction((tx) => insert(tx, 1)), lost.sql`select 1`]
    const errors = await Promise.all(asked.map(failure))
    expect(errors.map(isConnectionError)).toEqual([true, true, true, true])
    await lost.close()
  })

  test('is another error than a refused statement', async () => {
    expect(isConnectionError(await failure(app.db.execute(sql`select nothing`)))).toBe(false)
    expect(sqlState(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toBeUndefined()
  })

  test('is found again when it is back', async () => {
    await app.sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await expect
      .poll(() =>
        app.ping().then(
          () => true,
          () => false
        )
      )
      .toBe(true)
    expect(await failure(insert(app.db, 1))).toBeUndefined()
    expect(await ids()).toEqual([1])
  })
})

test('a closed client refuses work, whatever was under way', async () => {
  const brief = connect(url)
  const running = failure(brief.db.execute(sql`select pg_sleep(0.2)`))
  await brief.ping()
  await brief.close()
  expect(await running).toBeUndefined()
  expect(isConnectionError(await failure(brief.ping()))).toBe(true)
  expect(() => brief.sql).toThrow()
  await brief.close()
})
