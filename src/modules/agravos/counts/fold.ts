import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { CANCELLED, type Db, sqlState } from '../../../platform/db/client.ts'
import type { PeriodicWork } from '../../../platform/time/periodic.ts'

/** Writers only append, and reading a count takes longer the more deltas there are: tens of milliseconds with 50,000 of them. */
const FOLD_EVERY_MS = 3_000
const AT_ONCE = 5_000
/** Changes of the same day and place become one: of four times as many, each takes a quarter less time. */
const COUNTS_AT_ONCE = 20_000

/** Cases between two marks of an order, about. Of a million cases, walking half of that takes as long as adding up all marks: a millisecond. */
const STRETCH = 4_000

/** Folds all deltas of the counts of cases that are there, in small steps; gives how many. */
export const foldCounts = (db: Db): Promise<number> => inSteps(db, COUNTS_AT_ONCE, (n) => sql`dobrar_casos(${n}::int)`)

/** The same for the places of cases in the orders of the list; then the stretches between the marks are brought back to their size. */
export async function foldOrders(db: Db): Promise<number> {
  const folded = await inSteps(db, AT_ONCE, (n) => sql`dobrar_ordem(${n}::int)`)
  if (folded > 0) await db.execute(sql`select repartir_ordem(${STRETCH}::int)`)
  return folded
}

/** The same for the places of cases, of which the map has means. */
export const foldPlaces = (db: Db): Promise<number> => inSteps(db, AT_ONCE, (n) => sql`dobrar_lugares(${n}::int)`)

async function inSteps(db: Db, most: number, step: (most: number) => SQL): Promise<number> {
  let all = 0
  for (;;) {
    const [found] = await db.execute<{ n: number }>(sql`select ${step(most)} as n`)
    const { n = 0 } = found ?? {}
    all += n
    if (n < most) return all
  }
}

/** So few that are left cost no reader anything. */
const FEW = 1_000
const TRIES = 100
const PAUSE_MS = 100

/** So many new, changed or removed cases are worth new statistics. */
const MANY = 1_000

/**
 * After a load that has changed so many cases (null: an unknown number of them): counts are folded, statistics and kept plans are of now, so that nothing is slow. Where that takes longer than a
 * statement may, the load is done all the same: the counts are exact without it, and are folded on every few seconds.
 */
export async function settleCasos(db: Db, changed: number | null): Promise<void> {
  if (changed === 0) return
  try {
    await foldAll(db)
    if (changed !== null && changed >= MANY) await analyseCasos(db)
  } catch (error) {
    if (sqlState(error) !== CANCELLED) throw error
  }
}

/**
 * Folds all there is, after a large load. Somebody else may be folding, and then has all but a step of it: so it is tried until little is left, for a while.
 */
async function foldAll(db: Db): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    await foldCounts(db)
    await foldOrders(db)
    await foldPlaces(db)
    const [left] = await db.execute<{ n: number }>(sql`
      select (select count(*) from casos_deltas) + (select count(*) from casos_ordem_deltas)
        + (select count(*) from casos_lugares_deltas) as n`)
    if (Number(left?.n) < FEW) return
    await pause(PAUSE_MS)
  }
}

/** Takes the statistics of cases anew, after a large load. Every plan that is kept of them is made anew then. */
export async function analyseCasos(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`)
    // A function of the owner: only who owns a table may take its statistics.
    await tx.execute(sql`select analisar_casos()`)
  })
}

/** Instances may do so at the same time: all but one find nothing to do. */
export const foldingOfCases: PeriodicWork<{ db: Db }> = {
  name: 'folding the counts of cases',
  everyMs: FOLD_EVERY_MS,
  run: async ({ db }) => {
    await foldCounts(db)
    await foldOrders(db)
    await foldPlaces(db)
    return {}
  }
}
