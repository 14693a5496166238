import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import type { PooledSql } from './pool.ts'

/*
 * Why db/driver/ exists. postgres.js (3.4.7 to 3.4.9) has two open faults that lose or misplace acknowledged writes of health data, and one that keeps
 * a cluster from coming back:
 *
 * 1. When a connection is lost inside a transaction, the driver reconnects in place, and a later statement of the dead transaction is
 *    accepted and committed alone. Guarded by link.ts: a link is one connection that is never revived.
 * 2. A `begin` that fills the pipeline of a busy connection is sent without reserving it; what follows on that connection is acknowledged and
 *    never committed (porsager/postgres issue 1210, pull request 1218). Guarded by pool.ts: a link does one statement or one
 *    transaction at a time.
 * 3. A connection that ends before it is ready is made again at once and for ever, and what waits for it hangs. Guarded by wire.ts (one socket for
 *    a link) and lane.ts (one attempt after the other, at the pace of pace.ts).
 *
 * 4. A statement without a transaction counts as done when the server has told its outcome, which is before it commits: one that is shut down in between has
 *    told and not committed. Guarded by link.ts: it waits until the server is ready for the next one. test/platform/db/committed.test.ts shows it.
 *
 * To do so, these files touch private parts of the driver (a query's handler, resolve and reject; a client's parsers and sockets) and give Drizzle
 * our pool in the place of the client that it expects. Nothing outside this folder does.
 *
 * test/faults/driver.test.ts shows both faults with the bare driver first. When a newer version fails those two controls, this folder can go:
 * db/client.ts then calls `drizzle(postgres(url, options))`. The other way out is Drizzle's driver for `pg`, which the queue brings anyway.
 */

/** What a query takes first: the database, or a transaction of it. */
export type Db = PgDatabase<
  PostgresJsQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>

/** Our pool offers the part of the driver's client that Drizzle uses. */
export const drizzleOn = (sql: PooledSql): Db => drizzle(sql as unknown as Sql)
