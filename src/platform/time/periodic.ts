import type { FastifyBaseLogger } from 'fastify'

/** Work that is done again and again. The room that owns it exports it; the front door starts all of it. */
export interface PeriodicWork<Services> {
  name: string
  everyMs: number
  /** Also once at the start. */
  atStart?: boolean
  /** Gives figures, or words, for the log; where there is nothing but zeros, nothing is logged. */
  run(services: Services): Promise<Record<string, number | string>>
}

export interface Periodic {
  /** Waits for a turn that is under way. */
  stop(): Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Does the work every so often, one turn after the other. A turn that fails is told to the log, and the next one tries again. */
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
