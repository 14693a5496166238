import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { queryOf } from './built.ts'
import type { Db } from './client.ts'

/** Runs statements. Connections other than Drizzle's implement it too. */
export interface Executor {
  execute<T extends Record<string, unknown>>(query: SQL): PromiseLike<T[]>
}

/** Runs several statements as one. */
export interface Transactor extends Executor {
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>
}

export const executorOf = (db: Db): Executor => ({
  // Drizzle's type of the rows says the same in other words.
  execute: async <T extends Record<string, unknown>>(query: SQL) => (await db.execute(query)) as unknown as T[]
})

export const transactorOf = (db: Db): Transactor => ({
  ...executorOf(db),
  transaction: (work) => db.transaction((tx) => work(executorOf(tx)))
})

/**
 * One connection for loading rows in bulk with COPY. The service's usual driver cannot be used for that, because a
 * failed COPY never settles there. A lost connection is not made again; its holder has to start over.
 */
export interface LoadConnection extends Transactor {
  /** Copies lines in PostgreSQL's text format into a table. */
  copy(table: string, columns: string[], lines: Buffer): Promise<void>
  /** Streams the rows of a `copy ... to stdout`. Nothing else can be asked until all rows have been read. */
  copyOut(query: SQL): Readable
  /** Sends the lines of a `copy ... from stdin`. */
  copyIn(query: SQL, lines: AsyncIterable<Buffer>): Promise<void>
  /**
   * Runs a part of a transaction that may fail without the rest. On failure it rejects, and nothing of the part
   * remains.
   */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Types that are read as PostgreSQL's own text, like in the other driver. */
const asText = [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP]

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    asText.includes(oid)
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser
}

export async function openLoad(url: string, applicationName: string): Promise<LoadConnection> {
  const client = new pg.Client({
    connectionString: sameMeaning(url),
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types
  })
  // A statement under way rejects by itself. Without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  // Times are read as text, and a batch may take as long as it needs.
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set statement_timeout = 0`)

  const run = async (text: string) => void (await client.query(text))

  async function around<T>(begin: string, end: string, undo: string, work: () => Promise<T>): Promise<T> {
    await run(begin)
    try {
      const result = await work()
      await run(end)
      return result
    } catch (error) {
      // On a lost connection there is nothing to undo, and the first error says more.
      await run(undo).catch(() => undefined)
      throw error
    }
  }

  const load: LoadConnection = {
    async execute<T extends Record<string, unknown>>(query: SQL): Promise<T[]> {
      const { sql: text, params } = queryOf(query)
      return (await client.query<T>(text, params)).rows
    },
    async copy(table, columns, lines) {
      const text = queryOf(
        sql`copy ${sql.identifier(table)} (${sql.join(
          columns.map((name) => sql.identifier(name)),
          sql`, `
        )}) from stdin`
      ).sql
      await pipeline(Readable.from([lines], { objectMode: false }), client.query(copyFrom(text)))
    },
    copyOut: (query) => client.query(copyTo(queryOf(query).sql)),
    async copyIn(query, lines) {
      const source = Readable.from(lines, { objectMode: false })
      await pipeline(source, client.query(copyFrom(queryOf(query).sql)))
    },
    transaction: (work) => around('begin', 'commit', 'rollback', () => work(load)),
    savepoint: (work) => around('savepoint part', 'release savepoint part', 'rollback to savepoint part', work),
    async close() {
      await client.end().catch(() => undefined)
    }
  }
  return load
}

/** Makes `pg` read `sslmode=require` like libpq and postgres.js do: encrypt without verifying. */
export function sameMeaning(url: string): string {
  return /[?&]sslmode=/.test(url) && !/[?&]uselibpqcompat=/.test(url) ? `${url}&uselibpqcompat=true` : url
}

const SPECIAL = /[\\\n\r\t]/
const ALL_SPECIAL = /[\\\n\r\t]/g
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Returns a value in PostgreSQL's text format for COPY. */
export function copyValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string')
    return SPECIAL.test(value) ? value.replaceAll(ALL_SPECIAL, (sign) => ESCAPED[sign] as string) : value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  return copyValue(JSON.stringify(value))
}
