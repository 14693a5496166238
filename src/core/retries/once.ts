/**
 * Does the work of a request with an Idempotency-Key exactly once. The hard part is to make the work and its kept
 * answer one transaction, although the handler knows nothing of it: deferred.ts joins all transactions of the handler
 * into one. What cannot be part of it is handled here. Webhooks are woken after the commit, and stored files are
 * removed when it failed.
 */
import type { Services } from '../../engine/contract/handler.ts'
import type { KeptAnswer, KeyedRequest, RunOnce } from '../../engine/contract/request/keyed.ts'
import { ApiError, idempotencyInProgress } from '../../errors.ts'
import { byKeys, type Db } from '../../platform/db/client.ts'
import { deferring } from '../../platform/db/deferred.ts'
import type { Files } from '../../platform/files/store.ts'
import { findKept, idOf, isKept, keep, requireRoomForKey, tryLock } from './kept.ts'

type Used = Pick<Services, 'db' | 'deliveries' | 'files' | 'now'>

/** Another request was faster, and its answer is kept. Rolls back what was begun. */
class AlreadyDone extends Error {
  readonly answer: KeptAnswer
  constructor(answer: KeptAnswer) {
    super('the request was answered before')
    this.answer = answer
  }
}

const repeated = (answer: KeptAnswer) => ({ answer, isRepeated: true })

/**
 * Does the work of a request once. All transactions of its handler become one, which also keeps the answer. It commits
 * as a whole or not at all, so that a client that missed the answer can ask again. A lock in the database keeps other
 * requests away, and ends with this process.
 */
export function runningOnce(services: Used): RunOnce {
  const underWay = new Set<string>()
  return async (request, work) => {
    const id = idOf(request)
    // Within this process, no question to the database is needed.
    if (underWay.has(id)) throw idempotencyInProgress()
    underWay.add(id)
    try {
      const before = await findKept(byKeys(services.db), request, services.now())
      return before ? repeated(before) : await runAndKeep(services, request, work)
    } finally {
      underWay.delete(id)
    }
  }
}

async function runAndKeep(services: Used, request: KeyedRequest, work: Parameters<RunOnce>[1]) {
  const { db, now } = services
  const deferred = deferring(db, (tx) => claim(tx, request, now()))
  let wakes = false
  const commit = async () => {
    if (deferred.tx) await deferred.commit()
    // The events for webhooks do not exist before the commit.
    if (wakes) services.deliveries.wake()
  }
  const stored: string[] = []
  const deliveries = {
    wake() {
      wakes = true
    }
  }
  try {
    const answer = await work({ db: deferred.db, deliveries, files: noting(services.files, stored) })
    await deferred.db.transaction((tx) => keep(tx, request, answer, now()))
    await commit()
    return { answer, isRepeated: false }
  } catch (error) {
    if (error instanceof AlreadyDone) return repeated(error.answer)
    if (!isRefusal(error)) {
      await deferred.rollback()
      // The database may be away. A file is then left that nothing refers to.
      await forget(services, request, stored).catch(() => {})
      throw error
    }
    // Rows that the handler wrote despite its refusal stay, as they do without a key. An example is the record of a
    // refusal.
    await commit()
    // The refusal may be caused by what another instance has just created for the same request.
    const done = await findKept(byKeys(db), request, now())
    if (done) return repeated(done)
    throw error
  }
}

/** Remembers the keys of files that are stored through it. */
const noting = (files: Files, stored: string[]): Files =>
  Object.create(files, {
    put: {
      value: (...[key, data, contentType]: Parameters<Files['put']>) => {
        stored.push(key)
        return files.put(key, data, contentType)
      }
    }
  })

/**
 * Removes the files of a handler whose transaction failed after it was done, because it could not remove them itself.
 */
async function forget({ db, files, now }: Used, request: KeyedRequest, stored: string[]): Promise<void> {
  if (stored.length === 0 || (await db.transaction((tx) => isKept(tx, request, now())))) return
  for (const key of stored) await files.remove(key)
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500

/** Runs first in the transaction. */
async function claim(tx: Db, request: KeyedRequest, now: Date): Promise<void> {
  if (!(await tryLock(tx, request))) throw idempotencyInProgress()
  // Checked again under the lock, because the request may have been answered since.
  const done = await findKept(tx, request, now)
  if (done) throw new AlreadyDone(done)
  await requireRoomForKey(tx, request, now)
}
