import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import type { PooledSql } from './pool.ts'

/*
 * Why db/driver/ exists. postgres.js (3.4.7 to 3.4.9) has four faults. Faults 1, 2 and 4 lose or misplace acknowledged
 * writes of health data; fault 3 keeps a cluster from coming back.
 *
 * 1. When a connection is lost inside a transaction, the driver reconnects in place. A later statement of the dead
 *    transaction is then accepted and committed alone. link.ts prevents this: a link is one connection that is never
 *    revived.
 * 2. A `begin` that fills the pipeline of a busy connection is sent without reserving the connection. What follows on
 *    it is acknowledged and never committed (porsager/postgres issue 1210, pull request 1218). pool.ts prevents this: a
 *    link does one statement or one transaction at a time.
 * 3. A connection that ends before it is ready is made again at once and for ever, and what waits for it hangs. wire.ts
 *    (one socket for a link) and lane.ts (one attempt after the other, at the pace of pace.ts) prevent this.
 * 4. A statement without a transaction counts as done when the server has reported its outcome. The commit comes after
 *    that, and a server that is shut down in between has not committed. link.ts prevents this: it waits until the
 *    server is ready for the next statement. test/platform/db/committed.test.ts shows the fault.
 *
 * To do so, these files touch private parts of the driver (a query's handler, resolve and reject; a client's parsers
 * and sockets) and give Drizzle our pool in place of the client that it expects. Nothing outside this folder does.
 *
 * test/faults/driver.test.ts first shows faults 1 and 2 with the bare driver. When a newer version fails those two
 * controls, this folder can go: db/client.ts then calls `drizzle(postgres(url, options))`. README.md says why `pg`,
 * which the queue installs anyway, did not take its place.
 */

/** The first parameter of every query function: the database, or one of its transactions. */
export type Db = PgDatabase<
  PostgresJsQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>

/** Runs Drizzle on our pool, which offers the part of the driver's client that Drizzle uses. */
export const drizzleOn = (sql: PooledSql): Db => drizzle(sql as unknown as Sql)
