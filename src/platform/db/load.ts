import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Db } from './client.ts'

/** What statements are given to that others than Drizzle carry out, too. */
export interface Executor {
  execute<T extends Record<string, unknown>>(query: SQL): PromiseLike<T[]>
}

/** Who can do several statements as one. */
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
 * One connection for loading rows in bulk, with COPY. The driver of everybody else can not be used for that: a COPY that fails there never settles.
 * A connection that is lost is not made again; whoever holds it begins anew.
 */
export interface LoadConnection extends Transactor {
  /** Copies lines in PostgreSQL's text format into a table. */
  copy(table: string, columns: string[], lines: Buffer): Promise<void>
  /** Rows of a `copy ... to stdout`, as they come. Nothing else can be asked until all were read. */
  copyOut(query: SQL): Readable
  /** Lines for a `copy ... from stdin`. */
  copyIn(query: SQL, lines: AsyncIterable<Buffer>): Promise<void>
  /** Part of a transaction that may fail without the rest; `work` rejects then, and nothing of it remains. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

const dialect = new PgDialect()

/** Dates and moments as PostgreSQL writes them, as the other driver gives them too. */
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
  // A statement that is under way rejects by itself; unheard, the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  // Moments are read as texts; and a batch takes as long as it takes.
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
      const { sql: text, params } = dialect.sqlToQuery(query)
      return (await client.query<T>(text, params)).rows
    },
    async copy(table, columns, lines) {
      const text = dialect.sqlToQuery(
        sql`copy ${sql.identifier(table)} (${sql.join(
          columns.map((name) => sql.identifier(name)),
          sql`, `
        )}) from stdin`
      ).sql
      await pipeline(Readable.from([lines], { objectMode: false }), client.query(copyFrom(text)))
    },
    copyOut: (query) => client.query(copyTo(dialect.sqlToQuery(query).sql)),
    async copyIn(query, lines) {
      const source = Readable.from(lines, { objectMode: false })
      await pipeline(source, client.query(copyFrom(dialect.sqlToQuery(query).sql)))
    },
    transaction: (work) => around('begin', 'commit', 'rollback', () => work(load)),
    savepoint: (work) => around('savepoint part', 'release savepoint part', 'rollback to savepoint part', work),
    async close() {
      await client.end().catch(() => undefined)
    }
  }
  return load
}

/** `sslmode=require` encrypts without verifying, in libpq and in postgres.js; `pg` needs to be asked for it. */
export function sameMeaning(url: string): string {
  return /[?&]sslmode=/.test(url) && !/[?&]uselibpqcompat=/.test(url) ? `${url}&uselibpqcompat=true` : url
}

const SPECIAL = /[\\\n\r\t]/
const ALL_SPECIAL = /[\\\n\r\t]/g
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A value in PostgreSQL's text format for COPY. */
export function copyValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string')
    return SPECIAL.test(value) ? value.replaceAll(ALL_SPECIAL, (sign) => ESCAPED[sign] as string) : value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  return copyValue(JSON.stringify(value))
}
