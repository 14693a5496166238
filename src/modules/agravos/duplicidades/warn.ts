import { type SQL, sql } from 'drizzle-orm'
import { liesWithin } from '../../../core/contas/territorio/territorio.ts'
import type { Context } from '../../../engine/contract/handler.ts'
import { holds } from '../../../engine/contract/request/authorise.ts'
import { batchedByDatabase } from '../../../platform/batch/batch.ts'
import { byKeys, type Db } from '../../../platform/db/client.ts'
import { type Executor, executorOf } from '../../../platform/db/load.ts'
import { kept } from '../../../platform/db/prepare.ts'
import { everywhere } from '../reach.ts'
import { findAlike, notePairs, type Pair, type Sought } from './alike.ts'

/** Planning the search anew takes longer than the search itself, and it reads nothing but a few places of indexes. */
function planningOnce(db: Db): Executor {
  const { execute } = executorOf(byKeys(db))
  return { execute: <T extends Record<string, unknown>>(query: SQL) => execute<T>(sql`${kept}${query}`) }
}

/** Finds and notes the duplicates of cases that were just recorded, for all of them together. */
const findTogether = batchedByDatabase(async (db: Db, given: { sought: Sought; now: Date }[]): Promise<Pair[][]> => {
  const executor = planningOnce(db)
  const all = everywhere('pairs are kept for all, and told within reach')
  const pairs = await findAlike(
    executor,
    all,
    given.map(({ sought }) => sought)
  )
  const [first] = given
  if (first) await notePairs(executor, pairs, first.now)
  return given.map(({ sought }) => pairs.filter(({ b }) => b === sought.id))
}, 100)

/** New cases that are compared at once, and how many more each second. Whoever records more than that is a program. */
const AT_ONCE = 200
const PER_SECOND = 20
let left = AT_ONCE
let last = 0

/** Whether one more case is compared now. What is not is left to the background, so that recording stays quick. */
function mayCompare(): boolean {
  const now = performance.now()
  left = Math.min(AT_ONCE, left + ((now - last) / 1000) * PER_SECOND)
  last = now
  if (left < 1) return false
  left--
  return true
}

/**
 * The older cases within the caller's territory whose patient is like that of a new one, best first. Only who may know
 * who patients are is told; for others the background finds them.
 */
export async function alikeToNew(context: Context<'secured'>, sought: Sought): Promise<Pair[]> {
  const { caller, db, now, log } = context
  if (!holds(caller, 'agravos.identificar') || sought.person.nome === '' || !mayCompare()) return []
  // The case is recorded by now. What fails here is found by the background.
  const pairs = await findTogether(db, { sought, now: now() }).catch((err) => {
    log.warn({ err }, 'duplicidades: a new case was not compared')
    return []
  })
  return pairs
    .filter(({ place }) => liesWithin(caller.territorio, place))
    .sort((one, other) => other.score - one.score || other.a - one.a)
}
