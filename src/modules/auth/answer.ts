import type { Titular } from '../../core/contas/queries.ts'
import { ACCESS_SECONDS, type Tokens } from './tokens.ts'

/** The body of every answer that carries tokens, in Descriptions A and B alike. */
export function answerWithTokens(
  tokens: Tokens,
  { id, nome, email }: Titular,
  sessaoId: string,
  refreshToken: string,
  now: Date
) {
  return {
    access_token: tokens.sign(id, sessaoId, now),
    refresh_token: refreshToken,
    token_type: 'bearer' as const,
    expires_in: ACCESS_SECONDS,
    user: { id, nome, email }
  }
}
