import type { AuthHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { endSessao, endSessoes, findSessaoByRefreshToken, listSessoes } from '../../core/contas/sessions/sessions.ts'
import { refused, sessionNotFound, validationError } from '../../errors.ts'
import { logIn } from './login.ts'
import { renewTokens } from './renew.ts'

export const entrarConta: AuthHandlers['entrarConta'] = async ({ body }, context) => {
  const email = body.username ?? body.email
  const senha = body.password ?? body.senha
  if (email === undefined || senha === undefined) {
    throw validationError([
      refused('username', 'field.required', 'REQUIRED'),
      refused('password', 'field.required', 'REQUIRED')
    ])
  }
  if (body.username !== undefined && body.email !== undefined) {
    throw validationError([
      refused('email', 'field.unknown', 'UNKNOWN_FIELD'),
      refused('senha', 'field.unknown', 'UNKNOWN_FIELD')
    ])
  }
  const credentials = { email, senha, lembrar: body.remember_me, mfaCode: body.mfa_code }
  return { status: 200, body: await logIn(context, credentials) }
}

export const renovarSessao: AuthHandlers['renovarSessao'] = async ({ body }, context) => {
  return { status: 200, body: await renewTokens(context, body.refresh_token) }
}

export const sairConta: AuthHandlers['sairConta'] = async ({ body }, context) => {
  const { db, caller, now } = context
  await db.transaction(async (tx) => {
    if (body?.everywhere) await endSessoes(tx, caller.id, now())
    else {
      await endSessao(tx, caller.id, caller.sessaoId, now())
      const other = body?.refresh_token && (await findSessaoByRefreshToken(tx, caller.id, body.refresh_token))
      if (other) await endSessao(tx, caller.id, other, now())
    }
    await audit(tx, context, 'logout', { tipo: 'usuario', id: caller.id }, { todas: body?.everywhere === true })
  })
  return {
    status: 200,
    body: { message: context.say(body?.everywhere ? 'done.logged-out-everywhere' : 'done.logged-out') }
  }
}

export const listarSessoes: AuthHandlers['listarSessoes'] = async (_, { db, caller, now }) => {
  const items = await listSessoes(db, caller.id, caller.sessaoId, now())
  return { status: 200, body: { total: items.length, items } }
}

export const encerrarSessaoPropria: AuthHandlers['encerrarSessaoPropria'] = async ({ params }, context) => {
  const { db, caller, now } = context
  await db.transaction(async (tx) => {
    if (!(await endSessao(tx, caller.id, params.session_id, now()))) throw sessionNotFound()
    const details = { outra: params.session_id !== caller.sessaoId }
    await audit(tx, context, 'logout', { tipo: 'usuario', id: caller.id }, details)
  })
  return { status: 204, body: undefined }
}
