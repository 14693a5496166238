import type { Context } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { notify } from '../mail/notify.ts'
import { annulTokens } from './mail-tokens.ts'
import type { NewSenha } from './password.ts'
import { type Titular, updateUsuario } from './queries.ts'
import { endSessoes } from './sessions.ts'

export interface SetSenhaOptions {
  /** The session that stays open. */
  keepSessao?: string
  /** The account must choose another one first. */
  mustChange?: boolean
  notifyOwner?: boolean
  /** The new password comes by a token that was mailed: whoever sets it reads the account's mail. */
  byMail?: boolean
}

/**
 * Gives an account a new password. Mails that were sent before must not undo it, its sessions end (but for the one to keep),
 * and its owner is told. Returns how many sessions ended.
 */
export async function setSenha(
  tx: Db,
  { now, language }: Pick<Context<'public' | 'secured'>, 'now' | 'language'>,
  conta: Titular,
  senha: NewSenha,
  { keepSessao, mustChange = false, notifyOwner = true, byMail = false }: SetSenhaOptions = {}
): Promise<number> {
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
  if (notifyOwner) await notify(tx, conta, 'senha-alterada', language, { quando: now().toISOString() })
  return ended
}
