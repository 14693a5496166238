import type { Language } from '../../engine/messages/messages.ts'
import type { TaskPayloads } from '../queue/tasks.ts'
import type { Attachment } from './envelope.ts'
import type { MailData } from './kinds.ts'
import type { Mailer } from './mailer.ts'
import { render } from './templates.ts'

/** Sends a mail whose whole content is in the queue. */
export async function sendQueuedMail(mailer: Mailer, payload: TaskPayloads['enviar-mail']): Promise<void> {
  const { para, tipo, idioma, dados, id } = payload
  await sendMail(mailer, para, tipo as keyof MailData, idioma, dados as never, id)
}

export async function sendMail<Kind extends keyof MailData>(
  mailer: Mailer,
  to: string,
  kind: Kind,
  language: string,
  data: MailData[Kind],
  id?: string,
  attachments?: Attachment[]
): Promise<void> {
  await mailer.send({ to, id, attachments, ...render(kind, language as Language, data) })
}
