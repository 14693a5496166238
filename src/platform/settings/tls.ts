import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { attempt } from '../disk/attempt.ts'
import { type Reader, shown } from './reader.ts'
import { knownReasonOf } from './reasons.ts'

export interface Tls {
  cert: string
  key: string
}

/** Reads certificate and key for the listener, or returns null where neither is set. */
export function readTls(read: Reader): Tls | null {
  if (!read.text('TLS_CERT') && !read.text('TLS_KEY')) return null
  const load = (name: string, parse: (pem: string) => unknown, wanted: string): string => {
    read.required(name, wanted)
    const file = read.text(name)
    if (!file) return ''
    const pem = attempt(() => readFileSync(file, 'utf8'))
    const fault = pem.error ?? attempt(() => parse(pem.value)).error
    if (fault) read.bad(name, `${shown(file)}: ${knownReasonOf(fault) ?? 'it is not understood'}`, wanted)
    return fault ? '' : (pem.value ?? '')
  }
  const cert = load('TLS_CERT', (pem) => new X509Certificate(pem), 'a PEM file with the certificate')
  const key = load('TLS_KEY', createPrivateKey, 'a PEM file with the private key of TLS_CERT, not encrypted')
  // The listener makes this call too, so a pair that it would refuse is refused here.
  const refused = cert && key ? attempt(() => createSecureContext({ cert, key })).error : undefined
  if (refused)
    read.bad(
      'TLS_KEY',
      `${shown(read.text('TLS_KEY') ?? '')}: it does not go with TLS_CERT (${refused.code})`,
      'its private key'
    )
  return { cert, key }
}
