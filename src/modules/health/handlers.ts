import type { HealthHandlers } from '../../../generated/handlers.ts'
import type { components } from '../../../generated/types-b.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { wrap } from '../../engine/contract/list/wrap.ts'
import { queueStatus } from '../../platform/queue/status.ts'
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
let latest: { at: number; checks: Promise<Checks> } | undefined

export const verificarSaude: HealthHandlers['verificarSaude'] = async (_, { config, now }) => {
  return {
    status: 200,
    body: { status: 'ok', version: config.version, environment: config.env, timestamp: now().toISOString() }
  }
}

export const verificarSaudeDetalhada: HealthHandlers['verificarSaudeDetalhada'] = async (_, context) => {
  const at = performance.now()
  if (!latest || at - latest.at > FRESH_MS) latest = { at, checks: verificar(context) }
  const checks = await latest.checks
  const failing = Object.values(checks).some((check) => check.status === 'failing')
  return {
    status: 200,
    body: wrap(
      {
        status: failing ? 'degraded' : 'ok',
        version: context.config.version,
        environment: context.config.env,
        uptime_seconds: Math.floor(process.uptime()),
        checks
      },
      context.now()
    )
  }
}

async function verificar({ database, db, mailer, files, log }: Context<'public'>) {
  let queue: { pending: number | null; failed: number | null } = { pending: null, failed: null }
  const [databaseCheck, queueCheck, mail, filesCheck] = await Promise.all([
    medir('database', () => database.ping(), log),
    medir(
      'queue',
      async () => {
        queue = await queueStatus(db)
      },
      log
    ),
    medir('mail', () => mailer.check(), log),
    medir('files', () => files.check(), log)
  ])
  return {
    database: databaseCheck,
    queue: { ...queueCheck, pending: queue.pending, failed: queue.failed },
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
