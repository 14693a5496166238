import { randomUUID } from 'node:crypto'
import type { Language } from '../../engine/messages/messages.ts'
import type { Db } from '../db/client.ts'
import { enqueue } from '../queue/enqueue.ts'
import type { MailKind } from './kinds.ts'

/**
 * Queues a mail in the transaction that causes it. Mails to owners of accounts go through core/contas, which knows
 * their addresses.
 */
export async function notify(
  db: Db,
  para: string,
  tipo: MailKind,
  idioma: Language,
  dados: Record<string, unknown>
): Promise<void> {
  await enqueue(db, 'enviar-mail', { para, tipo, idioma, dados, id: randomUUID() })
}
