import { eq } from 'drizzle-orm'
import type { AuthHandlers } from '../../generated/handlers.ts'
import { registrar } from '../auditoria/registrar.ts'
import { sqlState } from '../db/client.ts'
import { usuarios } from '../db/tables.ts'
import { invalidConfirmationToken, invalidResetToken, refused, validationError } from '../errors.ts'
import { avisar } from '../mail/avisar.ts'
import { liberar } from './bloqueio.ts'
import { anular, consumir, vale } from './conta-tokens.ts'
import { exigeSenhaForte, hashSenha } from './senha.ts'
import { encerrarSessoesDe } from './sessoes.ts'

export const redefinirSenha: AuthHandlers['redefinirSenha'] = async ({ body }, context) => {
  const { db, now } = context
  if (body.senha_nova !== body.confirmar_senha) {
    throw validationError([refused('confirmar_senha', 'field.password-mismatch', 'MISMATCH')])
  }
  exigeSenhaForte(body.senha_nova, 'senha_nova')
  if (!(await vale(db, 'redefinir-senha', body.token, now()))) throw invalidResetToken()
  const senhaHash = await hashSenha(body.senha_nova)
  await db.transaction(async (tx) => {
    const token = await consumir(tx, 'redefinir-senha', body.token, now())
    if (!token) throw invalidResetToken()
    const [conta] = await tx
      .update(usuarios)
      .set({ senhaHash, senhaAlteradaEm: now(), trocarSenha: false, emailPendente: null, updatedAt: now() })
      .where(eq(usuarios.id, token.usuarioId))
      .returning()
    if (!conta?.ativo) throw invalidResetToken()
    await anular(tx, 'redefinir-senha', conta.id, now())
    // Whoever had the account before may have asked for another address; that must not outlive the reset.
    await anular(tx, 'confirmar-email', conta.id, now())
    await liberar(tx, conta.email)
    const ended = await encerrarSessoesDe(tx, conta.id, now())
    await registrar(tx, context, 'senha.redefinida', { tipo: 'usuario', id: conta.id }, { sessoes_encerradas: ended })
    await avisar(tx, conta, 'senha-alterada', context.language, { quando: now().toISOString() })
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
      await tx
        .update(usuarios)
        .set({ email: token.emailNovo, emailPendente: null, emailVerificado: true, updatedAt: now() })
        .where(eq(usuarios.id, conta.id))
      // Reset mails may lie in the former mailbox.
      await anular(tx, 'redefinir-senha', conta.id, now())
      await registrar(tx, context, 'usuario.email_confirmado', { tipo: 'usuario', id: conta.id }, { campos: ['email'] })
      await avisar(tx, conta, 'email-alterado', context.language, { emailNovo: token.emailNovo })
    })
    .catch((error) => {
      // Someone else took the address while its confirmation was awaited.
      throw sqlState(error) === '23505' ? invalidConfirmationToken() : error
    })
  return { status: 200, body: { message: context.say('done.email-confirmed') } }
}
