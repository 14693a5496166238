import { audit } from '../auditoria/record.ts'
import { verifySenha } from '../contas/password.ts'
import { findUsuario, type Usuario } from '../contas/queries.ts'
import type { Context } from '../contract/handler.ts'
import { invalidCurrentPassword, invalidMfaCode, notFound } from '../errors.ts'
import { recordFailure, reserveAttempt, returnAttempt } from './lock.ts'
import { giveBackOnError, refuse } from './login.ts'
import { useCode, useCodeOrBackup } from './mfa.ts'

/** The caller's own account. */
export async function findOwnConta({ db, caller }: Context<'secured'>): Promise<Usuario> {
  const conta = await findUsuario(db, caller.id)
  if (!conta) throw notFound()
  return conta
}

/** Proves that the caller knows the password. Guesses with a stolen token count as failed logins, and lock as they do. */
export async function requireCurrentSenha(context: Context<'secured'>, conta: Usuario, senha: string): Promise<void> {
  const attempt = await reserveAttempt(context.db, { email: conta.email }, context.now)
  if (!(await giveBackOnError(context, attempt, () => verifySenha(conta.senhaHash, senha)))) {
    await refuse(context, attempt, conta.id)
    throw invalidCurrentPassword()
  }
  await returnAttempt(context.db, attempt)
}

/** Uses a code of the authenticator or a backup code up; wrong ones count like wrong passwords. */
export async function requireCode(context: Context<'secured'>, conta: Usuario, code: string): Promise<void> {
  const attempt = await reserveAttempt(context.db, { email: conta.email }, context.now)
  if (!(await giveBackOnError(context, attempt, () => useCodeOrBackup(context, conta, code)))) {
    await refuse(context, attempt, conta.id)
    throw invalidMfaCode()
  }
  await returnAttempt(context.db, attempt)
}

/**
 * Uses the first code of a new authenticator up. Logins do not ask for codes yet, so that wrong ones are counted by themselves: whoever is still learning
 * to use the authenticator must not be locked out.
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
