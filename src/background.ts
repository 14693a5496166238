import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { type BackgroundServices, periodicWork, tasks } from './handlers.ts'
import { whileSlow } from './platform/db/slow-start.ts'
import type { ProcessState } from './platform/metrics/process.ts'
import { startWorker } from './platform/queue/worker.ts'
import { startPeriodic } from './platform/time/periodic.ts'

/**
 * Imports have one place of their own beside the jobs of `WORKERS`, so that no export and no mail waits for one. A
 * thread does most of their work.
 */
const IMPORTS = 1

/** Works on the queue and on everything periodic, on an instance with `WORKERS`. */
export async function startBackground(
  { workers }: Pick<Config, 'workers'>,
  services: BackgroundServices,
  log: FastifyBaseLogger,
  state: Pick<ProcessState, 'worker'>
): Promise<{ stop(): Promise<void> }> {
  if (workers === 0) return { stop: async () => {} }
  const { url } = services.database
  const concurrency = workers + IMPORTS
  const { vitals } = services
  const { isResting, refresh } = services.modo
  const onNotice = { entregas: services.deliveries.wake, modo: () => void refresh().catch(() => {}) }
  const worker = await whileSlow(() =>
    startWorker({ url, handlers: tasks(services), concurrency, log, vitals, isResting, onNotice })
  )
  const periodic = periodicWork.map((work) => startPeriodic(work, services, { log, vitals, isResting }))
  state.worker = worker
  return {
    async stop() {
      await Promise.all([worker.stop(), ...periodic.map((work) => work.stop())])
    }
  }
}
