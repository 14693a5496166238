import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { PeriodicWork } from './periodic.ts'

const HOUR_MS = 3600_000
const KEEP_DAYS = 30
/** Most rows of one kind that one statement removes. */
const MOST = 10_000
/** Most statements of one kind in a row. What is left is removed the next time. */
const BATCHES = 100

/**
 * The statements by which a room removes rows of no further use. Each deletes at most `most` rows and returns one row
 * for each. `old` is 30 days ago.
 */
export type Removals = (moments: { now: SQL; old: SQL; most: number }) => SQL[]

/** Removes what is of no further use, and returns the number of rows removed. */
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

/** Runs a removal in batches. Each batch is a transaction of its own, so that nothing waits long for it. */
async function inBatches(db: Db, removal: SQL): Promise<number> {
  let removed = 0
  for (let batch = 0; batch < BATCHES; batch++) {
    const { length } = await db.execute(removal)
    removed += length
    if (length < MOST) break
  }
  return removed
}

/** Cleans up every hour. Several instances may do so at the same time, because they only delete. */
export const cleanUpHourly = (rooms: readonly Removals[]): PeriodicWork<{ db: Db; now: () => Date }> => ({
  name: 'clean-up',
  everyMs: HOUR_MS,
  run: async ({ db, now }) => ({ removed: await cleanUp(db, now(), rooms) })
})
