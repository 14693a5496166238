import type { FastifyInstance } from 'fastify'

const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 180

export interface SecuritySettings {
  /** The address for reports of weaknesses, as a URI. */
  securityContact: string
  publicUrl: string
}

/** Serves /.well-known/security.txt (RFC 9116), which says where to report a weakness. */
export function addSecurityText(
  app: FastifyInstance,
  { securityContact, publicUrl }: SecuritySettings,
  now: () => Date
): void {
  app.get('/.well-known/security.txt', async (_, reply) => {
    const expires = new Date(now().getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString()
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: pt, en, es',
      `Canonical: ${publicUrl}/.well-known/security.txt`
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
