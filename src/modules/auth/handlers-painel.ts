import type { AuthHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { isPanelToken } from '../../core/contas/sessions/session-tokens.ts'
import { endSessaoOf } from '../../core/contas/sessions/sessions.ts'
import { invalidPanelSession } from '../../errors.ts'
import { openByCredentials } from './login.ts'
import { answerOfPanel, COOKIE, cookieOf, NO_COOKIE, requireOwnOrigin } from './painel.ts'
import { renew } from './renew.ts'

export const entrarPainel: AuthHandlers['entrarPainel'] = async ({ body }, context) => {
  requireOwnOrigin(context)
  const { email, senha, mfa_code: mfaCode, remember_me: lembrar = false } = body
  const opened = await openByCredentials(context, { email, senha, lembrar, mfaCode, painel: true })
  return { status: 200, body: answerOfPanel(context.tokens, opened), cookie: cookieOf({ ...opened, lembrar }) }
}

export const renovarPainel: AuthHandlers['renovarPainel'] = async (_, context) => {
  requireOwnOrigin(context)
  const token = context.cookie(COOKIE)
  if (token === null) return { status: 204, body: undefined }
  const renewed = isPanelToken(token) ? await renew(context, token) : null
  if (!renewed) throw invalidPanelSession(NO_COOKIE)
  return { status: 200, body: answerOfPanel(context.tokens, renewed), cookie: cookieOf(renewed) }
}

export const sairPainel: AuthHandlers['sairPainel'] = async (_, context) => {
  requireOwnOrigin(context)
  const token = context.cookie(COOKIE)
  if (token !== null && isPanelToken(token))
    await context.db.transaction(async (tx) => {
      const id = await endSessaoOf(tx, token, context.now())
      if (id !== null) await audit(tx, context, 'logout', { tipo: 'usuario', id }, { todas: false })
    })
  return { status: 204, body: undefined, cookie: NO_COOKIE }
}
