import type { Context } from '../../../engine/contract/handler.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { MailData, MailKind } from '../../../platform/mail/kinds.ts'
import { notify } from '../../../platform/mail/notify.ts'
import type { Usuario } from '../queries.ts'
import { mayMail } from './mail-allowance.ts'

/** The parts of an account that mails to its owner need. */
export type Owner = Pick<Usuario, 'id' | 'nome' | 'email' | 'emailVerificado'>

/** Fields of mails that hold text typed by a person or sent by a browser. */
const typed = ['nome', 'emailNovo', 'dispositivo', 'url', 'chave']

/**
 * Sends an account's owner a mail, in the transaction that causes it. An unconfirmed address may be a stranger's. So it
 * gets few mails, and none of them holds anything that a caller has written.
 */
export async function tellOwner<K extends MailKind>(
  tx: Db,
  { now, language }: Pick<Context<'public' | 'secured'>, 'now' | 'language'>,
  owner: Owner,
  tipo: K,
  dados: Omit<MailData[K], 'nome'>
): Promise<void> {
  const { id, nome, email, emailVerificado } = owner
  const de = tipo === 'conta-criada' ? 'endereco' : 'aviso'
  if (!emailVerificado && !(await mayMail(tx, { usuarioId: id, email }, de, now()))) return
  const told = { nome, ...dados }
  const entries = Object.entries(told).map(([name, value]) => [name, typed.includes(name) ? null : value])
  await notify(tx, email, tipo, language, emailVerificado ? told : Object.fromEntries(entries))
}
