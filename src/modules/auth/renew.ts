import { audit } from '../../core/auditoria/record.ts'
import { renewSessao } from '../../core/contas/sessions/session-tokens.ts'
import { requireLogin } from '../../core/modo/access.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { invalidRefreshToken } from '../../errors.ts'
import { answerWithTokens } from './answer.ts'

/** Exchanges a refresh token for a new pair of tokens, in Descriptions A and B alike. */
export async function renewTokens(context: Context<'public'>, token: string) {
  const { db, tokens } = context
  const now = context.now()
  const renewal = await db.transaction(async (tx) => {
    const result = await renewSessao(tx, token, now)
    if (result.outcome === 'replayed')
      await audit(tx, context, 'sessao.repeticao', { tipo: 'usuario', id: result.usuarioId })
    // Refused inside the transaction, so that the token can be used once the service is back.
    if (result.outcome === 'renewed') await requireLogin(context, result.titular.id)
    return result
  })
  // Thrown outside the transaction, which would otherwise undo the end of a replayed session.
  if (renewal.outcome !== 'renewed') throw invalidRefreshToken()
  return answerWithTokens(tokens, renewal.titular, renewal.sessaoId, renewal.refreshToken, now)
}
