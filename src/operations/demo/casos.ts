import { sql } from 'drizzle-orm'
import { hasCasosNumbered, loadCasos } from '../../modules/agravos/bulk/load.ts'
import { foldCounts } from '../../modules/agravos/counts/fold.ts'
import type { Db } from '../../platform/db/client.ts'
import { todayAt } from '../../platform/time/days.ts'
import { NUMBER_PREFIX } from './casos-data.ts'
import { inventEpidemics } from './epidemics.ts'

export const DEMO_CASES = 20_000
const PER_BATCH = 2_000

interface DemoServices {
  db: Db
  now: () => Date
  log: { info(message: string): void }
}

/**
 * Adds invented cases of the last years, once: if any of them exists, even a deleted one, nothing is added. All are
 * added in one transaction, so that an interrupted start leaves none.
 */
export async function seedDemoCasos(
  { db, now, log }: DemoServices,
  responsaveis: number[],
  total = DEMO_CASES
): Promise<void> {
  // The cases are made before the transaction, which then waits for nothing but the database, and only when they are
  // needed.
  if (await hasCasosNumbered(db, NUMBER_PREFIX)) return log.info('demonstration cases: they were there')
  const invented = inventEpidemics(total, todayAt(now()))
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo.casos', 0))`)
    if (await hasCasosNumbered(tx, NUMBER_PREFIX)) return log.info('demonstration cases: they were there')
    for (let first = 0; first < invented.length; first += PER_BATCH) {
      const some = invented.slice(first, first + PER_BATCH).map((caso, i) => ({
        ...caso,
        responsavel_id: responsaveis[i % responsaveis.length] ?? null
      }))
      await loadCasos(tx, some, { demonstracao: true }, now())
      log.info(`demonstration cases: ${first + some.length} of ${invented.length}`)
    }
    await foldCounts(tx)
  })
}
