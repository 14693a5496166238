import { createHmac } from 'node:crypto'

const coded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (text: string, secret: string) =>
  `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** Makes tokens that look valid and must be refused. An expired one can be made only with the service's secret. */
export function forgedFrom(token: string, secret: string | null) {
  const claims = claimsOf(token)
  const header = { alg: 'HS256', typ: 'JWT' }
  const past = Math.floor(Date.now() / 1000) - 7200
  const broken = `${token.slice(0, -6)}AAAAAA`
  return {
    broken,
    foreign: signed(`${coded(header)}.${coded(claims)}`, 'the secret of another service, long enough'),
    unsigned: `${coded({ alg: 'none', typ: 'JWT' })}.${coded(claims)}.`,
    expired: secret ? signed(`${coded(header)}.${coded({ ...claims, iat: past, exp: past + 3600 })}`, secret) : broken
  }
}
