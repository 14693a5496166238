/*
 * Written by hand: `stop` of toad-scheduler 4.1.0 returns while a turn is still running, which would then find the
 * database closed.
 */

import type { FastifyBaseLogger } from 'fastify'
import type { Turn, Vitals } from '../vitals/vitals.ts'

/** Work that is repeated. The room that owns it exports it, and the front door starts all of it. */
export interface PeriodicWork<Services> {
  name: string
  everyMs: number
  /** How long the work rests after a turn that found nothing to do (all figures zero); as long as ever without it. */
  idleMs?: number
  /** Whether its figures are not worth a line in the log. */
  quiet?: boolean
  /** Whether the work also runs once at the start. */
  atStart?: boolean
  /** Whether the work goes on while the service is read-only or under maintenance. */
  inEveryMode?: boolean
  /** How long a turn may take, where a quarter of an hour is too short. */
  turnMs?: number
  /** Returns figures or words for the log. Nothing is logged when all figures are zero. */
  run(services: Services): Promise<Record<string, number | string>>
}

export interface Periodic {
  /** Waits for a turn that is under way. */
  stop(): Promise<void>
}

interface Around {
  /** Whether work in the background should wait. */
  isResting?: () => Promise<boolean>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  vitals: Pick<Vitals, 'part'>
}

/** The longest that a turn usually takes. One that takes longer is left behind, and the next one begins. */
const TURN_MS = 15 * 60_000

/** Repeats the work, one turn after the other. A failed turn is logged, and the next one tries again. */
export function startPeriodic<Services>(
  work: PeriodicWork<Services>,
  services: Services,
  { log, vitals, isResting = async () => false }: Around
): Periodic {
  const idleMs = work.idleMs ?? work.everyMs
  const sign = vitals.part(work.name, { everyMs: idleMs, turnMs: work.turnMs ?? TURN_MS, renew: run })
  let underWay: Promise<void> | null = null
  /** Turns that are left out because the last one found nothing. */
  let leftOut = 0

  async function once(turn: Turn): Promise<void> {
    try {
      const figures = !work.inEveryMode && (await isResting()) ? {} : await work.run(services)
      turn.end()
      const hasWorked = Object.values(figures).some((figure) => figure !== 0)
      leftOut = hasWorked ? 0 : Math.round(idleMs / work.everyMs) - 1
      if (hasWorked && !work.quiet) log.info(figures, `${work.name}: done`)
    } catch (error) {
      turn.end(false)
      log.warn({ err: error }, `${work.name}: failed; it is tried again`)
    }
  }

  function run(): void {
    if (underWay) return
    const turn = sign.begin(() => {
      turn.end(false)
      underWay = null
      run()
    })
    const own = once(turn).finally(() => {
      if (underWay === own) underWay = null
    })
    underWay = own
  }

  if (work.atStart) run()
  const timer = setInterval(() => {
    if (leftOut > 0) leftOut--
    else run()
  }, work.everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    }
  }
}
