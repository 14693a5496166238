import { verifySenha } from '../contas/password.ts'
import type { Context } from '../contract/handler.ts'
import { invalidCurrentPassword, invalidMfaCode, notFound } from '../errors.ts'
import { buscarPorId } from '../contas/queries.ts'
import { devolverTentativa, reservarTentativa } from './lock.ts'
import { recusar, tentar } from './login.ts'
import { usarCodigo, usarCodigoOuReserva } from './mfa.ts'

/** The caller's own account. */
export async function contaPropria({ db, caller }: Context<'secured'>) {
  const conta = await buscarPorId(db, caller.id)
  if (!conta) throw notFound()
  return conta
}

type Conta = Awaited<ReturnType<typeof contaPropria>>

/** Proves that the caller knows the password. Guesses with a stolen token count as failed logins, and lock as they do. */
export async function exigeSenhaAtual(context: Context<'secured'>, conta: Conta, senha: string): Promise<void> {
  const tentativa = await reservarTentativa(context.db, conta.email, context.now)
  if (!(await tentar(context, tentativa, () => verifySenha(conta.senhaHash, senha)))) {
    await recusar(context, tentativa, conta.id)
    throw invalidCurrentPassword()
  }
  await devolverTentativa(context.db, tentativa)
}

/** Uses a code of the authenticator (or, where allowed, a backup code) up; wrong ones count like wrong passwords. */
export async function exigeCodigo(
  context: Context<'secured'>,
  conta: Conta,
  code: string,
  reserva: boolean
): Promise<void> {
  const tentativa = await reservarTentativa(context.db, conta.email, context.now)
  const use = reserva ? usarCodigoOuReserva : usarCodigo
  if (!(await use(context.db, conta, code, context.now()))) {
    await recusar(context, tentativa, conta.id)
    throw invalidMfaCode()
  }
  await devolverTentativa(context.db, tentativa)
}
