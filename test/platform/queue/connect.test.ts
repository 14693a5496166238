import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool, endPool } from '../../../src/platform/queue/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

it('a connection that is released twice is free once, and nothing throws', async () => {
  const pool = createPool(database.url, 2, () => {})
  try {
    const release = await new Promise<() => void>((resolve, reject) => {
      pool.connect((error, _, release) => (error ? reject(error) : resolve(release)))
    })
    release()
    expect(() => release()).not.toThrow()
    const second = await pool.connect()
    // Releasing the connection once more does not disturb its new holder.
    release()
    expect(pool.idleCount).toBe(0)
    expect((await second.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    second.release()
    expect(pool.idleCount).toBe(1)
  } finally {
    await endPool(pool)
  }
})

it('a pool that has ended says so, and gives no connection to release', async () => {
  const pool = createPool(database.url, 1, () => {})
  await endPool(pool)
  const [error, client, release] = await new Promise<unknown[]>((resolve) => {
    pool.connect((...given: unknown[]) => resolve(given))
  })
  expect([(error as Error).message, client, release]).toEqual([expect.stringContaining('end'), undefined, undefined])
})
