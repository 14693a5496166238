import { chmod, mkdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { prepareDatabase } from '../../src/operations/prepare/prepare.ts'
import { connect } from '../../src/platform/db/client.ts'
import { startEmbedded } from '../../src/platform/embedded/embedded.ts'
import { type Load, load } from './load.ts'

/** Settings for loading: nothing that is loaded has to survive a crash. */
const LOADING = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  shared_buffers: '1GB',
  autovacuum: 'off'
}

export interface Filled extends Load {
  /** Where the embedded server keeps its data. */
  folder: string
}

/** Starts an embedded server with a database of this size, filled now unless an earlier run has done so. */
export async function startFilled({ folder, ...wanted }: Filled): Promise<{ url: string; stop(): Promise<void> }> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
  const name = `growth_${wanted.size}${wanted.partitions ? '_by_year' : ''}`
  await fill(folder, name, wanted)
  const embedded = await startEmbedded({ dataDir: folder })
  return { url: urlOf(embedded.url, name), stop: () => embedded.stop() }
}

async function fill(folder: string, name: string, wanted: Load): Promise<void> {
  const embedded = await startEmbedded({ dataDir: folder, settings: LOADING })
  try {
    const admin = connect(embedded.url, { max: 1 })
    const [there] = await admin.db.execute(sql`select from pg_database where datname = ${name}`)
    if (!there) await admin.sql.unsafe(`create database ${name}`)
    await admin.close()
    if (there) return
    const url = urlOf(embedded.url, name)
    await prepareDatabase(url)
    const database = connect(url, { max: 1, statementTimeout: 0 })
    await load(database.db, wanted)
    await database.db.execute(sql`checkpoint`)
    await database.close()
  } finally {
    await embedded.stop()
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
