import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { attempt } from '../disk/attempt.ts'
import { type Reader, shown } from './reader.ts'
import { knownReasonOf } from './reasons.ts'

export interface TlsFiles {
  certFile: string
  keyFile: string
}

export interface Tls extends TlsFiles {
  cert: string
  key: string
}

/** What is wrong with one of the two files, in the parts of which a message is made. */
export interface TlsProblem {
  name: 'TLS_CERT' | 'TLS_KEY'
  given: string
  wanted: string
}

const WANTED = {
  TLS_CERT: 'a PEM file with the certificate',
  TLS_KEY: 'a PEM file with the private key of TLS_CERT, not encrypted'
}

/**
 * Reads certificate and key for the listener, or returns null where neither is set. A certificate that is not valid now
 * is refused where clients rely on it, in production.
 */
export function readTls(read: Reader, { now, production }: { now: Date; production: boolean }): Tls | null {
  const [certFile, keyFile] = [read.text('TLS_CERT'), read.text('TLS_KEY')]
  if (!certFile && !keyFile) return null
  read.required('TLS_CERT', WANTED.TLS_CERT)
  read.required('TLS_KEY', WANTED.TLS_KEY)
  const { tls, problems } = readPair({ certFile: certFile ?? '', keyFile: keyFile ?? '' }, production ? now : null)
  for (const { name, given, wanted } of problems) if (read.text(name)) read.bad(name, given, wanted)
  return tls
}

/** Reads the two files. Where `now` is given, the certificate must be valid then. */
export function readPair({ certFile, keyFile }: TlsFiles, now: Date | null): { tls: Tls; problems: TlsProblem[] } {
  const problems: TlsProblem[] = []
  const bad = (name: TlsProblem['name'], file: string, reason: string, wanted: string) =>
    void problems.push({ name, given: `${shown(file)}: ${reason}`, wanted })
  const load = (name: TlsProblem['name'], file: string, parse: (pem: string) => unknown): string => {
    const pem = attempt(() => readFileSync(file, 'utf8'))
    const fault = pem.error ?? attempt(() => parse(pem.value)).error
    if (fault) bad(name, file, knownReasonOf(fault) ?? 'it is not understood', WANTED[name])
    return fault ? '' : (pem.value ?? '')
  }
  const cert = load('TLS_CERT', certFile, (pem) => new X509Certificate(pem))
  const key = load('TLS_KEY', keyFile, createPrivateKey)
  // The listener makes this call too, so a pair that it would refuse is refused here.
  const refused = cert && key ? attempt(() => createSecureContext({ cert, key })).error : undefined
  if (refused) bad('TLS_KEY', keyFile, `it does not go with TLS_CERT (${refused.code})`, 'its private key')
  const past = cert && now ? notValid(cert, now) : null
  if (past) bad('TLS_CERT', certFile, past, 'a certificate that is valid now')
  return { tls: { cert, key, certFile, keyFile }, problems }
}

/** Says why a certificate is not valid at a moment, or returns null. */
export function notValid(cert: string, now: Date): string | null {
  const { validFrom, validTo } = new X509Certificate(cert)
  if (new Date(validTo) <= now) return `it expired at ${new Date(validTo).toISOString()}`
  return new Date(validFrom) > now ? `it is not valid before ${new Date(validFrom).toISOString()}` : null
}

export const expiryOf = (cert: string): Date => new Date(new X509Certificate(cert).validTo)
