import type { TaskHandlers } from '../../src/platform/queue/tasks.ts'
import { startWorker } from '../../src/platform/queue/worker.ts'
import { PATIENT_MS } from '../support/connect.ts'
import { testVitals } from '../support/vitals.ts'

/* A worker process, made to be killed: it takes a job, says so, and never finishes it. */

const handlers: Partial<TaskHandlers> = {
  'enviar-mail': async ({ id }) => {
    process.stdout.write(`${id}\n`)
    await new Promise(() => {})
  }
}

const log = { debug() {}, info() {}, warn() {}, error() {} }

await startWorker({
  url: process.argv[2]!,
  concurrency: 1,
  connectMs: PATIENT_MS,
  log,
  vitals: testVitals(),
  heartbeatSeconds: 0.2,
  silentSeconds: 2,
  handlers: handlers as TaskHandlers
})
