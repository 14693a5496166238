import { countActions, readSuspicious } from '../../core/auditoria/queries.ts'
import type { Usuario } from '../../core/contas/queries.ts'
import { countSessoes } from '../../core/contas/sessions/sessions.ts'
import type { Context } from '../../engine/contract/handler.ts'
import type { MessageKey } from '../../engine/messages/messages.ts'

const DAY_MS = 24 * 3600_000
const DAYS = 30
const OLD_PASSWORD_DAYS = 365

/** The contract's names for suspicious actions. A successful login appears here only when its device was new. */
const suspicious: Record<string, 'account_locked' | 'token_replayed' | 'new_device'> = {
  'login.bloqueio': 'account_locked',
  'sessao.bloqueio': 'account_locked',
  'sessao.repeticao': 'token_replayed',
  'login.sucesso': 'new_device'
}

/** Rates how safe an account is, from what was recorded about it in the last 30 days. */
export async function readMetrics({ db, now, say }: Context<'secured'>, conta: Usuario) {
  const since = new Date(now().getTime() - DAYS * DAY_MS)
  const attempts = await countActions(db, conta.id, ['login.sucesso', 'login.falha'], since)
  const of = (acao: string) => attempts.find((row) => row.acao === acao)
  const odd = await readSuspicious(db, conta.id, ['login.bloqueio', 'sessao.bloqueio', 'sessao.repeticao'], since)
  const ageDays = Math.max(0, Math.floor((now().getTime() - conta.senhaAlteradaEm.getTime()) / DAY_MS))
  const sessions = await countSessoes(db, conta.id, now())
  const findings: [boolean, number, MessageKey][] = [
    [!conta.mfaHabilitado, 30, 'advice.mfa'],
    [conta.senhaForca === 'aceitavel', 15, 'advice.password-strength'],
    [ageDays > OLD_PASSWORD_DAYS, 15, 'advice.password-age'],
    [odd.length > 0, 15, 'advice.suspicious'],
    [sessions > 5, 10, 'advice.sessions'],
    [!conta.emailVerificado, 5, 'advice.email']
  ]
  const found = findings.filter(([applies]) => applies)
  return {
    login_attempts: {
      successful: of('login.sucesso')?.total ?? 0,
      failed: of('login.falha')?.total ?? 0,
      last_failed: of('login.falha')?.last?.toISOString() ?? null
    },
    password_strength: conta.senhaForca,
    password_age_days: ageDays,
    mfa_enabled: conta.mfaHabilitado,
    active_sessions: sessions,
    suspicious_activities: odd.map((row) => ({
      type: suspicious[row.acao]!,
      timestamp: row.em.toISOString(),
      ip_address: row.ip
    })),
    security_score: found.reduce((score, [, weight]) => score - weight, 100),
    recommendations: found.map(([, , key]) => say(key))
  }
}
