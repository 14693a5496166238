import { BlockList, isIP } from 'node:net'
import { parseUrl } from './parse-address.ts'

/** Whether a text is a valid value of a setting. */
export type Check = (value: string) => boolean

export const isHost: Check = (value) =>
  isIP(value) !== 0 || (/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value) && !/^[\d.]+$|\.\./.test(value))
export const isSender: Check = (value) => /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)
export const isOrigin: Check = (value) => /^https?:\/\//.test(value) && parseUrl(value)?.origin === value
export const isPublicUrl: Check = (value) => /^https:\/\/[^\s?#@\\]+$/.test(value) && parseUrl(value) !== null
/** Accepts a bearer token (RFC 6750, 2.1) that is long enough not to be guessed. */
export const isToken: Check = (value) => /^[\w.~+/-]{32,512}={0,2}$/.test(value)
export const isContact: Check = (value) =>
  /^(mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/[^\s<>@]+)$/.test(value) && parseUrl(value) !== null

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/**
 * Accepts an address with a host, or for PostgreSQL with a socket folder in `?host=`, whose parts the drivers can
 * decode.
 */
export function isAddress(...protocols: string[]): Check {
  return (value) => {
    const url = parseUrl(value)
    if (!url || !protocols.includes(url.protocol) || !(url.hostname || url.searchParams.has('host'))) return false
    return [url.username, url.password, url.pathname].every(isDecodable)
  }
}

/** Refuses networks so wide that any client could choose its own address, including IPv4 networks written as IPv6. */
export function isProxy(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || address.includes('%') || more.length > 0) return false
  if (prefix === undefined) return true
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
  if (family === 4) return bits >= 8 && bits <= 32
  if (bits < 7 || bits > 128) return false
  const network = new BlockList()
  network.addSubnet(address, bits, 'ipv6')
  return !network.check('::ffff:0.0.0.0', 'ipv6')
}
