import type { AuthHandlers } from '../../generated/handlers.ts'
import { audit } from '../auditoria/record.ts'
import { refused, sessionNotFound, validationError } from '../errors.ts'
import { enqueue } from '../queue/enqueue.ts'
import { RESET_SECONDS } from '../contas/mail-tokens.ts'
import { entrar } from './login.ts'
import {
  encerrarSessao,
  encerrarSessoesDe,
  listarSessoesDe,
  renovar,
  resposta,
  sessaoDoRefreshToken
} from '../contas/sessions.ts'

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
  return {
    status: 200,
    body: await entrar(context, { email, senha, lembrar: body.remember_me, codigoMfa: body.mfa_code })
  }
}

export const renovarSessao: AuthHandlers['renovarSessao'] = async ({ body }, context) => {
  const { titular, sessaoId, refreshToken } = await renovar(context, body.refresh_token)
  return { status: 200, body: resposta(context.tokens, titular, sessaoId, refreshToken, context.now()) }
}

export const sairConta: AuthHandlers['sairConta'] = async ({ body }, context) => {
  const { db, caller, now } = context
  await db.transaction(async (tx) => {
    if (body?.everywhere) await encerrarSessoesDe(tx, caller.id, now())
    else {
      await encerrarSessao(tx, caller.id, caller.sessaoId, now())
      const other = body?.refresh_token && (await sessaoDoRefreshToken(tx, caller.id, body.refresh_token))
      if (other) await encerrarSessao(tx, caller.id, other, now())
    }
    await audit(tx, context, 'logout', { tipo: 'usuario', id: caller.id }, { todas: body?.everywhere === true })
  })
  return {
    status: 200,
    body: { message: context.say(body?.everywhere ? 'done.logged-out-everywhere' : 'done.logged-out') }
  }
}

export const esquecerSenha: AuthHandlers['esquecerSenha'] = async ({ body }, context) => {
  // Whether an account has the address is looked up by the job, so that the answer can not tell.
  await enqueue(context.db, 'redefinir-senha', { email: body.email, idioma: context.language })
  return { status: 200, body: { message: context.say('done.reset-requested'), expires_in: RESET_SECONDS } }
}

export const listarSessoes: AuthHandlers['listarSessoes'] = async (_, { db, caller, now }) => {
  const items = await listarSessoesDe(db, caller.id, caller.sessaoId, now())
  return { status: 200, body: { total: items.length, items } }
}

export const encerrarSessaoPropria: AuthHandlers['encerrarSessaoPropria'] = async ({ params }, context) => {
  const { db, caller, now } = context
  await db.transaction(async (tx) => {
    if (!(await encerrarSessao(tx, caller.id, params.session_id, now()))) throw sessionNotFound()
    await audit(
      tx,
      context,
      'logout',
      { tipo: 'usuario', id: caller.id },
      { outra: params.session_id !== caller.sessaoId }
    )
  })
  return { status: 204, body: undefined }
}
