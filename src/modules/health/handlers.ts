import type { HealthHandlers } from '../../../generated/handlers.ts'
import type { components } from '../../../generated/types-b.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { wrap } from '../../engine/contract/list/wrap.ts'
import { type QueueStatus, queueStatus } from '../../platform/queue/status.ts'
import { within } from '../../platform/time/within.ts'

/** What an answer says about this service. */
export interface HealthSettings {
  version: string
  env: components['schemas']['Ambiente']
}

const FRESH_MS = 5_000
const LIMIT_MS = 3_000

type Checks = Awaited<ReturnType<typeof verificar>>

// Anyone may ask, so each part is checked at most once in five seconds.
const latest = new WeakMap<Context<'public'>['database'], { at: number; checks: Promise<Checks> }>()

export const verificarSaude: HealthHandlers['verificarSaude'] = async (_, { config, now }) => {
  return {
    status: 200,
    body: { status: 'ok', version: config.version, environment: config.env, timestamp: now().toISOString() }
  }
}

export const verificarSaudeDetalhada: HealthHandlers['verificarSaudeDetalhada'] = async (_, context) => {
  const at = performance.now()
  let known = latest.get(context.database)
  if (!known || at - known.at > FRESH_MS) {
    known = { at, checks: verificar(context) }
    latest.set(context.database, known)
  }
  const checks = await known.checks
  const parts = context.vitals.report().map(({ name, isDown, lastDone }) => ({
    name,
    status: isDown ? ('down' as const) : ('ok' as const),
    last_done_at: lastDone?.toISOString() ?? null
  }))
  const isWell =
    Object.values(checks).every(({ status }) => status === 'ok') && parts.every(({ status }) => status === 'ok')
  return {
    status: 200,
    body: wrap(
      {
        status: isWell ? 'ok' : 'degraded',
        version: context.config.version,
        environment: context.config.env,
        mode: context.modo.known().modo,
        uptime_seconds: Math.floor(process.uptime()),
        checks,
        parts
      },
      context.now()
    )
  }
}

async function verificar({ database, db, mailer, files, log, modo }: Context<'public'>) {
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

async function medir(part: string, check: () => Promise<void>, log: Context<'public'>['log']) {
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
