/*
 * Written by hand: `stop` of toad-scheduler 4.1.0 returns while a turn is still running, which would then find the
 * database closed.
 */

import type { FastifyBaseLogger } from 'fastify'

/** Work that is repeated. The room that owns it exports it, and the front door starts all of it. */
export interface PeriodicWork<Services> {
  name: string
  everyMs: number
  /** Whether the work also runs once at the start. */
  atStart?: boolean
  /** Returns figures or words for the log. Nothing is logged when all figures are zero. */
  run(services: Services): Promise<Record<string, number | string>>
}

export interface Periodic {
  /** Waits for a turn that is under way. */
  stop(): Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Repeats the work, one turn after the other. A failed turn is logged, and the next one tries again. */
export function startPeriodic<Services>(work: PeriodicWork<Services>, services: Services, log: Log): Periodic {
  let turn: Promise<void> = Promise.resolve()
  async function once(): Promise<void> {
    try {
      const figures = await work.run(services)
      if (Object.values(figures).some((figure) => figure !== 0)) log.info(figures, `${work.name}: done`)
    } catch (error) {
      log.warn({ err: error }, `${work.name}: failed; it is tried again`)
    }
  }
  const run = () => {
    turn = turn.then(once)
  }
  if (work.atStart) run()
  const timer = setInterval(run, work.everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await turn
    }
  }
}
