import { afterAll, beforeAll, expect } from 'vitest'
import { connect, type Database } from '../../src/platform/db/client.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type Forwarder, startForwarder } from '../support/forwarder.ts'
import { runServer, type ServerRun } from '../support/server.ts'
import { type Client, connectTo, environment } from './load.ts'

/** How often a server is killed: a few times in `make test`, KILLS=20 for a longer look. */
export const roundsOf = (few: number): number => Number(process.env.KILLS ?? few)

export interface Started {
  server: ServerRun
  client: Client
}

/**
 * One database and one data folder for a test file, on which servers are started, ended and started again; what is still
 * there at the end is removed.
 */
export function servers(settings: Record<string, string> = {}, { proxied = false } = {}) {
  const started: Started[] = []
  let database: TestDatabase
  let direct: Database
  let dataDir: string
  let env: Record<string, string>
  let proxy: Forwarder

  beforeAll(async () => {
    dataDir = await makeDataDir()
    database = await createTestDatabase()
    // What a test prepares may take long on a busy machine.
    direct = connect(database.url, { max: 2, applicationName: 'test', statementTimeout: 0 })
    proxy = await startForwarder(database.url)
    env = { ...environment(dataDir), DATABASE_URL: proxied ? proxy.url : database.url, ...settings }
  })
  afterAll(async () => {
    for (const { server, client } of started) {
      client.close()
      await server.stop('SIGKILL')
    }
    await proxy?.close()
    await direct?.close()
    await database?.drop()
    await removeDataDir(dataDir)
  })

  return {
    /** The test's own way to the database. */
    get direct() {
      return direct
    },
    /** The servers' way to it, if they are proxied. */
    get proxy() {
      return proxy
    },
    get dataDir() {
      return dataDir
    },
    async start(): Promise<Started> {
      const server = await runServer(env)
      const both = { server, client: connectTo(await server.origin, dataDir) }
      started.push(both)
      return both
    },
    /** As if the killed one had been silent, and others had watched, for so long that it is taken for dead. */
    async makeSilent(): Promise<void> {
      await direct.sql`update fila.heartbeat set seen_at = seen_at - interval '1 minute'`
      await direct.sql`update fila.watch set since = since - interval '1 minute', last = now() + interval '1 minute'`
      await direct.sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`
    },
    /** What a killed process had sent may still be carried out until PostgreSQL has seen its connections end. */
    async untilQuiet(): Promise<void> {
      const others = async () => {
        const [row] = await direct.sql<{ count: number }[]>`
          select count(*)::int from pg_stat_activity where datname = current_database()
          and application_name <> 'test' and backend_type = 'client backend'`
        return row!.count
      }
      await expect.poll(others).toBe(0)
    }
  }
}
