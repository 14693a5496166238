import type { Db } from '../db/client.ts'
import { currentOf } from '../db/deferred.ts'
import { type BatchCore, createBatchCore } from './core.ts'

interface Question<In, Out> {
  item: In
  resolve(out: Out): void
  reject(error: unknown): void
}

/** One batch after the other, unless one takes so long that those who wait should not. */
const PATIENCE_MS = 25
const AT_ONCE = 8

/**
 * Makes one call of many: what comes while an earlier call is under way waits for the next one, and goes together. Who
 * comes alone goes at once. `work` begins after each of its items has come, so none gets an answer that is older than its question.
 */
export function batched<In, Out>(
  work: (items: In[]) => Promise<Out[]>,
  /** Items that are worked on together; the more, the longer the first of them waits for the last. */
  most: number
): (item: In) => Promise<Out> {
  const core: BatchCore<Question<In, Out>> = createBatchCore({
    most,
    atOnce: AT_ONCE,
    work: (questions) => answer(work, questions),
    wait: (change) => (change === 'ended' || core.underWay === 0 ? 0 : PATIENCE_MS),
    // Never asked: an error goes to those whose questions failed.
    rest: () => null
  })
  return (item) => new Promise((resolve, reject) => core.add({ item, resolve, reject }))
}

async function answer<In, Out>(work: (items: In[]) => Promise<Out[]>, questions: Question<In, Out>[]): Promise<void> {
  try {
    const outs = await work(questions.map(({ item }) => item))
    for (const [i, { resolve }] of questions.entries()) resolve(outs[i] as Out)
  } catch (error) {
    for (const { reject } of questions) reject(error)
  }
}

/** The same for what is asked of a database, with one queue for each. */
export function batchedByDatabase<In, Out>(
  work: (db: Db, items: In[]) => Promise<Out[]>,
  most: number
): (db: Db, item: In) => Promise<Out> {
  const queues = new WeakMap<Db, (item: In) => Promise<Out>>()
  return (given, item) => {
    const db = currentOf(given)
    let queue = queues.get(db)
    if (!queue) {
      queue = batched((items) => work(db, items), most)
      queues.set(db, queue)
    }
    return queue(item)
  }
}
