import { sql } from 'drizzle-orm'
import { type LoadConnection, openLoad } from '../../../platform/db/load.ts'
import { migrateOnly, migrationsOf } from '../../../platform/db/migrate.ts'
import { startEmbedded } from '../../../platform/embedded/embedded.ts'
import { hasDatabase, removeDatabase } from '../../../platform/embedded/present.ts'
import { migrateQueue } from '../../../platform/queue/migrate.ts'
import { keyring } from '../../../platform/sealing/keys.ts'
import { Refused } from '../refused.ts'
import { columnsOf, countRows, findTables, nameOf, type SequenceValue } from './catalog.ts'
import type { Moved } from './export.ts'
import { type Header, keyOf, type LastLine, type TableLine } from './export-format.ts'
import { type ExportReader, openExport } from './read-export.ts'

/** Makes a new embedded database from a file of `exportData`. When that fails, no database is left. */
export async function importData(file: string, dataDir: string): Promise<Moved> {
  if (await hasDatabase(dataDir))
    throw new Refused(`${dataDir} has a database already: move its folder server away, or choose another DATA_DIR.`)
  const reader = openExport(file)
  const header = await reader.next<Header>().catch(() => null)
  if (header?.format !== 1) throw new Refused(`${file} is no export of this service, or of a newer one.`)
  requireKeys(header)
  try {
    return await intoNew(dataDir, header, (database) => load(database, reader, file))
  } catch (error) {
    await removeDatabase(dataDir)
    throw error
  }
}

/** Makes a database with all its tables and fills it in one transaction. */
async function intoNew(dataDir: string, header: Header, fill: (database: LoadConnection) => Promise<Moved>) {
  const embedded = await startEmbedded({ dataDir })
  try {
    await migrateOnly(embedded.url, [({ url }) => migrateQueue(url)], header.migrations.length)
    const database = await openLoad(embedded.url, 'import')
    try {
      await requireSameMigrations(database, header)
      const moved = await database.transaction(() => fill(database))
      await database.execute(sql`analyze`)
      return moved
    } finally {
      await database.close()
    }
  } finally {
    await embedded.stop()
  }
}

function requireKeys({ dataKeys }: Header): void {
  const { current, previous } = keyring()
  const missing = dataKeys.filter((id) => id !== current.id && id !== previous?.id)
  if (missing.length > 0)
    throw new Refused(`DATA_KEY: the export is sealed by the key ${missing.join(', ')}, and ${current.id} was given.`)
}

/**
 * Requires the tables from which the rows come. The next start of the service applies migrations that the export lacks.
 */
async function requireSameMigrations(database: LoadConnection, { migrations, service }: Header): Promise<void> {
  const here = await migrationsOf(database)
  if (here.join() === migrations.join()) return
  throw new Refused(
    `The export comes from version ${service}, which has migrations that this version does not have: import it with a newer version.`
  )
}

async function load(database: LoadConnection, reader: ExportReader, file: string): Promise<Moved> {
  // Triggers and foreign keys are off, because the rows already contain their effects and arrive table by table.
  await database.execute(sql`set local session_replication_role = replica`)
  const tables = new Map((await findTables(database)).map((table) => [keyOf(table), table]))
  // Rows that migrations insert are in the export, too, so they are deleted here. The audit trail refuses truncate even
  // while it is empty.
  for (const table of tables.values())
    if ((await countRows(database, table)) > 0) await database.execute(sql`delete from ${nameOf(table)}`)
  for (;;) {
    const said = await reader.next<TableLine | LastLine>()
    if (said === null) throw new Refused(`${file} was cut.`)
    if ('counts' in said) return await finish(database, said)
    const table = tables.get(keyOf(said.table))
    if (!table) throw new Refused(`${file} has a table that is not here: ${keyOf(said.table)}.`)
    await database.copyIn(sql`copy ${nameOf(table)} (${columnsOf(said.table)}) from stdin`, reader.rows())
  }
}

async function finish(database: LoadConnection, { rows, counts, sequences }: LastLine): Promise<Moved> {
  for (const table of await findTables(database)) {
    const found = await countRows(database, table)
    const wanted = counts[keyOf(table)] ?? 0
    if (found !== wanted) throw new Refused(`${keyOf(table)} has ${found} rows of ${wanted}. Nothing was kept.`)
  }
  for (const sequence of sequences) await setSequence(database, sequence)
  return { tables: Object.keys(counts).length, rows }
}

async function setSequence(database: LoadConnection, sequence: SequenceValue): Promise<void> {
  if (sequence.last === null) return
  await database.execute(
    sql`select setval(format('%I.%I', ${sequence.schema}::text, ${sequence.name}::text)::regclass, ${sequence.last}::bigint)`
  )
}
