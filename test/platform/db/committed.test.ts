import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byKeys, type Database, sqlState } from '../../../src/platform/db/client.ts'
import { connect } from '../../support/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let created: TestDatabase
let database: Database
beforeAll(async () => {
  created = await createTestDatabase()
  database = connect(created.url, { max: 2 })
  await database.sql.unsafe('create table once_only (n int unique deferrable initially deferred)')
})
afterAll(async () => {
  await database?.close()
  await created?.drop()
})

const count = async () => (await database.sql<{ n: number }[]>`select count(*)::int as n from once_only`)[0]!.n

// The server reports that a row was inserted, and then that it cannot commit. A shutdown in between gives the same
// order.
it.each([
  ['a statement', () => database.db.execute(sql`insert into once_only values (${1}), (${1})`)],
  ['one by keys', () => byKeys(database.db).execute(sql`insert into once_only values (${1}), (${1})`)],
  ['plain SQL', () => database.sql`insert into once_only values (${1}), (${1})`]
])('%s that was done but not committed is refused', async (_, insert) => {
  expect(await Promise.resolve(insert()).then(() => 'done', sqlState)).toBe('23505')
  expect(await count()).toBe(0)
})

it('a committed one is done, and the connection serves the next', async () => {
  for (let i = 10; i < 30; i++) await database.db.execute(sql`insert into once_only values (${i})`)
  await Promise.all(
    Array.from({ length: 50 }, (_, i) => database.db.execute(sql`insert into once_only values (${100 + i})`))
  )
  expect(await count()).toBe(70)
})
