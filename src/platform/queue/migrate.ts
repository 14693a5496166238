import { Logger, runMigrations } from 'graphile-worker'
import { createPool, endPool, inTransaction } from './connect.ts'

/** The schemas of the queue, in which the service's role works. */
export const queueSchemas = ['graphile_worker', 'fila'] as const

const silent = new Logger(() => () => {})

/**
 * Partial indexes with a handful of rows each. Without them, every search for silent workers and every health check
 * would read the whole table, which is expensive when the queue is long.
 */
const indexes = {
  fila_locked: '(locked_by) where locked_by is not null',
  fila_exhausted: '(id) where attempts >= max_attempts'
}

/** Brings the queue's own schemas up to date. Any number of instances may call it at once. */
export async function migrateQueue(url: string): Promise<void> {
  const pool = createPool(url, 2, () => {})
  try {
    await inTransaction(pool, async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended('fila.migrate', 0))`)
      await runMigrations({ pgPool: pool, schema: 'graphile_worker', logger: silent })
      // A statement that waits for a lock makes every writer of the queue wait after it. Giving up and starting again
      // is better.
      await client.query(`set local lock_timeout = '5s'`)
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
        );`)
      // PostgreSQL takes the lock before it checks whether the index exists, so the statement runs only when it is
      // missing.
      for (const [name, definition] of Object.entries(indexes)) {
        const { rows } = await client.query('select to_regclass($1) is null as missing', [`graphile_worker.${name}`])
        if (rows[0].missing) await client.query(`create index ${name} on graphile_worker._private_jobs ${definition}`)
      }
    })
  } finally {
    await endPool(pool)
  }
}
