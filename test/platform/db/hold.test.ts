import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database, Db } from '../../../src/platform/db/client.ts'
import { useDatabase } from '../../support/database.ts'

let database: Database
useDatabase({ max: 1 }, (connection) => {
  database = connection
})

const pidOf = async (db: Db) => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]!.pid

it('all queries go through one connection, transactions too, and the next holder gets it', async () => {
  const pids = await database.hold(async (db) => {
    const all = await Promise.all([pidOf(db), db.transaction((tx) => pidOf(tx)), pidOf(db)])
    return [...all, await pidOf(db)]
  })
  expect(new Set(pids).size).toBe(1)
  expect(await database.hold(pidOf)).toBe(pids[0])
  expect(await pidOf(database.db)).toBe(pids[0])
})

it('nobody else has the connection meanwhile', async () => {
  const steps: string[] = []
  const held = database.hold(async (db) => {
    await pidOf(db)
    await pause(100)
    steps.push('held')
  })
  await pidOf(database.db)
  steps.push('other')
  await held
  expect(steps).toEqual(['held', 'other'])
})

it('a failure leaves the connection as it was; abandoned work does not keep the next holder waiting', async () => {
  const before = await database.hold(pidOf)
  const failing = database.hold((db) => db.execute(sql`select 1 / 0`))
  await expect(failing).rejects.toThrow()
  expect(await database.hold(pidOf)).toBe(before)
  const givenUp = database.hold(async (db) => {
    // This takes longer than a test may.
    db.execute(sql`select pg_sleep(3600)`).catch(() => {})
    await pause(50)
    throw new Error('no patience')
  })
  await expect(givenUp).rejects.toThrow('no patience')
  expect(await database.hold(pidOf)).not.toBe(before)
})
