import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { checkTrail } from '../../src/core/auditoria/check-trail.ts'
import { removeDeletedCasos } from '../../src/modules/agravos/record/retention.ts'
import type { Db } from '../../src/platform/db/client.ts'
import { writeNational } from '../bench/importar-arquivo.ts'
import { importWhileOthersAsk } from '../bench/importar-outros.ts'
import type { Sized } from '../bench/sizes.ts'

/** The number of cases that the service removes in one transaction. */
const AT_ONCE = 200
const BATCHES = 10
const DAY_MS = 24 * 3600_000
const KEPT_DAYS = 90

/**
 * Measures what the service and its operators do with all the data, one line of a table each. Reading the whole audit
 * trail takes long; `TRAIL=no` leaves it out.
 */
export async function work(db: Db, service: Sized): Promise<string[]> {
  const lines = ['| Work | |', '|---|---|', await retention(db), await importing(service)]
  if (process.env.TRAIL !== 'no') lines.push(await trail(db))
  return lines
}

/** Removes the deleted cases that are due by the usual retention, batch by batch. None of them has a file. */
async function retention(db: Db): Promise<string> {
  const files = { remove: async () => undefined } as unknown as Parameters<typeof removeDeletedCasos>[0]['files']
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS)
  const times: number[] = []
  let removed = 0
  for (let batch = 0; batch < BATCHES; batch++) {
    const since = performance.now()
    removed += await removeDeletedCasos({ db, files, now: () => new Date() }, before, AT_ONCE)
    times.push(performance.now() - since)
  }
  const [left] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from casos where excluido_em < ${before.toISOString()}::timestamptz`
  )
  return `| retention, ${removed} cases in ${BATCHES} batches (${left?.n} left) | ${times.map((ms) => ms.toFixed(0)).join(', ')} ms |`
}

async function trail(db: Db): Promise<string> {
  const since = performance.now()
  const { linhas, findings } = await checkTrail(db, new Date())
  const seconds = (performance.now() - since) / 1000
  return `| check-audit, ${linhas} rows, ${findings.length} findings | ${seconds.toFixed(1)} s, ${(linhas / seconds).toFixed(0)} rows/s |`
}

const IMPORTED = 100_000
const IDLE_MS = 10_000

/** Imports a file of the ministry, and measures how it slows down readers. */
async function importing(service: Sized): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-growth-file-'))
  try {
    const file = join(folder, 'nacional.csv')
    await writeNational(file, IMPORTED)
    const { seconds, imported, idle, during } = await importWhileOthersAsk(service, file, IDLE_MS)
    const others = `case by id, p99 ${idle.toFixed(1)} ms before, ${during.toFixed(1)} ms during it`
    return `| import of ${imported} rows | ${seconds.toFixed(0)} s, ${(imported / seconds).toFixed(0)} rows/s; ${others} |`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
