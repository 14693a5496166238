import { createPrivateKey, randomUUID, X509Certificate } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Certificate {
  cert: string
  key: string
}

const DAY = 24 * 60 * 60 * 1000

/**
 * Returns the self-signed certificate of this machine: the kept one while it is valid for another 30 days, else a new
 * one.
 */
export async function developmentCertificate(dataDir: string, now: () => Date): Promise<Certificate> {
  const folder = join(dataDir, 'tls')
  return (await readKept(folder, now())) ?? (await makeNew(folder, now()))
}

async function readKept(folder: string, now: Date): Promise<Certificate | null> {
  try {
    const cert = await readFile(join(folder, 'cert.pem'), 'utf8')
    const key = await readFile(join(folder, 'key.pem'), 'utf8')
    const parsed = new X509Certificate(cert)
    const isCurrent =
      Date.parse(parsed.validFrom) <= now.getTime() && Date.parse(parsed.validTo) > now.getTime() + 30 * DAY
    // Two processes that made a certificate at once can leave one's certificate with the other's key.
    return isCurrent && parsed.checkPrivateKey(createPrivateKey(key)) ? { cert, key } : null
  } catch {
    return null
  }
}

async function makeNew(folder: string, now: Date): Promise<Certificate> {
  // Loading the library takes a quarter of a second, and it is needed once a year.
  const { generate } = await import('selfsigned')
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: now,
    notAfterDate: new Date(now.getTime() + 365 * DAY),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' }
        ]
      }
    ]
  })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await replaceFile(join(folder, 'key.pem'), made.private, 0o600)
  await replaceFile(join(folder, 'cert.pem'), made.cert, 0o644)
  return { cert: made.cert, key: made.private }
}

/** Writes a draft and renames it, so that no reader meets half a file and the mode of an old file does not stay. */
async function replaceFile(path: string, text: string, mode: number): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, text, { flag: 'wx', mode })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
