import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** This version does not fit the database or the instances connected to it. The message is for the operator. */
export class NotSideBySide extends Error {
  override name = 'NotSideBySide'
}

const NAME = 'saude-integra'

/** The name that an instance gives its connections, so that a later version can see it. */
export const instanceName = (release: number): string => `${NAME} ${release}`

export function requireRelease(own: number, lowest: number): void {
  if (own < lowest)
    throw new NotSideBySide(
      `The database was brought up to date by a later version, and works with release ${lowest} or later; this is release ${own}. Start the later version.`
    )
}

/** Time to wait for instances that are shutting down. Their connections end with them. */
const PATIENCE_MS = 15_000

/** Waits until no instance of an earlier release is connected. */
export async function requireNobodyBelow(db: Db, lowest: number, patienceMs = PATIENCE_MS): Promise<void> {
  if (lowest === 0) return
  const until = performance.now() + patienceMs
  while ((await lowestConnected(db)) < lowest) {
    if (performance.now() > until)
      throw new NotSideBySide(
        `An instance of a release before ${lowest} is connected to the database, and would break by what this version takes away. Bring all instances to release ${lowest} first, or stop them.`
      )
    await pause(250)
  }
}

/** Returns the lowest connected release. Versions older than this rule do not name theirs and count as 0. */
async function lowestConnected(db: Db): Promise<number> {
  const rows = await db.execute<{ name: string }>(sql`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and (application_name = ${NAME} or starts_with(application_name, ${`${NAME} `}))`)
  return Math.min(Number.POSITIVE_INFINITY, ...rows.map(({ name }) => Number(name.slice(NAME.length)) || 0))
}
