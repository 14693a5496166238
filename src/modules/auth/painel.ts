import type { Context } from '../../engine/contract/handler.ts'
import { originRefused } from '../../errors.ts'
import type { LoggedIn } from './login.ts'
import { ACCESS_SECONDS, type Tokens } from './tokens.ts'

/** Browsers take a cookie of this prefix only over TLS, for all paths, and from this very host. */
export const COOKIE = '__Host-painel'

const GUARDS = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** Removes the cookie. */
export const NO_COOKIE = `${COOKIE}=; ${GUARDS}; Max-Age=0`

/** The cookie with the refresh token. Unless it is to be remembered, it ends with the browser. */
export function cookieOf({
  refreshToken,
  expiraEm,
  lembrar,
  moment
}: Omit<LoggedIn, 'titular'> & { lembrar: boolean }) {
  const seconds = Math.ceil((expiraEm.getTime() - moment.getTime()) / 1000)
  return `${COOKIE}=${refreshToken}; ${GUARDS}${lembrar ? `; Max-Age=${seconds}` : ''}`
}

/** The body of both answers that open or renew the session. The refresh token is in the cookie only. */
export function answerOfPanel(tokens: Tokens, { titular: { id, nome, email }, sessaoId, expiraEm, moment }: LoggedIn) {
  return {
    access_token: tokens.sign(id, sessaoId, moment),
    token_type: 'bearer' as const,
    expires_in: ACCESS_SECONDS,
    expira_em: expiraEm.toISOString(),
    user: { id, nome, email }
  }
}

/**
 * Refuses requests that no page of this service has sent. The cookie's SameSite keeps other sites out; this also keeps
 * out their neighbours on the same site, and whoever names no origin. Behind a proxy the host may be another one than
 * people see, so the published address counts too.
 */
export function requireOwnOrigin({ origin, ownOrigin, config }: Context<'public'>): void {
  if (origin === null || (origin !== ownOrigin && origin !== new URL(config.publicUrl).origin)) throw originRefused()
}
