import { audit } from '../../core/auditoria/record.ts'
import { isPanelToken, renewSessao } from '../../core/contas/sessions/session-tokens.ts'
import { requireLogin } from '../../core/modo/access.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { invalidRefreshToken } from '../../errors.ts'
import { answerWithTokens } from './answer.ts'

/** Exchanges a refresh token for a new pair of tokens, in Descriptions A and B alike. */
export async function renewTokens(context: Context<'public'>, token: string) {
  // The panel's tokens travel in a cookie only. Here one has been stolen, or could be used without its guards.
  const renewal = isPanelToken(token) ? null : await renew(context, token)
  if (!renewal) throw invalidRefreshToken()
  return answerWithTokens(context.tokens, renewal.titular, renewal.sessaoId, renewal.refreshToken, renewal.moment)
}

/** Exchanges a refresh token. Returns null when it is refused. */
export async function renew(context: Context<'public'>, token: string) {
  const moment = context.now()
  const renewal = await context.db.transaction(async (tx) => {
    const result = await renewSessao(tx, token, moment)
    if (result.outcome === 'replayed')
      await audit(tx, context, 'sessao.repeticao', { tipo: 'usuario', id: result.usuarioId })
    // Refused inside the transaction, so that the token can be used once the service is back.
    if (result.outcome === 'renewed') await requireLogin(context, result.titular.id)
    return result
  })
  // Nothing is thrown for a replayed token: that would undo the end of its session.
  return renewal.outcome === 'renewed' ? { ...renewal, moment } : null
}
