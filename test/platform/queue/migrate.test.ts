import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sameMeaning } from '../../../src/platform/db/load.ts'
import { migrateQueue } from '../../../src/platform/queue/migrate.ts'
import { connect } from '../../support/connect.ts'
import { createEmptyDatabase } from '../../support/database.ts'

test('three instances may migrate an empty database at once, and again later', async () => {
  const { url, drop } = await createEmptyDatabase()
  const { db, close } = connect(url)
  try {
    await Promise.all([migrateQueue(url), migrateQueue(url), migrateQueue(url)])
    await migrateQueue(url)
    const rows = await db.execute(sql`
      select to_regclass('graphile_worker.jobs') is not null as jobs, to_regclass('fila.heartbeat') is not null as beat`)
    expect([...rows]).toEqual([{ jobs: true, beat: true }])
  } finally {
    await close()
    await drop()
  }
})

test('an address that asks for encryption means the same to both drivers', () => {
  expect(sameMeaning('postgres://h/d')).toBe('postgres://h/d')
  expect(sameMeaning('postgres://h/d?sslmode=require')).toBe('postgres://h/d?sslmode=require&uselibpqcompat=true')
  const chosen = 'postgres://h/d?uselibpqcompat=false&sslmode=require'
  expect(sameMeaning(chosen)).toBe(chosen)
})
