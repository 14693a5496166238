import { randomUUID } from 'node:crypto'
import type { Db } from '../db/client.ts'
import type { Language } from '../messages/messages.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { MailData } from './kinds.ts'

/** Tells an account's owner something by mail; the mail is queued in the transaction that causes it. */
export async function notify<K extends keyof MailData>(
  db: Db,
  conta: { nome: string; email: string },
  tipo: K,
  idioma: Language,
  dados: Omit<MailData[K], 'nome'>
): Promise<void> {
  await enqueue(db, 'enviar-mail', {
    para: conta.email,
    tipo,
    idioma,
    dados: { nome: conta.nome, ...dados },
    id: randomUUID()
  })
}
