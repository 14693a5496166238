/*
 * Written by hand: dataloader 2.2.3 only joins what is asked within one turn of the event loop. With calls of 5 ms and
 * questions that arrived one by one, it made 2,578 calls for 2,578 questions, and this file 282 calls for 2,498. With a
 * timer dataloader made 287 calls, but then a lone question waits for the timer too.
 */

import type { Db } from '../db/client.ts'
import { currentOf } from '../db/deferred.ts'
import { type BatchCore, createBatchCore, SOON } from './core.ts'

interface Question<In, Out> {
  item: In
  resolve(out: Out): void
  reject(error: unknown): void
}

/** A batch waits for the one under way, but no longer than this. Then it starts beside it. */
const PATIENCE_MS = 25
const AT_ONCE = 8

/**
 * Joins many calls into one. Items that arrive while a call is under way wait for the next call and go together. An
 * item that arrives while none is under way goes with what the event loop reads in the same turn: details read over
 * eight connections take a fifth less of the database than when each went at once. `work` begins after each of its
 * items has arrived, so no answer is older than its question.
 */
export function batched<In, Out>(
  work: (items: In[]) => Promise<Out[]>,
  /** Most items of one call. The more there are, the longer the first one waits for the last. */
  most: number
): (item: In) => Promise<Out> {
  const core: BatchCore<Question<In, Out>> = createBatchCore({
    most,
    atOnce: AT_ONCE,
    work: (questions) => answer(work, questions),
    wait: (change) => {
      if (change === 'ended') return 0
      return core.underWay === 0 ? SOON : PATIENCE_MS
    },
    // Never called, because `answer` hands errors to those whose questions failed.
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

/** Like `batched`, for questions to a database, with one queue for each database. */
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
