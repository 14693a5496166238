import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '../../../src/operations/prepare/prepare.ts'
import { connect } from '../../support/connect.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../support/database.ts'

let empty: TestDatabase

beforeAll(async () => {
  empty = await createEmptyDatabase()
})

afterAll(async () => {
  await empty?.drop()
})

async function contents(url: string): Promise<unknown> {
  const { sql, close } = connect(url, { max: 1 })
  try {
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const [row] = await sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${name}`)
      counts[name] = row!.count
    }
    return counts
  } finally {
    await close()
  }
}

test('three instances that start at once on an empty database all come up, and each step is done once', async () => {
  await Promise.all([prepareDatabase(empty.url), prepareDatabase(empty.url), prepareDatabase(empty.url)])
  const files = await readdir(join(import.meta.dirname, '../../../drizzle'))
  const found = await contents(empty.url)
  expect(found).toMatchObject({ 'drizzle.__drizzle_migrations': files.filter((name) => name.endsWith('.sql')).length })

  await prepareDatabase(empty.url)
  expect(await contents(empty.url)).toEqual(found)

  const clone = await createTestDatabase()
  expect(await contents(clone.url)).toEqual(found)
  await clone.drop()
})
