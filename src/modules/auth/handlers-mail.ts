import type { AuthHandlers } from '../../../generated/handlers.ts'
import { audit } from '../../core/auditoria/record.ts'
import { annulTokens, consumeToken, findTokenOwner, RESET_SECONDS } from '../../core/contas/mails/mail-tokens.ts'
import { tellOwner } from '../../core/contas/mails/tell.ts'
import { newSenha, verifySenha } from '../../core/contas/passwords/password.ts'
import { setSenha } from '../../core/contas/passwords/set-password.ts'
import { findUsuario, type Usuario, updateUsuario } from '../../core/contas/queries.ts'
import { covers } from '../../core/contas/rights/reach.ts'
import type { Context } from '../../engine/contract/handler.ts'
import {
  invalidConfirmationToken,
  invalidResetToken,
  invalidUnlockToken,
  refused,
  validationError
} from '../../errors.ts'
import { type Db, sqlState } from '../../platform/db/client.ts'
import { releaseLock } from './lock.ts'
import { askForReset } from './mails.ts'

export const esquecerSenha: AuthHandlers['esquecerSenha'] = async ({ body }, context) => {
  // The job looks up whether an account has the address, so the answer cannot reveal it.
  await askForReset(context, body.email)
  return { status: 200, body: { message: context.say('done.reset-requested'), expires_in: RESET_SECONDS } }
}

export const redefinirSenha: AuthHandlers['redefinirSenha'] = async ({ body }, context) => {
  const { db, now } = context
  if (body.senha_nova !== body.confirmar_senha) {
    throw validationError([refused('confirmar_senha', 'field.password-mismatch', 'MISMATCH')])
  }
  // Checked before hashing, which is expensive: only a valid token may cause that work.
  const owner = await findTokenOwner(db, 'redefinir-senha', body.token, now())
  const before = owner === null ? null : await findUsuario(db, owner)
  if (!before) throw invalidResetToken()
  const senha = await newSenha(body.senha_nova, 'senha_nova', before, context.ip, () =>
    verifySenha(before.senhaHash, body.senha_nova, context.ip)
  )
  await db.transaction(async (tx) => {
    const token = await consumeToken(tx, 'redefinir-senha', body.token, now())
    const conta = token && (await findUsuario(tx, token.usuarioId))
    if (!conta?.ativo) throw invalidResetToken()
    const ended = await setSenha(tx, context, conta, senha, { byMail: true })
    await releaseLock(tx, conta.email)
    await audit(tx, context, 'senha.redefinida', { tipo: 'usuario', id: conta.id }, { sessoes_encerradas: ended })
  })
  return { status: 200, body: { message: context.say('done.password-reset') } }
}

export const confirmarEmail: AuthHandlers['confirmarEmail'] = async ({ body }, context) => {
  await context.db
    .transaction((tx) => confirm(tx, context, body.token))
    .catch((error) => {
      // Another account took the address while this one waited for its confirmation.
      throw sqlState(error) === '23505' ? invalidConfirmationToken() : error
    })
  return { status: 200, body: { message: context.say('done.email-confirmed') } }
}

async function confirm(tx: Db, context: Context<'public'>, code: string): Promise<void> {
  const now = context.now()
  const token = await consumeToken(tx, 'confirmar-email', code, now)
  if (!token?.emailNovo) throw invalidConfirmationToken()
  const conta = await findUsuario(tx, token.usuarioId)
  if (!conta?.ativo || conta.emailPendente !== token.emailNovo) throw invalidConfirmationToken()
  if (!(await mayConfirm(tx, conta))) throw invalidConfirmationToken()
  await updateUsuario(tx, conta.id, {
    email: token.emailNovo,
    emailPendente: null,
    emailPendentePorId: null,
    emailVerificado: true,
    updatedAt: now
  })
  // Mails with these tokens may still lie in the former mailbox.
  await annulTokens(tx, 'redefinir-senha', conta.id, now)
  await annulTokens(tx, 'liberar-bloqueio', conta.id, now)
  await audit(tx, context, 'usuario.email_confirmado', { tipo: 'usuario', id: conta.id }, { campos: ['email'] })
  await tellOwner(tx, context, conta, 'email-alterado', { emailNovo: token.emailNovo })
  const moved = { ...conta, email: token.emailNovo, emailVerificado: true }
  await tellOwner(tx, context, moved, 'email-confirmado', { quando: now.toISOString() })
}

/**
 * Whether the pending address may be confirmed. When somebody else asked for it, that person must by now hold every
 * right of the account; otherwise the change would hand the account over to them.
 */
async function mayConfirm(db: Db, conta: Usuario): Promise<boolean> {
  if (conta.emailPendentePorId === conta.id) return true
  const asker = conta.emailPendentePorId === null ? null : await findUsuario(db, conta.emailPendentePorId)
  return asker !== null && (await covers(db, asker, conta))
}

export const liberarConta: AuthHandlers['liberarConta'] = async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const token = await consumeToken(tx, 'liberar-bloqueio', body.token, context.now())
    const conta = token && (await findUsuario(tx, token.usuarioId))
    if (!conta?.ativo) throw invalidUnlockToken()
    await releaseLock(tx, conta.email)
    await audit(tx, context, 'login.desbloqueio', { tipo: 'usuario', id: conta.id }, { por_mail: true })
  })
  return { status: 200, body: { message: context.say('done.unlocked') } }
}
