// The operations under /usuarios that log in or out, or that need to know about locks.

import type { UsuariosHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { requireFreshLogin } from '../../core/contas/fresh.ts'
import { tellOwner } from '../../core/contas/mails/tell.ts'
import { findUsuario, lockUsuario } from '../../core/contas/queries.ts'
import { requireFullReach, requireReach } from '../../core/contas/rights/reach.ts'
import { endSessao, endSessoes, findSessaoByRefreshToken } from '../../core/contas/sessions/sessions.ts'
import { invalidRefreshToken, notFound, refused, validationError } from '../../errors.ts'
import { readStatistics } from '../usuarios/statistics.ts'
import { countLocks, releaseLock } from './lock.ts'
import { logIn } from './login.ts'
import { askForReset } from './mails.ts'
import { removeMfa } from './mfa.ts'
import { renewTokens } from './renew.ts'

export const autenticarUsuario: UsuariosHandlers['autenticarUsuario'] = async ({ body }, context) => {
  return { status: 200, body: await logIn(context, { email: body.email, senha: body.password }) }
}

export const autenticarUsuarioFormulario: UsuariosHandlers['autenticarUsuarioFormulario'] = async (
  { body },
  context
) => {
  return { status: 200, body: await logIn(context, { email: body.username, senha: body.password }) }
}

export const renovarToken: UsuariosHandlers['renovarToken'] = async ({ query }, context) => {
  return { status: 200, body: await renewTokens(context, query.refresh_token) }
}

export const solicitarRedefinicaoSenha: UsuariosHandlers['solicitarRedefinicaoSenha'] = async ({ query }, context) => {
  // The job looks up whether an account has the address, so the answer cannot reveal it.
  await askForReset(context, query.email)
  return { status: 200, body: { message: context.say('done.reset-requested') } }
}

export const encerrarSessao: UsuariosHandlers['encerrarSessao'] = async ({ query }, context) => {
  const { db, caller, now } = context
  await db.transaction(async (tx) => {
    const sessao = await findSessaoByRefreshToken(tx, caller.id, query.refresh_token)
    if (!sessao || !(await endSessao(tx, caller.id, sessao, now()))) throw invalidRefreshToken()
    await audit(tx, context, 'logout', { tipo: 'usuario', id: caller.id })
  })
  return { status: 200, body: { message: context.say('done.logged-out') } }
}

export const liberarBloqueio: UsuariosHandlers['liberarBloqueio'] = async ({ params }, context) => {
  await context.db.transaction(async (tx) => {
    const usuario = await findUsuario(tx, params.id)
    if (!usuario) throw notFound()
    if (await releaseLock(tx, usuario.email))
      await audit(tx, context, 'login.desbloqueio', { tipo: 'usuario', id: usuario.id })
  })
  return { status: 204, body: undefined }
}

export const encerrarSessoesUsuario: UsuariosHandlers['encerrarSessoesUsuario'] = async ({ params }, context) => {
  const { db, caller, now } = context
  await db.transaction(async (tx) => {
    const target = await lockUsuario(tx, params.id)
    if (!target) throw notFound()
    await requireReach(tx, caller, target)
    await requireFullReach(tx, caller, target)
    const ended = await endSessoes(tx, target.id, now())
    if (ended === 0) return
    await audit(tx, context, 'sessao.encerradas', { tipo: 'usuario', id: target.id }, { sessoes_encerradas: ended })
    await tellOwner(tx, context, target, 'sessoes-encerradas', { quando: now().toISOString() })
  })
  return { status: 204, body: undefined }
}

export const removerMfaUsuario: UsuariosHandlers['removerMfaUsuario'] = async ({ params }, context) => {
  const { db, caller, now } = context
  requireFreshLogin(context)
  // Callers remove their own second factor with a code. Here a stolen token alone would be enough.
  if (params.id === caller.id) throw validationError([refused('id', 'field.own-mfa', 'OWN_ACCOUNT', {}, 'path')])
  await db.transaction(async (tx) => {
    const target = await lockUsuario(tx, params.id)
    if (!target) throw notFound()
    await requireReach(tx, caller, target)
    await requireFullReach(tx, caller, target)
    if (!target.mfaHabilitado && target.mfaSegredo === null) return
    await removeMfa(tx, target.id)
    if (!target.mfaHabilitado) return
    await audit(tx, context, 'mfa.desabilitada', { tipo: 'usuario', id: target.id })
    const told = { porAdministrador: true, quando: now().toISOString() }
    await tellOwner(tx, context, target, 'mfa-desabilitada', told)
  })
  return { status: 204, body: undefined }
}

export const obterEstatisticasUsuarios: UsuariosHandlers['obterEstatisticasUsuarios'] = async (
  { query },
  { db, now }
) => {
  // Reads everything from one snapshot, so that the parts add up while others write.
  const body = await db.transaction(
    async (tx) => readStatistics(tx, query.periodo, query.agrupar_por, await countLocks(tx, now()), now()),
    { isolationLevel: 'repeatable read', accessMode: 'read only' }
  )
  return { status: 200, body }
}
