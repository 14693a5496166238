import { raiseLowestRelease, readLowestRelease } from '../db/apply.ts'
import type { Db } from '../db/client.ts'
import { type Executor, executorOf } from '../db/load.ts'
import { requireNobodyBelow } from '../db/side-by-side.ts'
import { useBoundSeals } from './seal.ts'

/** The first release that reads seals which name their row. Earlier ones would take them for plain texts. */
export const BOUND_SINCE = 4

/** Has this process or thread write the form that all instances can read. Returns whether that is the bound one. */
export async function learnSealForm(db: Executor): Promise<boolean> {
  const isBound = (await readLowestRelease(db)) >= BOUND_SINCE
  useBoundSeals(isBound)
  return isBound
}

/** Has everybody write the new form from now on. Older releases cannot start afterwards, and none may be connected. */
export async function bindSeals(db: Db, patienceMs?: number): Promise<void> {
  if (!(await learnSealForm(executorOf(db)))) {
    await requireNobodyBelow(db, BOUND_SINCE, patienceMs)
    await raiseLowestRelease(db, BOUND_SINCE)
    // An old instance that started meanwhile had not seen it.
    await requireNobodyBelow(db, BOUND_SINCE, patienceMs)
  }
  useBoundSeals(true)
}
