import { setTimeout as pause } from 'node:timers/promises'
import { createPool, endPool, messageOf, type QueueLog } from './connect.ts'
import { settle, startKeeper } from './keeper.ts'
import { type Run, startRun } from './run.ts'
import type { TaskHandlers } from './tasks.ts'

export interface WorkerOptions {
  url: string
  handlers: TaskHandlers
  /** How many jobs are worked at once. */
  concurrency: number
  log: QueueLog
  heartbeatSeconds?: number
  /** A worker without a sign of life for so long is taken for dead, and its jobs are given to others. */
  silentSeconds?: number
  /** How long `stop` waits for jobs in work before it gives them back. */
  drainSeconds?: number
  now?: () => Date
}

export interface WorkerStatus {
  /** False while the database is being reached again. */
  working: boolean
  activeJobs: number
  lastBeat: Date | null
}

export interface Worker {
  stop(): Promise<void>
  status(): Promise<WorkerStatus>
}

const longestPause = 5000

/** For statements in flight to fail first: graphile-worker writes those that fail while it stops to the console. */
const settling = 100

/** How long jobs of a broken run may hold up the next one; later ones are then worked beside them. */
const handOver = 5000

/** The work of a killed process goes on within half a minute, a slow start included. */
export const HEARTBEAT_SECONDS = 3
export const SILENT_SECONDS = 15

/**
 * Works the jobs of the queue until `stop`. Rejects when the database can not be reached now; afterwards it comes back
 * by itself from whatever happens to the database.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const {
    url,
    log,
    heartbeatSeconds = HEARTBEAT_SECONDS,
    silentSeconds = SILENT_SECONDS,
    drainSeconds = 15,
    now = () => new Date()
  } = options
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  const runs = new Set<Run>()
  let wait = 0
  let begunAt = now()
  let current: Run | undefined = await startRun(options)
  runs.add(current)
  // The heartbeat has a connection of its own, so that busy workers can not delay it.
  const control = createPool(url, 1, (error) => log.warn({ reason: messageOf(error) }, 'queue: connection lost'), 5000)
  const keeper = startKeeper({ control, runs, log, heartbeatSeconds, silentSeconds, now })
  await keeper.tick()

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (!current) {
        await begin()
      } else {
        await Promise.race([current.lost, stopped])
        if (!stopping.signal.aborted) await replace(current)
      }
    }
  }

  async function replace(run: Run): Promise<void> {
    log.warn({}, 'queue: begins again')
    current = undefined
    wait = now().getTime() - begunAt.getTime() > longestPause ? 0 : nextWait()
    await pause(settling)
    await Promise.race([run.retire(), stopped, pause(handOver, undefined, { ref: false })])
    await keeper.tick()
  }

  /** Grows while beginning fails, or succeeds only to break at once. */
  const nextWait = () => Math.min(longestPause, wait * 2 || 250)

  async function begin(): Promise<void> {
    await pause(wait * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return
    try {
      current = await startRun(options)
      runs.add(current)
      begunAt = now()
      await keeper.tick()
    } catch (error) {
      wait = nextWait()
      log.warn({ reason: messageOf(error) }, 'queue: can not begin yet')
    }
  }

  const supervising = supervise()

  async function stop(): Promise<void> {
    stopping.abort()
    await supervising
    // The heartbeat goes on meanwhile: nobody else may take these jobs before they are given back.
    await Promise.race([
      Promise.all([...runs].map((run) => run.retire())),
      pause(drainSeconds * 1000, undefined, { ref: false })
    ])
    await keeper.stop()
    for (const run of [...runs]) {
      try {
        await settle(control, run, runs, log)
      } catch (error) {
        log.warn({ reason: messageOf(error) }, 'queue: jobs are left to be released by others')
        await run.close()
      }
    }
    await endPool(control)
  }

  let stopOnce: Promise<void> | undefined
  return {
    stop: () => {
      stopOnce ??= stop()
      return stopOnce
    },
    status: async () => ({
      working: current !== undefined,
      activeJobs: [...runs].reduce((sum, run) => sum + run.active(), 0),
      lastBeat: keeper.lastBeat()
    })
  }
}
