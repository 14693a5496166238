import type { FastifyBaseLogger } from 'fastify'

export interface Periodic {
  /** Waits for a turn that is under way. */
  stop(): Promise<void>
}

/** Does work from time to time, one turn after the other. A turn that fails is told to the log, and the next one tries again. */
export function periodic(
  everyMs: number,
  work: () => Promise<unknown>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  failure: string
): Periodic & { run(): void } {
  let turn: Promise<unknown> = Promise.resolve()
  const run = () => {
    turn = turn.then(work).catch((error) => log.warn({ err: error }, failure))
  }
  const timer = setInterval(run, everyMs).unref()
  return {
    run,
    stop: async () => {
      clearInterval(timer)
      await turn
    }
  }
}
