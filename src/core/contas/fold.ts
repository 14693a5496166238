import type { Db } from '../../platform/db/client.ts'
import { foldKeptCounts } from '../../platform/db/counts.ts'
import type { PeriodicWork } from '../../platform/time/periodic.ts'

/** Several instances may fold at the same time; all but one find nothing to do. */
export const foldingOfAccounts: PeriodicWork<{ db: Db }> = {
  name: 'folding the counts of accounts and groups',
  everyMs: 30_000,
  run: async ({ db }) => {
    await foldKeptCounts(db)
    return {}
  }
}
