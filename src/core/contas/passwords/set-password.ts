import type { Context } from '../../../engine/contract/handler.ts'
import type { Db } from '../../../platform/db/client.ts'
import { annulTokens } from '../mails/mail-tokens.ts'
import { type Owner, tellOwner } from '../mails/tell.ts'
import { updateUsuario } from '../queries.ts'
import { endSessoes } from '../sessions/sessions.ts'
import type { NewSenha } from './password.ts'

export interface SetSenhaOptions {
  /** The session that stays open. */
  keepSessao?: string
  /** The account must choose another one first. */
  mustChange?: boolean
  /** The new password comes by a token that was mailed: whoever sets it reads the account's mail. */
  byMail?: boolean
}

/**
 * Gives an account a new password. Mails that were sent before must not undo it, its sessions end (but for the one to keep),
 * and its owner is told. Returns how many sessions ended.
 */
export async function setSenha(
  tx: Db,
  context: Pick<Context<'public' | 'secured'>, 'now' | 'language'>,
  conta: Owner,
  senha: NewSenha,
  { keepSessao, mustChange = false, byMail = false }: SetSenhaOptions = {}
): Promise<number> {
  const { now } = context
  await updateUsuario(tx, conta.id, {
    ...senha,
    senhaAlteradaEm: now(),
    trocarSenha: mustChange,
    emailPendente: null,
    emailPendentePorId: null,
    ...(byMail ? { emailVerificado: true } : {}),
    updatedAt: now()
  })
  await annulTokens(tx, 'redefinir-senha', conta.id, now())
  // Whoever had the account before may have asked for another address; that must not outlive the change.
  await annulTokens(tx, 'confirmar-email', conta.id, now())
  const ended = await endSessoes(tx, conta.id, now(), keepSessao)
  // A token that was mailed has just shown whose address it is.
  const owner = { ...conta, emailVerificado: conta.emailVerificado || byMail }
  await tellOwner(tx, context, owner, 'senha-alterada', { quando: now().toISOString() })
  return ended
}
