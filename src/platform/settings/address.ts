import { parseUrl } from './parse-address.ts'

const PORTS: Record<string, number> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'rediss:': 6379,
  'smtp:': 587,
  'smtps:': 465
}

/** The addresses whose user is shown too. Elsewhere a password is often written in its place. */
const WITH_USER = ['postgres:', 'postgresql:', 'smtp:', 'smtps:']

/** Returns an address as a log may hold it: with its port, and without password and query. */
export function addressOf(text: string): string {
  const url = parseUrl(text)
  if (!url) return 'an address that cannot be read'
  const { protocol, username, hostname, port, pathname, searchParams } = url
  const user = username && WITH_USER.includes(protocol) ? `${username}@` : ''
  const place = hostname || (searchParams.get('host') ?? '')
  const at = port || PORTS[protocol]
  return `${protocol}//${user}${place}${at && hostname ? `:${at}` : ''}${pathname === '/' ? '' : pathname}`
}
