import { sql } from 'drizzle-orm'
import { afterEach, vi } from 'vitest'
import type { Db } from '../../../src/platform/db/client.ts'
import type { QueueLog } from '../../../src/platform/queue/connect.ts'
import type { TaskHandlers, TaskInfo, TaskPayloads } from '../../../src/platform/queue/tasks.ts'
import { startWorker, type Worker, type WorkerOptions } from '../../../src/platform/queue/worker.ts'
import { PATIENT_MS } from '../../support/connect.ts'
import { useDatabase } from '../../support/database.ts'
import { testVitals } from '../../support/vitals.ts'

export type Mail = TaskPayloads['enviar-mail']

/** A text that may appear in payloads and nowhere else. */
export const secret = 'maria.segredo@example.org'

export function mail(id: string): Mail {
  return { para: secret, tipo: 'redefinir-senha', idioma: 'pt-BR', dados: { token: secret }, id }
}

/** Records everything that is logged, as it would be written. */
export function recordingLog(): QueueLog & { lines: string[] } {
  const lines: string[] = []
  const write = (...args: unknown[]) => {
    lines.push(JSON.stringify(args, (_, value) => (value instanceof Error ? [value.message, value.stack] : value)))
  }
  return { lines, debug: write, info: write, warn: write, error: write }
}

/** Makes a handler that notes each call and then does what the test says. These tests have no other kind of job. */
export function recordingHandlers(work: (payload: Mail, info: TaskInfo) => Promise<void> | void = () => {}) {
  const calls: { id: string; attempt: number; lastAttempt: boolean }[] = []
  const handlers: Partial<TaskHandlers> = {
    'enviar-mail': async (payload, info) => {
      calls.push({ id: payload.id, ...info })
      await work(payload, info)
    }
  }
  return { calls, handlers: handlers as TaskHandlers }
}

export interface JobRow extends Record<string, unknown> {
  id: string
  attempts: number
  max_attempts: number
  last_error: string | null
  locked_by: string | null
}

export async function jobs(db: Db): Promise<JobRow[]> {
  return [...(await db.execute<JobRow>(sql`select * from graphile_worker.jobs order by id`))]
}

/** Waits for something to become true, however long the machine takes. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 600_000, interval: 25 })
}

/** A promise settled from outside: a handler that waits for it is a job in work. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** Keeps a database for a test file. After each test its workers are stopped and the queue is emptied. */
export function queueForTests(common: Partial<WorkerOptions> = {}) {
  let url: string
  let db: Db
  const workers: Worker[] = []

  useDatabase({}, (connection, at) => {
    db = connection.db
    url = at
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    await db.execute(sql`delete from graphile_worker._private_jobs`)
  })

  return {
    get db() {
      return db
    },
    get url() {
      return url
    },
    async start(options: Partial<WorkerOptions>): Promise<Worker> {
      const { handlers } = recordingHandlers()
      const given = {
        url,
        handlers,
        concurrency: 2,
        connectMs: PATIENT_MS,
        log: recordingLog(),
        vitals: testVitals(),
        ...common,
        ...options
      }
      const worker = await startWorker(given)
      workers.push(worker)
      return worker
    }
  }
}
