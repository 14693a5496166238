/**
 * Keeps the queue working whatever happens to the database. It is a supervisor with two modes: working, with a current
 * run (run.ts), and beginning, without one. When a connection of the run breaks, the run is retired and a new one
 * begins, after pauses that grow while beginning fails. Retired runs stay in `runs` until the keeper (keeper.ts) has
 * given back their jobs. `stop` leaves both modes, waits for running jobs, and gives back the rest.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Vitals } from '../vitals/vitals.ts'
import { createPool, endPool, messageOf } from './connect.ts'
import type { Seen } from './heartbeat.ts'
import { settle, startKeeper } from './keeper.ts'
import { POLL_MS, type Run, type RunOptions, startRun } from './run.ts'

export interface WorkerOptions extends RunOptions {
  vitals: Pick<Vitals, 'part'>
  heartbeatSeconds?: number
  /** A worker without a sign of life for this long counts as dead, and its jobs are given to others. */
  silentSeconds?: number
  /** How long `stop` waits for running jobs before it gives them back. */
  drainSeconds?: number
  now?: () => Date
  /** Whether the service is not in its normal mode: then no entry is taken. Asked at each heartbeat. */
  isResting?: () => Promise<boolean>
}

export interface WorkerStatus {
  /** Whether the worker has a run. It has none while it is reconnecting to the database. */
  working: boolean
  activeJobs: number
  lastBeat: Date | null
}

export interface Worker {
  stop(): Promise<void>
  status(): Promise<WorkerStatus>
}

const longestPause = 5000

/**
 * Lets statements in flight fail first, because graphile-worker prints those that fail during its stop to the console.
 */
const settling = 100

/** How long jobs of a broken run may hold up the next run. After that, the next run begins while they still run. */
const handOver = 5000

/** With these, the work of a killed process goes on within half a minute, a slow start included. */
export const HEARTBEAT_SECONDS = 3
export const SILENT_SECONDS = 15

/**
 * Runs the jobs of the queue until `stop`. Rejects when the database cannot be reached now. Afterwards it recovers by
 * itself from whatever happens to the database.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const {
    url,
    log,
    vitals,
    guard,
    heartbeatSeconds = HEARTBEAT_SECONDS,
    silentSeconds = SILENT_SECONDS,
    drainSeconds = 15,
    isResting = async () => false,
    now = () => new Date()
  } = options
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  const runs = new Set<Run>()
  let wait = 0
  let begunAt = now()
  let rests = false
  /** Wakes the supervisor when the worker is to rest, or to go on. */
  let wake = () => {}
  let current: Run | undefined = await startRun(options)
  runs.add(current)
  // The heartbeat has a connection of its own, so that busy workers cannot delay it.
  const onLost = (error: Error) => log.warn({ reason: messageOf(error) }, 'queue: connection lost')
  const control = createPool(url, 1, onLost, { queryMs: 5000, connectMs: options.connectMs, guard })
  // The heartbeat has a connection of its own and may work alone, so it is no sign that entries are taken. An idle run
  // looks for entries only so often.
  const sign = vitals.part('queue', { everyMs: POLL_MS, renew: () => current?.lose() })
  const onBeat = ({ isLeft, dueInMs }: Seen) => {
    if (rests || (current?.hasLooked() && !isLeft)) sign.did()
    void lookWhetherToRest()
    nudgeWhenDue(dueInMs)
  }
  /** Has the run look for the next entry when it is due. A new entry announces itself, one for later does not. */
  let soon: NodeJS.Timeout | undefined
  function nudgeWhenDue(dueInMs: number | null): void {
    clearTimeout(soon)
    if (dueInMs === null || dueInMs > heartbeatSeconds * 1000) return
    soon = setTimeout(() => current?.nudge(), Math.max(0, dueInMs)).unref()
  }
  const tasks = Object.keys(options.handlers)
  const keeper = startKeeper({ control, runs, log, heartbeatSeconds, silentSeconds, now, tasks, onBeat })
  await keeper.tick()

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      const changed = new Promise<void>((resolve) => {
        wake = resolve
      })
      if (rests) {
        if (current) layDown(current)
        await Promise.race([changed, stopped])
      } else if (!current) {
        await begin()
      } else {
        const isLost = await Promise.race([current.lost.then(() => true), stopped, changed])
        if (isLost && !stopping.signal.aborted) await replace(current)
      }
    }
  }

  async function lookWhetherToRest(): Promise<void> {
    const next = await isResting().catch(() => rests)
    if (next === rests) return
    rests = next
    log.info({}, rests ? 'queue: rests until the service is in its normal mode' : 'queue: goes on')
    wake()
  }

  /** Takes no more entries. Those that are being worked on end by themselves, and the keeper then closes the run. */
  function layDown(run: Run): void {
    current = undefined
    wait = 0
    void run.retire()
  }

  async function replace(run: Run): Promise<void> {
    log.warn({}, 'queue: begins again')
    current = undefined
    wait = now().getTime() - begunAt.getTime() > longestPause ? 0 : nextWait()
    await pause(settling)
    await Promise.race([run.retire(), stopped, pause(handOver, undefined, { ref: false })])
    await keeper.tick()
  }

  /** Returns the next pause. It grows while a run fails to begin, or breaks right after it began. */
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
      log.warn({ reason: messageOf(error) }, 'queue: cannot begin yet')
    }
  }

  const supervising = supervise()

  async function stop(): Promise<void> {
    stopping.abort()
    await supervising
    // The heartbeat goes on meanwhile, so that no other process takes these jobs before they are given back.
    await Promise.race([
      Promise.all([...runs].map((run) => run.retire())),
      pause(drainSeconds * 1000, undefined, { ref: false })
    ])
    await keeper.stop()
    clearTimeout(soon)
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
