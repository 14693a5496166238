import type { HealthHandlers } from '../../../generated/handlers.ts'
import type { components } from '../../../generated/types-b.ts'
import { wrap } from '../../engine/contract/list/wrap.ts'
import { checksNow } from './checks.ts'

/** What an answer says about this service. */
export interface HealthSettings {
  version: string
  env: components['schemas']['Ambiente']
}

export const verificarSaude: HealthHandlers['verificarSaude'] = async (_, { config, now }) => {
  return {
    status: 200,
    body: { status: 'ok', version: config.version, environment: config.env, timestamp: now().toISOString() }
  }
}

export const verificarSaudeDetalhada: HealthHandlers['verificarSaudeDetalhada'] = async (_, context) => {
  const checks = await checksNow(context)
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
