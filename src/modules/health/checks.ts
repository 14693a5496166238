import type { Context } from '../../engine/contract/handler.ts'
import { type QueueStatus, queueStatus } from '../../platform/queue/status.ts'
import { within } from '../../platform/time/within.ts'

const FRESH_MS = 5_000
const LIMIT_MS = 3_000

type Checked = Pick<Context<'public'>, 'database' | 'db' | 'mailer' | 'files' | 'log' | 'modo'>
export type Checks = Awaited<ReturnType<typeof verificar>>

// Anyone may ask, so each part is checked at most once in five seconds.
const latest = new WeakMap<Checked['database'], { at: number; checks: Promise<Checks> }>()

/** Returns how the database, the queue, the mail and the files are, as they were at most five seconds ago. */
export function checksNow(context: Checked): Promise<Checks> {
  const at = performance.now()
  let known = latest.get(context.database)
  if (!known || at - known.at > FRESH_MS) {
    known = { at, checks: verificar(context) }
    latest.set(context.database, known)
  }
  return known.checks
}

async function verificar({ database, db, mailer, files, log, modo }: Checked) {
  let queue: QueueStatus | undefined
  const [databaseCheck, queueCheck, mail, filesCheck] = await Promise.all([
    medir('database', () => database.ping(), log),
    medir(
      'queue',
      async () => {
        queue = await queueStatus(db)
        if (queue.isUntaken && !(await modo.isResting()))
          throw new Error('an entry of the queue is due, and nobody takes it')
      },
      log
    ),
    medir('mail', () => mailer.check(), log),
    medir('files', () => files.check(), log)
  ])
  return {
    database: databaseCheck,
    queue: {
      ...queueCheck,
      pending: queue?.pending ?? null,
      failed: queue?.failed ?? null,
      oldest_seconds: queue?.oldestSeconds ?? null
    },
    mail,
    files: filesCheck
  }
}

async function medir(part: string, check: () => Promise<void>, log: Checked['log']) {
  const start = performance.now()
  let status: 'ok' | 'failing' = 'ok'
  try {
    await within(LIMIT_MS, check())
  } catch (error) {
    status = 'failing'
    log.warn({ part, err: error }, 'health check failed')
  }
  return { status, latency_ms: Math.round((performance.now() - start) * 10) / 10 }
}
