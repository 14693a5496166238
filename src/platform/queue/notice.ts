import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** What instances tell each other of: deliveries to webhooks that wait, and another mode of the service. */
const NOTICES = ['entregas', 'modo'] as const
export type Notice = (typeof NOTICES)[number]

/*
 * graphile-worker listens to this channel on every instance that works on jobs, so that notices need no connection of
 * their own. With a count of zero it takes none of them for a new entry.
 */
const CHANNEL = 'jobs:insert'

/** Tells the instances that work on jobs of something; within a transaction, once it is committed. */
export async function notify(db: Db, notice: Notice): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ count: 0, notice })})`)
}

/** Returns the notice in a message, or null for a message about entries. */
export function noticeIn(payload: string | undefined): Notice | null {
  return NOTICES.find((notice) => payload?.includes(`"notice":"${notice}"`)) ?? null
}
