import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { PeriodicWork } from './periodic.ts'

const HOUR_MS = 3600_000
const KEEP_DAYS = 30
/** Rows of one kind removed by one statement. */
const MOST = 10_000
/** Statements of one kind in a row; what is left then goes the next time. */
const BATCHES = 100

/**
 * What a room has removed once it is of no more use. Each statement deletes at most `most` rows and returns one row for each. `old` is 30 days
 * ago.
 */
export type Removals = (moments: { now: SQL; old: SQL; most: number }) => SQL[]

/** Removes what no longer has a use, and tells how many rows that were. */
export async function cleanUp(db: Db, now: Date, rooms: readonly Removals[]): Promise<number> {
  const moments = {
    now: sql`${now.toISOString()}::timestamptz`,
    old: sql`${new Date(now.getTime() - KEEP_DAYS * 24 * HOUR_MS).toISOString()}::timestamptz`,
    most: MOST
  }
  let removed = 0
  for (const removal of rooms.flatMap((removals) => removals(moments))) removed += await inBatches(db, removal)
  return removed
}

/** Each batch is a transaction of its own, so that nobody waits long for it. */
async function inBatches(db: Db, removal: SQL): Promise<number> {
  let removed = 0
  for (let batch = 0; batch < BATCHES; batch++) {
    const { length } = await db.execute(removal)
    removed += length
    if (length < MOST) break
  }
  return removed
}

/** Instances may clean up at the same time: they only delete. */
export const cleanUpHourly = (rooms: readonly Removals[]): PeriodicWork<{ db: Db; now: () => Date }> => ({
  name: 'clean-up',
  everyMs: HOUR_MS,
  run: async ({ db, now }) => ({ removed: await cleanUp(db, now(), rooms) })
})
