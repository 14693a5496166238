import type { AuthHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { FRESH_SECONDS, markAuthenticated, requireFreshLogin } from '../../core/contas/fresh.ts'
import { tellOwner } from '../../core/contas/mails/tell.ts'
import { enableMfa } from '../../core/contas/mfa.ts'
import { newSenha, sameSenha } from '../../core/contas/passwords/password.ts'
import { setSenha } from '../../core/contas/passwords/set-password.ts'
import { lockUsuario, updateUsuario } from '../../core/contas/queries.ts'
import { sealMfaSecret } from '../../core/contas/sealed.ts'
import { invalidCurrentPassword, invalidMfaCode, mfaRequired, refused, validationError } from '../../errors.ts'
import { forgetAttempts } from './lock.ts'
import { readMetrics } from './metrics.ts'
import { newMfaSecret, removeMfa, replaceBackupCodes } from './mfa.ts'
import { findOwnConta, requireCode, requireCurrentSenha, requireFirstCode } from './own-account.ts'

export const trocarSenha: AuthHandlers['trocarSenha'] = async ({ body }, context) => {
  const { db, caller } = context
  if (body.senha_nova !== body.confirmar_senha) {
    throw validationError([refused('confirmar_senha', 'field.password-mismatch', 'MISMATCH')])
  }
  const conta = await findOwnConta(context)
  await requireCurrentSenha(context, conta, body.senha_atual)
  const senha = await newSenha(body.senha_nova, 'senha_nova', conta, context.ip, () =>
    sameSenha(body.senha_nova, body.senha_atual)
  )
  const ended = await db.transaction(async (tx) => {
    // A password reset may have come first. A caller who only knew the old password must not overwrite it.
    const current = await lockUsuario(tx, caller.id)
    if (current?.senhaHash !== conta.senhaHash) throw invalidCurrentPassword()
    const count = await setSenha(tx, context, conta, senha, { keepSessao: caller.sessaoId })
    await audit(tx, context, 'senha.alterada', { tipo: 'usuario', id: caller.id }, { sessoes_encerradas: count })
    return count
  })
  return { status: 200, body: { message: context.say('done.password-changed'), sessions_invalidated: ended } }
}

export const reautenticar: AuthHandlers['reautenticar'] = async ({ body }, context) => {
  const { db, caller, now } = context
  const conta = await findOwnConta(context)
  await requireCurrentSenha(context, conta, body.senha)
  if (conta.mfaHabilitado && body.mfa_code === undefined) throw mfaRequired()
  if (conta.mfaHabilitado) await requireCode(context, conta, body.mfa_code ?? '')
  await db.transaction(async (tx) => {
    await markAuthenticated(tx, caller.sessaoId, now())
    await forgetAttempts(tx, { sessaoId: caller.sessaoId })
    await audit(tx, context, 'sessao.reautenticada', { tipo: 'usuario', id: caller.id }, { mfa: conta.mfaHabilitado })
  })
  return { status: 200, body: { message: context.say('done.reauthenticated'), expires_in: FRESH_SECONDS } }
}

export const habilitarMfa: AuthHandlers['habilitarMfa'] = async (_, context) => {
  const { db, caller } = context
  requireFreshLogin(context)
  const conta = await findOwnConta(context)
  const { secret, qrCode } = await newMfaSecret(conta.email)
  const codes = await db.transaction(async (tx) => {
    const current = await lockUsuario(tx, caller.id)
    if (current?.mfaHabilitado) throw validationError([refused([], 'field.mfa-enabled', 'MFA_ENABLED')])
    await updateUsuario(tx, caller.id, { mfaSegredo: sealMfaSecret(caller.id, secret), mfaUltimoPasso: null })
    await audit(tx, context, 'mfa.iniciada', { tipo: 'usuario', id: caller.id })
    const made = await replaceBackupCodes(tx, caller.id)
    await audit(tx, context, 'mfa.codigos_gerados', { tipo: 'usuario', id: caller.id }, { codigos: made.length })
    return made
  })
  return {
    status: 200,
    body: { qr_code: qrCode, secret, backup_codes: codes, instructions: context.say('mfa.instructions') }
  }
}

export const verificarMfa: AuthHandlers['verificarMfa'] = async ({ body }, context) => {
  const { db, caller, now } = context
  requireFreshLogin(context)
  const conta = await findOwnConta(context)
  const { mfaHabilitado, mfaSegredo } = conta
  if (mfaHabilitado) throw validationError([refused([], 'field.mfa-enabled', 'MFA_ENABLED')])
  if (!mfaSegredo) throw validationError([refused([], 'field.mfa-not-begun', 'MFA_NOT_BEGUN')])
  await requireFirstCode(context, conta, body.code)
  await db.transaction(async (tx) => {
    // Enables only the secret whose code was checked: a parallel enrolment may have replaced it.
    if (!(await enableMfa(tx, caller.id, mfaSegredo))) throw invalidMfaCode()
    await forgetAttempts(tx, { enrolling: caller.id })
    await audit(tx, context, 'mfa.habilitada', { tipo: 'usuario', id: caller.id })
    await tellOwner(tx, context, conta, 'mfa-habilitada', { quando: now().toISOString() })
  })
  return { status: 200, body: { message: context.say('done.mfa-enabled'), mfa_habilitado: true } }
}

export const desabilitarMfa: AuthHandlers['desabilitarMfa'] = async ({ body }, context) => {
  const { db, caller, now } = context
  requireFreshLogin(context)
  const conta = await findOwnConta(context)
  if (!conta.mfaHabilitado) throw validationError([refused([], 'field.mfa-disabled', 'MFA_DISABLED')])
  await requireCurrentSenha(context, conta, body.senha)
  await requireCode(context, conta, body.code)
  await db.transaction(async (tx) => {
    await removeMfa(tx, caller.id)
    await audit(tx, context, 'mfa.desabilitada', { tipo: 'usuario', id: caller.id })
    const told = { porAdministrador: false, quando: now().toISOString() }
    await tellOwner(tx, context, conta, 'mfa-desabilitada', told)
  })
  return { status: 200, body: { message: context.say('done.mfa-disabled') } }
}

export const obterMetricasSeguranca: AuthHandlers['obterMetricasSeguranca'] = async (_, context) => {
  return { status: 200, body: await readMetrics(context, await findOwnConta(context)) }
}
