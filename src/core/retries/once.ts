import type { Services } from '../../engine/contract/handler.ts'
import type { KeptAnswer, KeyedRequest, RunOnce } from '../../engine/contract/request/keyed.ts'
import { ApiError, idempotencyInProgress } from '../../errors.ts'
import { byKeys, type Db } from '../../platform/db/client.ts'
import { deferring } from '../../platform/db/deferred.ts'
import type { Files } from '../../platform/files/store.ts'
import { findKept, idOf, isKept, keep, requireRoomForKey, tryLock } from './kept.ts'

type Used = Pick<Services, 'db' | 'deliveries' | 'files' | 'now'>

/** Somebody else was quicker: there is an answer already. Takes back what was begun. */
class AlreadyDone extends Error {
  readonly answer: KeptAnswer
  constructor(answer: KeptAnswer) {
    super('the request was answered before')
    this.answer = answer
  }
}

const repeated = (answer: KeptAnswer) => ({ answer, isRepeated: true })

/**
 * Does what a request asks for once. All transactions of its handler are one, in which the answer is kept as well: it commits whole or not at all, so that whoever
 * did not hear the answer can ask again. A lock of the database keeps others away, and is gone when this process is.
 */
export function runningOnce(services: Used): RunOnce {
  const underWay = new Set<string>()
  return async (request, work) => {
    const id = idOf(request)
    // Within this process nobody need ask the database.
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
    // What webhooks are to be told is not there before.
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
      // The database may be away: then a file is left that nobody can reach.
      await forget(services, request, stored).catch(() => {})
      throw error
    }
    // What the handler has written beside its refusal stays, as it does without a key: such as that something was refused.
    await commit()
    // The refusal may follow from what another instance has just created for the same request.
    const done = await findKept(byKeys(db), request, now())
    if (done) return repeated(done)
    throw error
  }
}

/** Remembers what is stored through it. */
const noting = (files: Files, stored: string[]): Files =>
  Object.create(files, {
    put: {
      value: (...[key, data, contentType]: Parameters<Files['put']>) => {
        stored.push(key)
        return files.put(key, data, contentType)
      }
    }
  })

/** Files of a handler that was done before its transaction failed: it could not remove them itself. */
async function forget({ db, files, now }: Used, request: KeyedRequest, stored: string[]): Promise<void> {
  if (stored.length === 0 || (await db.transaction((tx) => isKept(tx, request, now())))) return
  for (const key of stored) await files.remove(key)
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500

/** The first thing in the transaction. */
async function claim(tx: Db, request: KeyedRequest, now: Date): Promise<void> {
  if (!(await tryLock(tx, request))) throw idempotencyInProgress()
  // Asked anew under the lock: it may have been answered since.
  const done = await findKept(tx, request, now)
  if (done) throw new AlreadyDone(done)
  await requireRoomForKey(tx, request, now)
}
