import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { CANCELLED, type Db, sqlState } from '../../../platform/db/client.ts'
import type { PeriodicWork } from '../../../platform/time/periodic.ts'

/**
 * The time between two folds. Writers only append deltas, and reading a count takes longer the more there are: tens of
 * milliseconds with 50,000.
 */
const FOLD_EVERY_MS = 3_000
/** While nothing is written, the deltas of this long are still few. */
const IDLE_MS = 15_000
const AT_ONCE = 5_000
/**
 * The deltas of counts in one step. Changes of the same day and place become one, so in a step four times as large each
 * delta takes a quarter less time.
 */
const COUNTS_AT_ONCE = 20_000

/**
 * The approximate number of cases between two marks of an order. With a million cases, walking half a stretch takes as
 * long as adding up all marks: a millisecond.
 */
const STRETCH = 4_000

/** Folds all current deltas of the counts of cases, in small steps. Returns how many there were. */
export const foldCounts = (db: Db): Promise<number> => inSteps(db, COUNTS_AT_ONCE, (n) => sql`dobrar_casos(${n}::int)`)

/** Folds the deltas of the orders of the list, then brings the stretches between the marks back to their size. */
export async function foldOrders(db: Db): Promise<number> {
  const folded = await inSteps(db, AT_ONCE, (n) => sql`dobrar_ordem(${n}::int)`)
  if (folded > 0) await db.execute(sql`select repartir_ordem(${STRETCH}::int)`)
  return folded
}

/** Folds the deltas of the places of cases, from which the map takes means. */
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

/** So few remaining deltas cost readers nothing. */
const FEW = 1_000
const TRIES = 100
const PAUSE_MS = 100

/** From this many new, changed or removed cases on, new statistics are worth their time. */
const MANY = 1_000

/**
 * Settles the tables after a load that changed this many cases (null: an unknown number): folds the counts and renews
 * statistics and plans, so that nothing is slow afterwards. If that exceeds the time limit of a statement, the load
 * counts as done all the same: the counts are exact without it, and folding goes on every few seconds.
 */
export async function settleCasos(db: Db, changed: number | null): Promise<void> {
  if (changed === 0) return
  try {
    await Promise.all([foldAll(db), changed !== null && changed >= MANY ? analyseCasos(db) : null])
  } catch (error) {
    if (sqlState(error) !== CANCELLED) throw error
  }
}

/**
 * Folds everything after a large load. Another instance may be folding and hold all but one step of it, so this tries
 * for a while until little is left.
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

/** Renews the statistics of cases after a large load. The server then makes every cached plan anew. */
export async function analyseCasos(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`)
    // Done by a function of the tables' owner: only the owner of a table may renew its statistics.
    await tx.execute(sql`select analisar_casos()`)
  })
}

/** One statement in place of three, for the many turns in which there is nothing to fold. */
async function hasDeltas(db: Db): Promise<boolean> {
  const [found] = await db.execute<{ has: boolean }>(sql`
    select exists (select from casos_deltas) or exists (select from casos_ordem_deltas)
      or exists (select from casos_lugares_deltas) as has`)
  return found?.has ?? false
}

/** Several instances may run this at the same time: all but one find nothing to do. */
export const foldingOfCases: PeriodicWork<{ db: Db }> = {
  name: 'folding the counts of cases',
  everyMs: FOLD_EVERY_MS,
  idleMs: IDLE_MS,
  quiet: true,
  run: async ({ db }) => {
    if (!(await hasDeltas(db))) return { folded: 0 }
    await foldCounts(db)
    await foldOrders(db)
    await foldPlaces(db)
    return { folded: 1 }
  }
}
