import { endlessRoom, type Room } from '../disk/room.ts'
import { createEmlFolder } from './eml.ts'
import { envelope, type MailMessage, senderDomain } from './envelope.ts'
import { createSmtp } from './smtp.ts'

export interface Mailer {
  /** Resolves once the mail server, or the disk, has accepted the mail. Throws MailRefused or MailFailed. */
  send(message: MailMessage): Promise<void>
  /** Throws when no mail could be sent at the moment. */
  check(): Promise<void>
  /** Lets a delivery under way finish. Deliveries that still wait fail. */
  close(): void
}

export interface MailerOptions {
  smtpUrl: string | null
  mailFrom: string
  dataDir: string
  now?: () => Date
  /** Refuses mails that there is no room for, where they are written to files. */
  room?: Room
}

export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, mailFrom, dataDir, now = () => new Date(), room = endlessRoom } = options
  const domain = senderDomain(mailFrom)
  const way = smtpUrl === null ? createEmlFolder(dataDir, now, room) : createSmtp(smtpUrl)
  return {
    send: async (message) => way.send(envelope(message, mailFrom, domain, now())),
    check: way.check,
    close: way.close
  }
}
