import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { run as runGraphile, type Task, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type { Guard } from '../db/client.ts'
import { createPool, endPool, messageOf, type QueueLog } from './connect.ts'
import { graphileLogger, safeError } from './log.ts'
import { type Notice, noticeIn } from './notice.ts'
import type { TaskHandlers, TaskInfo } from './tasks.ts'

export interface RunOptions {
  url: string
  handlers: TaskHandlers
  /** How many jobs run at once. */
  concurrency: number
  log: QueueLog
  /** How long connecting may take, in milliseconds. */
  connectMs?: number
  /** What to do when another instance tells of something (notice.ts), by its name. */
  onNotice?: Partial<Record<Notice, () => void>>
  /** Decides which primaries are used. */
  guard?: Guard | undefined
}

/**
 * One life of graphile-worker, with its own connections. It ends for good when one of them breaks, and another run
 * begins. A lost answer may have been about a job that is now marked as taken although nobody works on it. Only the end
 * of the pool that the job is marked with shows which jobs these are.
 *
 * A run is working until `lost` resolves or `retire` is called, then retiring until its last job has ended, then over.
 * The keeper gives back what a run that is over still holds, and closes it.
 */
export interface Run {
  /** The id that marks the jobs this run has taken. */
  readonly poolId: string
  /** The last jobs that were done here. Those still in the table are jobs whose deletion was lost. */
  readonly finished: string[]
  readonly lost: Promise<void>
  /** Whether the run has looked for an entry, or worked on as many as it can, since this was last asked. */
  hasLooked(): boolean
  /** Takes no more jobs. Resolves when the last one has ended and its result is written or cannot be. */
  retire(): Promise<void>
  /** Has the run look for entries now. */
  nudge(): void
  active(): number
  over(): boolean
  lose(): void
  close(): Promise<void>
}

/** More than can be in flight at once: no new job is taken while the database does not answer. */
const finishedKept = 1000

/** Time to write results after the last handler returned. graphile-worker does not always report that it has. */
const writingTime = 5000

/**
 * How often each place looks for an entry that nobody has announced. A new entry announces itself, and the heartbeat
 * sees when one for later is due.
 */
export const POLL_MS = 40_000

/** A statement of the queue takes milliseconds. Without an answer for this long, its connection leads nowhere. */
const STATEMENT_MS = 30_000

export async function startRun(options: RunOptions): Promise<Run> {
  const { url, handlers, concurrency, log, connectMs, guard, onNotice = {} } = options
  const finished: string[] = []
  let active = 0
  let over = false
  let retired: Promise<void> | undefined
  let lose = () => {}
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })

  // One connection for each worker, and one that listens.
  const onLost = (error: Error) => {
    log.warn({ reason: messageOf(error) }, 'queue: connection lost')
    lose()
  }
  const pool = createPool(url, concurrency + 1, onLost, { queryMs: STATEMENT_MS, connectMs, guard })

  function task(handler: (payload: unknown, info: TaskInfo) => Promise<void>): Task {
    return async (payload, { job }) => {
      active++
      try {
        await handler(payload, { attempt: job.attempts, lastAttempt: job.attempts >= job.max_attempts })
        finished.push(job.id)
        if (finished.length > finishedKept) finished.shift()
      } catch (error) {
        throw safeError(error)
      } finally {
        active--
      }
    }
  }

  const taskList: TaskList = {}
  for (const [name, handler] of Object.entries(handlers)) {
    taskList[name] = task(handler as (payload: unknown, info: TaskInfo) => Promise<void>)
  }

  const events: WorkerEvents = new EventEmitter()
  let workerPool: WorkerPool | undefined
  events.on('pool:create', (event) => {
    workerPool = event.workerPool
  })
  events.on('pool:gracefulShutdown', lose)
  events.on('pool:listen:notification', ({ message }) => {
    const notice = noticeIn(message.payload)
    if (notice) onNotice[notice]?.()
  })
  let looked = false
  const look = () => {
    looked = true
  }
  events.on('worker:getJob:empty', look)
  events.on('job:start', look)
  // graphile-worker 0.17.3 keeps the ids of its tasks, and with them a failure to read those ids: from then on it would
  // fail to take any entry, for ever, and mention that at the level of debugging only.
  events.on('worker:getJob:error', ({ error }) => {
    if (!retired) log.warn({ reason: messageOf(error) }, 'queue: an entry cannot be taken')
    lose()
  })

  const runner = await runGraphile({
    pgPool: pool,
    schema: 'graphile_worker',
    taskList,
    parsedCronItems: [],
    concurrency,
    events,
    logger: graphileLogger(log),
    noHandleSignals: true,
    // graphile-worker waits for results only when it writes them in batches. Otherwise a failed write would be an
    // unhandled rejection, which ends the process.
    preset: { worker: { pollInterval: POLL_MS, completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
  }).catch(async (error) => {
    await endPool(pool)
    throw error
  })
  runner.promise.then(lose, lose)
  const { id: poolId, promise } = workerPool!
  const ended = promise.then(
    () => {},
    () => {}
  )

  async function quiet(): Promise<void> {
    while (active > 0) await pause(500, undefined, { ref: false })
    await pause(writingTime, undefined, { ref: false })
  }

  async function end(): Promise<void> {
    // `stop` rejects when graphile-worker has begun to stop by itself. `ended` says when it has stopped.
    runner.stop().catch(() => {})
    await Promise.race([ended, quiet()])
    over = true
  }

  return {
    poolId,
    finished,
    lost,
    lose,
    hasLooked() {
      const has = looked || active >= concurrency
      looked = false
      return has
    },
    nudge: () => workerPool?.nudge(concurrency),
    active: () => active,
    over: () => over,
    retire: () => {
      retired ??= end()
      return retired
    },
    close: () => endPool(pool)
  }
}
