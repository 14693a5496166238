import { eq } from 'drizzle-orm'
import type { NewSenha } from './password.ts'
import { usuarios } from './tables.ts'
import type { Context } from '../contract/handler.ts'
import type { Db } from '../db/client.ts'
import { notify } from '../mail/notify.ts'
import { anular } from './mail-tokens.ts'
import { encerrarSessoesDe, type Titular } from './sessions.ts'

export interface Opcoes {
  /** The session that stays open. */
  manter?: string
  /** The account must choose another one first. */
  trocar?: boolean
  avisar?: boolean
  /** The new password comes by a token that was mailed: whoever sets it reads the account's mail. */
  peloEmail?: boolean
}

/**
 * Gives an account a new password. Mails that were sent before must not undo it, its sessions end (but for the one to keep),
 * and its owner is told. Returns how many sessions ended.
 */
export async function definirSenha(
  tx: Db,
  { now, language }: Context<'public' | 'secured'>,
  conta: Titular,
  nova: NewSenha,
  { manter, trocar = false, avisar: avisando = true, peloEmail = false }: Opcoes = {}
): Promise<number> {
  await tx
    .update(usuarios)
    .set({
      ...nova,
      senhaAlteradaEm: now(),
      trocarSenha: trocar,
      emailPendente: null,
      emailPendentePorId: null,
      ...(peloEmail ? { emailVerificado: true } : {}),
      updatedAt: now()
    })
    .where(eq(usuarios.id, conta.id))
  await anular(tx, 'redefinir-senha', conta.id, now())
  // Whoever had the account before may have asked for another address; that must not outlive the change.
  await anular(tx, 'confirmar-email', conta.id, now())
  const ended = await encerrarSessoesDe(tx, conta.id, now(), manter)
  if (avisando) await notify(tx, conta, 'senha-alterada', language, { quando: now().toISOString() })
  return ended
}
