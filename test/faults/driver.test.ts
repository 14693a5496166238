import { sql } from 'drizzle-orm'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database, type Db } from '../../src/platform/db/client.ts'
import { createEmptyDatabase, useDatabase } from '../support/database.ts'

// src/platform/db/driver exists because of two faults of the driver. Each is shown with the bare driver first: when a
// newer version no longer passes these controls, the guard may go.

let url: string
let watcher: Database
const keep = (connection: Database, at: string) => {
  watcher = connection
  url = at
}
useDatabase({ max: 2 }, keep, createEmptyDatabase)
beforeAll(() => watcher.sql`create table writes (id int, part int)`)

async function count(id: number): Promise<number> {
  const [row] = await watcher.sql<{ count: number }[]>`select count(*)::int as count from writes where id = ${id}`
  return row!.count
}

async function withBareDriver(max: number, work: (bare: Sql) => Promise<void>): Promise<void> {
  const bare = postgres(url, { max, fetch_types: false, onnotice: () => {} })
  try {
    await work(bare)
  } finally {
    await bare.end({ timeout: 1 })
  }
}

const never = new Promise<never>(() => {})

describe('a statement after the session of its transaction was killed', () => {
  test('the bare driver commits it alone', () =>
    withBareDriver(1, async (bare) => {
      let leftOver: TransactionSql | undefined
      const whole = bare.begin(async (tx) => {
        leftOver = tx
        await tx`insert into writes values (1, 1)`
        const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
        await watcher.sql`select pg_terminate_backend(${row!.pid}, 5000)`
        await never
      })
      await expect(whole).rejects.toThrow()
      await bare`select 'reconnected'`
      await leftOver!`insert into writes values (1, 2)`
      expect(await count(1)).toBe(1)
    }))

  test('the guarded client refuses it', async () => {
    const app = connect(url, { max: 1 })
    let leftOver: Db | undefined
    const whole = app.db.transaction(async (tx) => {
      leftOver = tx
      await tx.execute(sql`insert into writes values (2, 1)`)
      const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await watcher.sql`select pg_terminate_backend(${row!.pid}, 5000)`
      await never
    })
    await expect(whole).rejects.toThrow()
    await app.db.execute(sql`select 'reconnected'`)
    await expect(leftOver!.execute(sql`insert into writes values (2, 2)`)).rejects.toThrow()
    expect(await count(2)).toBe(0)
    await app.close()
  })
})

describe('transactions that begin behind a hundred statements', () => {
  test('the bare driver loses acknowledged writes', () =>
    withBareDriver(2, async (bare) => {
      await Promise.all([bare`select pg_sleep(0.1)`, bare`select pg_sleep(0.1)`])
      const before = Array.from({ length: 200 }, () => bare`select pg_sleep(0.001)`.execute())
      const begun = [bare.begin(() => {}), bare.begin(() => {})]
      await Promise.allSettled([...before, ...begun])
      await bare`insert into writes values (3, 1)`
      expect(await count(3)).toBe(0)
    }))

  test('the guarded client keeps them', async () => {
    const app = connect(url, { max: 2 })
    const busy = Array.from({ length: 400 }, () => app.db.execute(sql`select pg_sleep(0.001)`))
    const whole = Array.from({ length: 50 }, (_, part) =>
      app.db.transaction((tx) => tx.execute(sql`insert into writes values (4, ${part})`))
    )
    const single = Array.from({ length: 50 }, (_, part) =>
      app.db.execute(sql`insert into writes values (4, ${50 + part})`)
    )
    await Promise.all([...busy, ...whole, ...single])
    expect(await count(4)).toBe(100)
    await app.close()
  })
})
