export interface MailMessage {
  /** One plain address, without a name. */
  to: string
  subject: string
  text: string
  html: string
  /**
   * Becomes the Message-ID, so that a mail sent twice by a retry is recognisable. It has 1-128 of `[A-Za-z0-9_-]`, with
   * dots inside.
   */
  id?: string
  attachments?: Attachment[]
}

/** An attached file. The service chooses its name. */
export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** The message itself is at fault, so sending it again would fail again. The error never repeats the address. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** A mail as it is handed to nodemailer. Its headers are checked, and nothing in it is parsed again. */
export interface Envelope {
  from: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  date: Date
  messageId?: string
  headers: Record<string, string>
  attachments?: Attachment[]
}

const CONTROL = /\p{Cc}/u
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u
const ID = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/

/** Checks the parts of a mail that become headers, and puts the mail together. */
export function envelope(message: MailMessage, from: string, domain: string, date: Date): Envelope {
  const { to, subject, text, html, id, attachments } = message
  if (to.length > 254 || !ADDRESS.test(to)) throw new MailRefused('the recipient is not one plain address')
  if (subject.length > 250 || CONTROL.test(subject)) throw new MailRefused('the subject is not one line')
  if (id !== undefined && (id.length > 128 || !ID.test(id))) throw new MailRefused('the id does not fit a Message-ID')
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    messageId: id === undefined ? undefined : `<${id}@${domain}>`,
    // Keeps automatic replies ("I am on holiday") from coming back.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments
  }
}

/** Checks the sender's address and returns its domain, from `a@b` or `Name <a@b>`. */
export function senderDomain(mailFrom: string): string {
  const address = /^[^<>]*<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
  const domain = address.split('@')[1]
  if (CONTROL.test(mailFrom) || !ADDRESS.test(address) || !domain) {
    throw new Error('MAIL_FROM must be an address, or a name and an address: Name <address@example.org>')
  }
  return domain
}
