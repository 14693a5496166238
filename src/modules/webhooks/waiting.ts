import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'

/** Counting stops here, so that a long queue costs no more to look at. */
const MOST = 10_000

export interface WaitingDeliveries {
  /** Deliveries that have not been tried yet. */
  first: number
  /** Deliveries that failed and will be tried again. */
  retries: number
}

/** Counts the deliveries that wait. Each part reads the partial index of its kind. */
export async function countWaiting(db: Db): Promise<WaitingDeliveries> {
  const [row] = await db.execute<{ first: number; retries: number }>(sql`
    select
      (select count(*)::int from (
        select 1 from webhook_entregas where estado = 'pendente' and tentativa = 0 limit ${MOST}) a) as first,
      (select count(*)::int from (
        select 1 from webhook_entregas where estado = 'pendente' and tentativa > 0 limit ${MOST}) b) as retries`)
  return { first: row!.first, retries: row!.retries }
}
