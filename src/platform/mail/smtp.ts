import nodemailer, { type NodemailerError } from 'nodemailer'
import type { Envelope } from './envelope.ts'

// Limit of a whole delivery, waiting included. The socket's own time-out does not notice a server that trickles its
// answers.
const DELIVERY_MS = 60_000

/** The mail server did not accept the mail. `permanent` says that it never will. */
export class MailFailed extends Error {
  override name = 'MailFailed'
  readonly permanent: boolean

  constructor(error: NodemailerError) {
    // Servers like to repeat the address that they refuse, and this sentence ends up in a log.
    const said = (error.response ?? error.message).replace(/(?<![^\s<>:"])[^\s<>:"]+@[^\s<>:"]+/g, '(address)')
    super(`${error.code ?? 'SMTP'}: ${said}`)
    this.permanent = error.permanent === true
  }
}

/**
 * Sends mail over SMTP. `smtps://` speaks TLS from the first byte. `smtp://` uses STARTTLS when the server offers it;
 * `?requireTLS=true` refuses to go on without it, and `?ignoreTLS=true` never asks. The query takes any other
 * nodemailer option in the same way.
 */
export function createSmtp(url: string, deliveryMs = DELIVERY_MS) {
  if (!/^smtps?:\/\/[^/?#]/.test(url)) throw new Error('SMTP_URL must begin with smtp:// or smtps:// and name a host')
  const open = () =>
    nodemailer.createTransport({
      pool: true,
      url,
      maxConnections: 3,
      // One more try, for a connection that the server closed while it was idle. The queue makes all further tries.
      maxRequeues: 1,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 15_000,
      dnsTimeout: 5_000,
      disableFileAccess: true,
      disableUrlAccess: true
    })
  let pool = open()

  return {
    async send(envelope: Envelope): Promise<void> {
      const used = pool
      const timer = setTimeout(() => {
        if (pool === used) pool = open()
        used.close({ force: true })
      }, deliveryMs)
      try {
        await used.sendMail(envelope)
      } catch (error) {
        throw new MailFailed(error as NodemailerError)
      } finally {
        clearTimeout(timer)
      }
    },

    async check(): Promise<void> {
      await pool.verify().catch((error: NodemailerError) => {
        throw new MailFailed(error)
      })
    },

    close(): void {
      pool.close()
    }
  }
}
