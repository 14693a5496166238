import { BlockList, isIP, isIPv4 } from 'node:net'
import { type Problem, refused } from '../../errors.ts'

interface Network {
  address: string
  family: 'ipv4' | 'ipv6'
  bits: number
}

/** Reads an address or a network; null when it is neither. A zone (`fe80::1%eth0`) means nothing elsewhere. */
function networkOf(text: string): Network | null {
  const [, address = '', length] = /^([0-9A-Fa-f.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return null
  const most = version === 4 ? 32 : 128
  const bits = length === undefined ? most : Number(length)
  return bits > most ? null : { address, family: version === 4 ? 'ipv4' : 'ipv6', bits }
}

/** Finds what is neither an address nor a network. */
export const addressProblems = (ips: readonly string[]): Problem[] =>
  ips.flatMap((ip, i) => (networkOf(ip) ? [] : [refused(['ips', i], 'field.address', 'INVALID_ADDRESS')]))

/** Whether an address is one of these, or lies within. A socket for both families shows IPv4 as `::ffff:...`. */
export function isAmong(ips: readonly string[], ip: string): boolean {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0) return false
  const list = new BlockList()
  for (const each of ips) {
    const network = networkOf(each)
    if (network) list.addSubnet(network.address, network.bits, network.family)
  }
  return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}
