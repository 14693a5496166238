import { afterAll, beforeAll, expect } from 'vitest'
import { connect, type Database } from '../../src/platform/db/client.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type Forwarder, startForwarder } from '../support/forwarder.ts'
import { runServer, type ServerRun } from '../support/server.ts'
import { type Client, connectTo, environment } from './load.ts'

/** How often a server is killed: a few times in `make test`; KILLS=20 for a longer look. */
export const roundsOf = (few: number): number => Number(process.env.KILLS ?? few)

export interface Started {
  server: ServerRun
  client: Client
}

/**
 * Prepares one database and one data folder for a test file, on which servers are started, ended and started again.
 * Whatever is still running at the end is removed.
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
    // Preparing a test may take long on a busy machine.
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
    /** The connection of the test itself to the database. */
    get direct() {
      return direct
    },
    /** The proxy between the servers and the database, if there is one. */
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
    /** Makes the killed server look silent for so long, while others watched, that it counts as dead. */
    async makeSilent(): Promise<void> {
      await direct.sql`update fila.heartbeat set seen_at = seen_at - interval '1 minute'`
      await direct.sql`update fila.watch set since = since - interval '1 minute', last = now() + interval '1 minute'`
      await direct.sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`
    },
    /**
     * Waits until PostgreSQL has seen the connections of a killed process end: until then its statements may still run.
     */
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
