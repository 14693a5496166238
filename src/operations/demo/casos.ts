import { sql } from 'drizzle-orm'
import { hasCasosNumbered, loadCasos } from '../../modules/agravos/bulk/load.ts'
import { foldCounts } from '../../modules/agravos/counts/fold.ts'
import type { Db } from '../../platform/db/client.ts'
import { todayAt } from '../../platform/time/days.ts'
import { type InventedCaso, NUMBER_PREFIX } from './casos-data.ts'
import { inventEpidemics } from './epidemics.ts'

export const DEMO_CASES = 20_000
/** Sealing the persons of a batch keeps the event loop busy, so that a batch is small. */
const PER_BATCH = 500

interface DemoServices {
  db: Db
  now: () => Date
  log: { info(message: string): void }
}

interface Writing {
  /** Accounts that are responsible for the cases, in turn. */
  responsaveis: number[]
  now: Date
  /** Whether there is something already, so that nothing is written. */
  isThere(tx: Db): Promise<boolean>
  /** Is called after each batch with the number of cases written. May only await the database. */
  onBatch(written: number): Promise<void> | void
  /** The last statement of the transaction. */
  atEnd?(tx: Db): Promise<void>
}

/** Whether there are demonstration cases, even deleted ones. */
export const hasDemoCasos = (db: Db): Promise<boolean> => hasCasosNumbered(db, NUMBER_PREFIX)

/** Writes invented cases in one transaction, so that an interrupted one leaves none. Returns whether it did. */
export async function writeDemoCasos(db: Db, invented: InventedCaso[], writing: Writing): Promise<boolean> {
  const { responsaveis, now, isThere, onBatch, atEnd } = writing
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo.casos', 0))`)
    if (await isThere(tx)) return false
    for (let first = 0; first < invented.length; first += PER_BATCH) {
      const some = invented.slice(first, first + PER_BATCH).map((caso, i) => ({
        ...caso,
        responsavel_id: responsaveis[(first + i) % responsaveis.length] ?? null
      }))
      await loadCasos(tx, some, { demonstracao: true }, now)
      await onBatch(first + some.length)
    }
    await foldCounts(tx)
    await atEnd?.(tx)
    return true
  })
}

/** Adds invented cases of the last years, once: if any of them exists, even a deleted one, nothing is added. */
export async function seedDemoCasos(
  { db, now, log }: DemoServices,
  responsaveis: number[],
  total = DEMO_CASES
): Promise<void> {
  const wereThere = () => log.info('demonstration cases: they were there')
  // The cases are made before the transaction, which then waits for nothing but the database, and only when they are
  // needed.
  if (await hasDemoCasos(db)) return wereThere()
  const invented = inventEpidemics(total, todayAt(now()))
  const onBatch = (written: number) => {
    if (written % 2_000 === 0 || written === total) log.info(`demonstration cases: ${written} of ${invented.length}`)
  }
  if (!(await writeDemoCasos(db, invented, { responsaveis, now: now(), isThere: hasDemoCasos, onBatch }))) wereThere()
}
