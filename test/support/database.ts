import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, inject } from 'vitest'
import { type ConnectOptions, type Database, sqlState } from '../../src/platform/db/client.ts'
import { connect } from './connect.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Creates a database for one test file, migrated and seeded. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return create(`template ${inject('template')}`)
}

/** Creates an empty database. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return create('template template0')
}

/** Keeps a database and a connection to it for a whole test file; `keep` gets both before the first test. */
export function useDatabase(
  options: ConnectOptions,
  keep: (connection: Database, url: string) => unknown,
  create: () => Promise<TestDatabase> = createTestDatabase
): void {
  let database: TestDatabase
  let connection: Database
  beforeAll(async () => {
    database = await create()
    connection = connect(database.url, options)
    await keep(connection, database.url)
  })
  afterAll(async () => {
    await connection?.close()
    await database?.drop()
  })
}

async function create(from: string): Promise<TestDatabase> {
  const name = `${inject('prefix')}${randomBytes(6).toString('hex')}`
  // Copying files costs the server a third of the work of logging every page, where nothing waits for a disk.
  await asAdmin(`create database ${name} ${from} strategy = file_copy`)
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asAdmin(`drop database if exists ${name} with (force)`) }
}

async function asAdmin(statement: string): Promise<void> {
  const admin = connect(inject('adminUrl'), { max: 1, applicationName: 'test' })
  try {
    for (;;) {
      try {
        await admin.sql.unsafe(statement)
        return
      } catch (error) {
        // Another session, such as autovacuum's, may be in the template for a moment.
        if (sqlState(error) !== '55006') throw error
        await pause(100)
      }
    }
  } finally {
    await admin.close()
  }
}
