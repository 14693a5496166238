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
  /** Whether the account must choose another password first. */
  mustChange?: boolean
  /** The new password came with a mailed token, so the person setting it reads the account's mail. */
  byMail?: boolean
}

/**
 * Gives an account a new password. Mails sent earlier can no longer undo it, its sessions end (except the one to keep),
 * and its owner gets a mail. Returns how many sessions ended.
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
  // An intruder may have asked for another address. That request must not outlive the change.
  await annulTokens(tx, 'confirmar-email', conta.id, now())
  const ended = await endSessoes(tx, conta.id, now(), keepSessao)
  // The mailed token has just proved whose address it is.
  const owner = { ...conta, emailVerificado: conta.emailVerificado || byMail }
  await tellOwner(tx, context, owner, 'senha-alterada', { quando: now().toISOString() })
  return ended
}
