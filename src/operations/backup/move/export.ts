import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { type LoadConnection, openLoad } from '../../../platform/db/load.ts'
import { migrationsOf } from '../../../platform/db/migrate.ts'
import { syncFolderOf } from '../../../platform/disk/folder.ts'
import { knownKeys } from '../../../platform/sealing/known-keys.ts'
import { plainly } from '../refused.ts'
import { columnsOf, findSequences, findTables, nameOf, type TableColumns } from './catalog.ts'
import { END, type Header, keyOf, type LastLine } from './export-format.ts'

export interface Moved {
  tables: number
  rows: number
}

/**
 * Writes the rows of all tables, as they are at one moment, to a file that any later major version of PostgreSQL can
 * read. Other sessions may write meanwhile.
 */
export async function exportData(url: string, file: string, service: string): Promise<Moved> {
  const draft = `${file}.${process.pid}.part`
  const database = await openLoad(url, 'export')
  const moved: Moved = { tables: 0, rows: 0 }
  try {
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await database.transaction(async () => {
      await database.execute(sql`set transaction isolation level repeatable read, read only`)
      await pipeline(linesOf(database, service, moved), createGzip({ level: 1 }), target)
    })
    await rename(draft, file)
    await syncFolderOf(file)
    return moved
  } catch (error) {
    await rm(draft, { force: true })
    return plainly(error, file)
  } finally {
    await database.close()
  }
}

const line = (value: object) => `${JSON.stringify(value)}\n`

async function* linesOf(database: LoadConnection, service: string, moved: Moved): AsyncGenerator<string | Buffer> {
  const [server] = await database.execute<{ version: string }>(sql`select current_setting('server_version') as version`)
  const header: Header = {
    format: 1,
    service,
    postgres: server!.version,
    migrations: await migrationsOf(database),
    dataKeys: await knownKeys(database)
  }
  yield line(header)
  const counts: Record<string, number> = {}
  for (const table of await findTables(database)) {
    yield line({ table })
    let rows = 0
    for await (const chunk of rowsOf(database, table)) {
      rows += newlinesIn(chunk)
      yield chunk
    }
    yield `${END}\n`
    counts[keyOf(table)] = rows
    moved.tables++
    moved.rows += rows
  }
  // Read after the rows, because a sequence ignores transactions. It may be ahead of the rows but never behind them.
  const last: LastLine = { rows: moved.rows, counts, sequences: await findSequences(database) }
  yield line(last)
}

/** Copies from a query and not from the table itself, so that a partitioned table is read as a whole. */
const rowsOf = (database: LoadConnection, table: TableColumns): AsyncIterable<Buffer> =>
  database.copyOut(sql`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`)

function newlinesIn(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count++
  return count
}
