import { computePast } from '../../modules/alertas/work.ts'
import type { Db } from '../../platform/db/client.ts'

const WEEK_MS = 7 * 86_400_000
const WEEKS = 12

/** Computes the alerts of dengue in these weeks, as they would have been shown. The service computes the others. */
export async function seedDemoAlertas(db: Db, now: Date): Promise<void> {
  const moments = Array.from({ length: WEEKS }, (_, i) => new Date(now.getTime() - WEEK_MS * (WEEKS - 1 - i)))
  await computePast(db, 'dengue', moments)
}
