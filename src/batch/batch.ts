import type { Db } from '../db/client.ts'

interface Waiting<In, Out> {
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
  const waiting: Waiting<In, Out>[] = []
  let underWay = 0
  let impatience: NodeJS.Timeout | null = null

  function begin(): void {
    const batch = waiting.splice(0, most)
    underWay++
    void settle(batch)
    wait()
  }

  /** The next batch begins when one ends; or after a while, should none do so. */
  function wait(): void {
    if (impatience) clearTimeout(impatience)
    impatience = waiting.length > 0 && underWay < AT_ONCE ? setTimeout(begin, PATIENCE_MS) : null
  }

  async function settle(batch: Waiting<In, Out>[]): Promise<void> {
    try {
      const outs = await work(batch.map(({ item }) => item))
      for (const [i, { resolve }] of batch.entries()) resolve(outs[i] as Out)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      underWay--
      if (waiting.length > 0) begin()
      else wait()
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (underWay === 0) begin()
      else if (!impatience) wait()
    })
}

/** The same for what is asked of a database, with one queue for each. */
export function batchedByDatabase<In, Out>(
  work: (db: Db, items: In[]) => Promise<Out[]>,
  most: number
): (db: Db, item: In) => Promise<Out> {
  const queues = new WeakMap<Db, (item: In) => Promise<Out>>()
  return (db, item) => {
    let queue = queues.get(db)
    if (!queue) {
      queue = batched((items) => work(db, items), most)
      queues.set(db, queue)
    }
    return queue(item)
  }
}
