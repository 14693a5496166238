import { eq } from 'drizzle-orm'
import type { AuthHandlers } from '../../generated/handlers.ts'
import { audit } from '../auditoria/record.ts'
import { newSenha } from '../contas/password.ts'
import { covers } from '../contas/reach.ts'
import { usuarios } from '../contas/tables.ts'
import { type Db, sqlState } from '../db/client.ts'
import { invalidConfirmationToken, invalidResetToken, refused, validationError } from '../errors.ts'
import { notify } from '../mail/notify.ts'
import { buscarPorId, type Usuario } from '../contas/queries.ts'
import { liberar } from './lock.ts'
import { anular, consumir, vale } from '../contas/mail-tokens.ts'
import { definirSenha } from '../contas/set-password.ts'

export const redefinirSenha: AuthHandlers['redefinirSenha'] = async ({ body }, context) => {
  const { db, now } = context
  if (body.senha_nova !== body.confirmar_senha) {
    throw validationError([refused('confirmar_senha', 'field.password-mismatch', 'MISMATCH')])
  }
  // Hashing is work that only a good token should cause.
  if (!(await vale(db, 'redefinir-senha', body.token, now()))) throw invalidResetToken()
  const nova = await newSenha(body.senha_nova, 'senha_nova')
  await db.transaction(async (tx) => {
    const token = await consumir(tx, 'redefinir-senha', body.token, now())
    const conta = token && (await buscarPorId(tx, token.usuarioId))
    if (!conta?.ativo) throw invalidResetToken()
    const ended = await definirSenha(tx, context, conta, nova, { peloEmail: true })
    await liberar(tx, conta.email)
    await audit(tx, context, 'senha.redefinida', { tipo: 'usuario', id: conta.id }, { sessoes_encerradas: ended })
  })
  return { status: 200, body: { message: context.say('done.password-reset') } }
}

export const confirmarEmail: AuthHandlers['confirmarEmail'] = async ({ body }, context) => {
  const { db, now } = context
  await db
    .transaction(async (tx) => {
      const token = await consumir(tx, 'confirmar-email', body.token, now())
      if (!token?.emailNovo) throw invalidConfirmationToken()
      const [conta] = await tx.select().from(usuarios).where(eq(usuarios.id, token.usuarioId))
      if (!conta?.ativo || conta.emailPendente !== token.emailNovo) throw invalidConfirmationToken()
      if (!(await podeConfirmar(tx, conta))) throw invalidConfirmationToken()
      await tx
        .update(usuarios)
        .set({
          email: token.emailNovo,
          emailPendente: null,
          emailPendentePorId: null,
          emailVerificado: true,
          updatedAt: now()
        })
        .where(eq(usuarios.id, conta.id))
      // Reset mails may lie in the former mailbox.
      await anular(tx, 'redefinir-senha', conta.id, now())
      await audit(tx, context, 'usuario.email_confirmado', { tipo: 'usuario', id: conta.id }, { campos: ['email'] })
      await notify(tx, conta, 'email-alterado', context.language, { emailNovo: token.emailNovo })
    })
    .catch((error) => {
      // Someone else took the address while its confirmation was awaited.
      throw sqlState(error) === '23505' ? invalidConfirmationToken() : error
    })
  return { status: 200, body: { message: context.say('done.email-confirmed') } }
}

/** Whoever asked for the address of another account must hold what that account holds by now, or it would be handed over. */
async function podeConfirmar(db: Db, conta: Usuario): Promise<boolean> {
  if (conta.emailPendentePorId === conta.id) return true
  const quem = conta.emailPendentePorId === null ? null : await buscarPorId(db, conta.emailPendentePorId)
  return quem !== null && (await covers(db, quem, conta))
}
