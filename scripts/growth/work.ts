import { sql } from 'drizzle-orm'
import { removeDeletedCasos } from '../../src/agravos/retention.ts'
import { checkTrail } from '../../src/auditoria/check-trail.ts'
import type { Db } from '../../src/db/client.ts'

/** As much as the service removes with one transaction. */
const AT_ONCE = 200
const BATCHES = 10
const DAY_MS = 24 * 3600_000
const KEPT_DAYS = 90

/** What the service and its operators do with all of it, each a line of a table. */
export async function work(db: Db): Promise<string[]> {
  return ['| Work | |', '|---|---|', await retention(db), await trail(db)]
}

/** The deleted cases that are due by the usual retention, batch by batch. None of them has a file. */
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
