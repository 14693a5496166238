import { Logger, runMigrations } from 'graphile-worker'
import { createPool, endPool, inTransaction } from './connect.ts'

/** The schemas of the queue, in which the service's role works. */
export const queueSchemas = ['graphile_worker', 'fila'] as const

const silent = new Logger(() => () => {})

/** Brings the queue's own schemas up to date. Any number of instances may call it at once. */
export async function migrateQueue(url: string): Promise<void> {
  const pool = createPool(url, 2, () => {})
  try {
    await inTransaction(pool, async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended('fila.migrate', 0))`)
      await runMigrations({ pgPool: pool, schema: 'graphile_worker', logger: silent })
      // The two indexes hold a handful of rows each. Without them every look for silent workers and every health check
      // would read the whole table, which a long queue makes expensive.
      await client.query(`
        create schema if not exists fila;
        create table if not exists fila.heartbeat (
          pool_id text primary key,
          seen_at timestamptz not null
        );
        create table if not exists fila.watch (
          single boolean primary key default true check (single),
          since timestamptz not null,
          last timestamptz not null
        );
        create index if not exists fila_locked on graphile_worker._private_jobs (locked_by)
          where locked_by is not null;
        create index if not exists fila_exhausted on graphile_worker._private_jobs (id)
          where attempts >= max_attempts;`)
    })
  } finally {
    await endPool(pool)
  }
}
