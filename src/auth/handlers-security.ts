import { and, eq } from 'drizzle-orm'
import type { AuthHandlers } from '../../generated/handlers.ts'
import { audit } from '../auditoria/record.ts'
import { newSenha, sameSenha } from '../contas/password.ts'
import { usuarios } from '../contas/tables.ts'
import { invalidCurrentPassword, invalidMfaCode, refused, validationError } from '../errors.ts'
import { contaPropria, exigeCodigo, exigeSenhaAtual } from './own-account.ts'
import { definirSenha } from '../contas/set-password.ts'
import { metricas } from './metrics.ts'
import { novoSegredoMfa, trocarCodigosReserva } from './mfa.ts'
import { codigosReserva } from './tables.ts'

export const trocarSenha: AuthHandlers['trocarSenha'] = async ({ body }, context) => {
  const { db, caller } = context
  if (body.senha_nova !== body.confirmar_senha) {
    throw validationError([refused('confirmar_senha', 'field.password-mismatch', 'MISMATCH')])
  }
  // Whoever has set it knows it.
  if (caller.trocarSenha && sameSenha(body.senha_nova, body.senha_atual)) {
    throw validationError([refused('senha_nova', 'field.password-same', 'SAME_PASSWORD')])
  }
  const conta = await contaPropria(context)
  await exigeSenhaAtual(context, conta, body.senha_atual)
  const nova = await newSenha(body.senha_nova, 'senha_nova')
  const ended = await db.transaction(async (tx) => {
    // A reset that was quicker is not overwritten by whoever knew the password before it.
    const [ainda] = await tx
      .select({ hash: usuarios.senhaHash })
      .from(usuarios)
      .where(eq(usuarios.id, caller.id))
      .for('no key update')
    if (ainda?.hash !== conta.senhaHash) throw invalidCurrentPassword()
    const count = await definirSenha(tx, context, conta, nova, { manter: caller.sessaoId })
    await audit(tx, context, 'senha.alterada', { tipo: 'usuario', id: caller.id }, { sessoes_encerradas: count })
    return count
  })
  return { status: 200, body: { message: context.say('done.password-changed'), sessions_invalidated: ended } }
}

export const habilitarMfa: AuthHandlers['habilitarMfa'] = async (_, context) => {
  const { db, caller } = context
  const conta = await contaPropria(context)
  const { secret, qrCode } = await novoSegredoMfa(conta.email)
  const codes = await db.transaction(async (tx) => {
    const [begun] = await tx.select().from(usuarios).where(eq(usuarios.id, caller.id)).for('update')
    if (begun?.mfaHabilitado) throw validationError([refused([], 'field.mfa-enabled', 'MFA_ENABLED')])
    await tx.update(usuarios).set({ mfaSegredo: secret, mfaUltimoPasso: null }).where(eq(usuarios.id, caller.id))
    await audit(tx, context, 'mfa.iniciada', { tipo: 'usuario', id: caller.id })
    return await trocarCodigosReserva(tx, caller.id)
  })
  return {
    status: 200,
    body: { qr_code: qrCode, secret, backup_codes: codes, instructions: context.say('mfa.instructions') }
  }
}

export const verificarMfa: AuthHandlers['verificarMfa'] = async ({ body }, context) => {
  const { db, caller } = context
  const conta = await contaPropria(context)
  if (conta.mfaHabilitado) throw validationError([refused([], 'field.mfa-enabled', 'MFA_ENABLED')])
  if (!conta.mfaSegredo) throw validationError([refused([], 'field.mfa-not-begun', 'MFA_NOT_BEGUN')])
  await exigeCodigo(context, conta, body.code, false)
  await db.transaction(async (tx) => {
    // Only the secret whose code was seen: a parallel beginning may have replaced it.
    const [on] = await tx
      .update(usuarios)
      .set({ mfaHabilitado: true })
      .where(and(eq(usuarios.id, caller.id), eq(usuarios.mfaSegredo, conta.mfaSegredo ?? '')))
      .returning({ id: usuarios.id })
    if (!on) throw invalidMfaCode()
    await audit(tx, context, 'mfa.habilitada', { tipo: 'usuario', id: caller.id })
  })
  return { status: 200, body: { message: context.say('done.mfa-enabled'), mfa_habilitado: true } }
}

export const desabilitarMfa: AuthHandlers['desabilitarMfa'] = async ({ body }, context) => {
  const { db, caller } = context
  const conta = await contaPropria(context)
  if (!conta.mfaHabilitado) throw validationError([refused([], 'field.mfa-disabled', 'MFA_DISABLED')])
  await exigeSenhaAtual(context, conta, body.senha)
  await exigeCodigo(context, conta, body.code, true)
  await db.transaction(async (tx) => {
    await tx
      .update(usuarios)
      .set({ mfaHabilitado: false, mfaSegredo: null, mfaUltimoPasso: null })
      .where(eq(usuarios.id, caller.id))
    await tx.delete(codigosReserva).where(eq(codigosReserva.usuarioId, caller.id))
    await audit(tx, context, 'mfa.desabilitada', { tipo: 'usuario', id: caller.id })
  })
  return { status: 200, body: { message: context.say('done.mfa-disabled') } }
}

export const obterMetricasSeguranca: AuthHandlers['obterMetricasSeguranca'] = async (_, context) => {
  return { status: 200, body: await metricas(context, await contaPropria(context)) }
}
