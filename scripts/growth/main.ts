import { chmod, mkdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { prepareDatabase } from '../../src/operations/prepare/prepare.ts'
import { connect } from '../../src/platform/db/client.ts'
import { startEmbedded } from '../../src/platform/embedded/embedded.ts'
import { serve } from '../bench/sizes.ts'
import { load } from './load.ts'
import { measure } from './measure.ts'

const size = Number(process.env.SIZE ?? 1_000_000)
const partitions = process.env.PARTITIONS === 'yes'
const folder = process.env.FOLDER ?? '/tmp/saude-growth'

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
/** The service's own retention must not start while questions are being measured. */
const SERVICE = { RETENTION_DAYS: '36500' }

const begun = performance.now()
const log = (text: string): void => {
  process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0)} s  ${text}\n`)
}

await mkdir(folder, { recursive: true })
await chmod(folder, 0o711)
const name = `growth_${size}${partitions ? '_by_year' : ''}`

/** Creates and fills the database, unless an earlier run has done so. */
async function fill(): Promise<void> {
  const embedded = await startEmbedded({ dataDir: folder, settings: LOADING })
  try {
    const admin = connect(embedded.url, { max: 1 })
    const [there] = await admin.db.execute(sql`select from pg_database where datname = ${name}`)
    if (!there) await admin.sql.unsafe(`create database ${name}`)
    await admin.close()
    if (there) return
    const url = urlOf(embedded.url)
    await prepareDatabase(url)
    const database = connect(url, { max: 1, statementTimeout: 0 })
    await load(database.db, { size, partitions, log })
    await database.db.execute(sql`checkpoint`)
    await database.close()
  } finally {
    await embedded.stop()
  }
}

function urlOf(server: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

await fill()
if (process.env.MEASURE !== 'no') {
  const embedded = await startEmbedded({ dataDir: folder })
  const service = await serve(urlOf(embedded.url), size, SERVICE)
  try {
    process.stdout.write(await measure(service))
  } finally {
    service.client.close()
    await service.server.stop()
    await embedded.stop()
  }
}
