import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { parseUrl } from '../../../platform/settings/parse-address.ts'

export type UrlProblem = 'format' | 'scheme' | 'credentials' | 'inner'

const MAX_URL = 2000
/** Azure's machine agent answers at this address, which looks public but is reachable only from inside. */
const AZURE_WIRESERVER = '168.63.129.16'
/** The range that IANA assigns for routing over the Internet. Everything else is special or unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
/** Names that never leave a machine or a network, by their standards or by the habit of /etc/hosts. */
const INNER_SUFFIX = /(^|\.)(localhost|localdomain|local|internal|home\.arpa)$/
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*$/

/** Whether an address is public unicast. An IPv4 address inside an IPv6 address is judged by itself. */
export function isAllowedAddress(ip: string): boolean {
  // A zone (fe80::1%eth0) selects an interface of this machine. `isIP` is asked first, since ipaddr.js alone would also
  // accept 0x7f.1.
  const version = ip.includes('%') ? 0 : isIP(ip)
  if (version === 4) return isAllowedIpv4(ipaddr.IPv4.parse(ip))
  // ipaddr.js takes ::8.8.8.8 for ::ffff:8.8.8.8. The URL parser writes the address in hexadecimal first.
  return version === 6 && isAllowedIpv6(ipaddr.IPv6.parse(new URL(`http://[${ip}]`).hostname.slice(1, -1)))
}

function isAllowedIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && address.toString() !== AZURE_WIRESERVER
}

function isAllowedIpv6(address: ipaddr.IPv6): boolean {
  // In these two forms a network without IPv4 reaches public IPv4 addresses. 6to4, Teredo, IPv4-compatible addresses
  // and the local-use NAT64 prefix are refused altogether.
  if (address.isIPv4MappedAddress() || address.match(NAT64)) return isAllowedIpv4(embedded(address))
  if (!address.match(GLOBAL_UNICAST) || address.range() !== 'unicast') return false
  // ISATAP hides an IPv4 address behind any prefix.
  const isIsatap = (address.parts[4]! & ~0x0200) === 0 && address.parts[5] === 0x5efe
  return !isIsatap || isAllowedIpv4(embedded(address))
}

function embedded(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12))
}

/**
 * Checks what can be seen of a URL before anything is resolved. The address itself is checked again at each connection.
 */
export function urlProblem(url: string, allowPrivate: boolean): UrlProblem | null {
  // The parser would drop spaces and line breaks and turn backslashes around. What is stored must be what was meant.
  if (url.length > MAX_URL || /[\s\p{Cc}\\#]/u.test(url)) return 'format'
  const parsed = parseUrl(url)
  if (!parsed) return 'format'
  const { protocol, hostname, port, href } = parsed
  // The URL is stored in this form, which must be valid when it is sent back.
  if (href.length > MAX_URL) return 'format'
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'scheme'
  const authority = /^https?:\/\/([^/?]+)/i.exec(url)?.[1]
  if (authority === undefined || port === '0') return 'format'
  // Catches also the empty user of https://@host, which URL.username does not show.
  if (authority.includes('@')) return 'credentials'
  return hostProblem(hostname, allowPrivate)
}

function hostProblem(hostname: string, allowPrivate: boolean): UrlProblem | null {
  const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  if (isIP(address)) return allowPrivate || isAllowedAddress(address) ? null : 'inner'
  const name = hostname.replace(/(?<!\.)\.+$/, '')
  if (!allowPrivate && (!name.includes('.') || INNER_SUFFIX.test(name))) return 'inner'
  // A dot at the end makes no difference to DNS, but it does to certificates and to lists of names.
  return HOST_NAME.test(hostname) ? null : 'format'
}
