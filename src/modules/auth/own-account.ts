import { audit } from '../../core/auditoria/record.ts'
import { verifySenha } from '../../core/contas/passwords/password.ts'
import { findUsuario, type Usuario } from '../../core/contas/queries.ts'
import type { Context } from '../../engine/contract/handler.ts'
import { invalidCurrentPassword, invalidMfaCode, notFound } from '../../errors.ts'
import { recordFailure, reserveAttempt, returnAttempt } from './lock.ts'
import { giveBackOnError } from './login.ts'
import { useCode, useCodeOrBackup } from './mfa.ts'

/** The caller's own account. */
export async function findOwnConta({ db, caller }: Context<'secured'>): Promise<Usuario> {
  const conta = await findUsuario(db, caller.id)
  if (!conta) throw notFound()
  return conta
}

/** Proves that the caller knows the password. Guesses made with a stolen token count against its session. */
export async function requireCurrentSenha(context: Context<'secured'>, conta: Usuario, senha: string): Promise<void> {
  if (await recheck(context, () => verifySenha(conta.senhaHash, senha, context.ip))) return
  throw invalidCurrentPassword()
}

/** Uses up a code of the authenticator or a backup code. Wrong codes count like wrong passwords. */
export async function requireCode(context: Context<'secured'>, conta: Usuario, code: string): Promise<void> {
  if (await recheck(context, () => useCodeOrBackup(context, conta, code), 'mfa.codigo_recusado')) return
  throw invalidMfaCode()
}

/** Checks something that only the owner of the session can know. Each check is one of the session's five attempts. */
async function recheck(context: Context<'secured'>, check: () => Promise<boolean>, refusal = 'senha.recusada') {
  const { db, caller, now } = context
  const attempt = await reserveAttempt(db, { sessaoId: caller.sessaoId }, now)
  if (await giveBackOnError(context, attempt, check)) {
    await returnAttempt(db, attempt)
    return true
  }
  await db.transaction(async (tx) => {
    const locked = await recordFailure(tx, attempt, now())
    await audit(tx, context, refusal, { tipo: 'usuario', id: caller.id })
    if (locked) await audit(tx, context, 'sessao.bloqueio', { tipo: 'usuario', id: caller.id })
  })
  return false
}

/**
 * Uses up the first code of a new authenticator. Wrong codes have a count of their own here: logins do not ask for
 * codes yet, and an owner who is still learning to use the authenticator must not be locked out.
 */
export async function requireFirstCode(context: Context<'secured'>, conta: Usuario, code: string): Promise<void> {
  const { db, now } = context
  const attempt = await reserveAttempt(db, { enrolling: conta.id }, now)
  if (await giveBackOnError(context, attempt, () => useCode(db, conta, code, now())))
    return await returnAttempt(db, attempt)
  await db.transaction(async (tx) => {
    await recordFailure(tx, attempt, now())
    await audit(tx, context, 'mfa.codigo_recusado', { tipo: 'usuario', id: conta.id })
  })
  throw invalidMfaCode()
}
