import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { messageOf, type QueueLog } from './connect.ts'
import { beat, type Patience, releasePool, releaseSilent, type Seen } from './heartbeat.ts'
import type { Run } from './run.ts'

export interface KeeperOptions {
  control: Pool
  runs: Set<Run>
  log: QueueLog
  heartbeatSeconds: number
  silentSeconds: number
  now: () => Date
  /** The tasks that this process knows. */
  tasks: string[]
  /** Called after each sign of life, with what was seen of the queue. */
  onBeat(seen: Seen): void
}

export interface Keeper {
  /** Does at once what every heartbeat does. Never rejects. */
  tick(): Promise<void>
  lastBeat(): Date | null
  stop(): Promise<void>
}

/** Two missing signs are a gap. After a gap, every living process finds the database again within three heartbeats. */
export const patienceOf = (heartbeatSeconds: number, silentSeconds: number): Patience => ({
  silentSeconds,
  gapSeconds: heartbeatSeconds * 2,
  returnSeconds: Math.min(silentSeconds, heartbeatSeconds * 3)
})

/** Shows that this process is alive, and clears up after runs that ended here and after processes that are silent. */
export function startKeeper(options: KeeperOptions): Keeper {
  const { control, runs, log, heartbeatSeconds, silentSeconds, now, tasks, onBeat } = options
  const patience = patienceOf(heartbeatSeconds, silentSeconds)
  const stopping = new AbortController()
  let lastBeat: Date | null = null
  let turn = Promise.resolve()

  async function keep(): Promise<void> {
    for (const run of [...runs].filter((run) => run.over())) await settle(control, run, runs, log)
    const poolIds = [...runs].map((run) => run.poolId)
    const seen = await beat(control, poolIds, { ...patience, tasks })
    const silence = lastBeat ? now().getTime() - lastBeat.getTime() : 0
    lastBeat = now()
    onBeat(seen)
    if (silence > silentSeconds * 1000) {
      // Other processes have released our jobs by now, and connections that do not answer may not be known to be
      // broken.
      log.warn({ seconds: Math.round(silence / 1000) }, 'queue: no sign of life could be given')
      for (const run of runs) run.lose()
    }
    const released = seen.isSilent ? await releaseSilent(control, patience) : 0
    if (released > 0) log.warn({ jobs: released }, 'queue: released the jobs of a silent worker')
  }

  function tick(): Promise<void> {
    turn = turn.then(keep).catch((error) => log.warn({ reason: messageOf(error) }, 'queue: heartbeat failed'))
    return turn
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await tick()
      await pause(heartbeatSeconds * 1000, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const looping = loop()
  return {
    tick,
    lastBeat: () => lastBeat,
    stop: async () => {
      stopping.abort()
      await looping
      await turn
    }
  }
}

/**
 * Gives back what a run still holds and closes it. Rejects when the database does not answer; then it is tried again.
 */
export async function settle(control: Pool, run: Run, runs: Set<Run>, log: QueueLog): Promise<void> {
  const released = await releasePool(control, run.poolId, run.finished)
  if (released > 0) log.warn({ jobs: released }, 'queue: gave back jobs that were in work')
  runs.delete(run)
  await run.close()
}
