import type { FastifyBaseLogger } from 'fastify'
import { whileSlow } from '../db/slow-start.ts'
import { LANES, SHORT_LANES } from '../queue/turns.ts'
import { startWorker, type Worker, type WorkerOptions } from '../queue/worker.ts'
import { type Periodic, type PeriodicWork, startPeriodic } from './periodic.ts'

/**
 * Imports have places of their own beside the jobs of `WORKERS`, so that no export and no mail waits for one. Threads
 * do most of their work.
 */
const IMPORTS = LANES + SHORT_LANES

type BackgroundOptions<Services> = Pick<
  WorkerOptions,
  'url' | 'handlers' | 'vitals' | 'guard' | 'isResting' | 'onNotice'
> & {
  workers: number
  periodic: readonly PeriodicWork<Services>[]
  services: Services
  log: FastifyBaseLogger
}

export interface Background {
  /** Null on an instance without `WORKERS`. */
  worker: Worker | null
  stop(): Promise<void>
}

/** Works on the queue and on everything periodic, on an instance with `WORKERS`. */
export async function startBackground<Services>(options: BackgroundOptions<Services>): Promise<Background> {
  const { workers, periodic, services, ...given } = options
  if (workers === 0) return { worker: null, stop: async () => {} }
  const worker = await whileSlow(() => startWorker({ ...given, concurrency: workers + IMPORTS }))
  const works: Periodic[] = periodic.map((work) => startPeriodic(work, services, given))
  return {
    worker,
    async stop() {
      await Promise.all([worker.stop(), ...works.map((work) => work.stop())])
    }
  }
}
