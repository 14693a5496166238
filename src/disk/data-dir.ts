import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { attempt } from './attempt.ts'

/**
 * The error code when a folder is not there and can not be made, else undefined. Asked before `mkdir` with `recursive` is called: below a
 * folder like /proc, Node would try for ever.
 */
export function faultOf(folder: string): string | undefined {
  if (existsSync(folder)) return undefined
  let parent = dirname(folder)
  while (!existsSync(parent)) parent = dirname(parent)
  return attempt(() => rmdirSync(mkdtempSync(join(parent, '.data-')))).error?.code
}

interface Secrets {
  masterKey: string
  jwtSecret: string
}

export const isStrong = (secret: string) => Buffer.byteLength(secret) >= 32

/** Made once, for development, and kept beside the data. */
export function developmentSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json')
  const kept = readSecrets(path)
  if (kept) return kept
  const draft = `${path}.${randomUUID()}`
  const secrets = { masterKey: randomBytes(24).toString('base64url'), jwtSecret: randomBytes(48).toString('base64url') }
  const made = attempt(() => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
    // A link never replaces a file: of several processes that start at once one wins, and the file is whole from the start.
    linkSync(draft, path)
  })
  attempt(() => rmSync(draft, { force: true }))
  const agreed = !made.error || made.error.code === 'EEXIST' ? readSecrets(path) : null
  if (!agreed) throw new Error(`secrets.json can not be made there (${made.error?.code})`)
  return agreed
}

function readSecrets(path: string): Secrets | null {
  const text = attempt(() => readFileSync(path, 'utf8'))
  if (text.error?.code === 'ENOENT') return null
  if (text.error) throw new Error(`its secrets.json can not be read (${text.error.code})`)
  // The parser's own message would repeat a part of the file.
  const { masterKey, jwtSecret } = (attempt(() => JSON.parse(text.value)).value ?? {}) as Partial<Secrets>
  if (typeof masterKey === 'string' && masterKey && typeof jwtSecret === 'string' && isStrong(jwtSecret)) {
    return { masterKey, jwtSecret }
  }
  throw new Error('its secrets.json is damaged: restore {"masterKey", "jwtSecret"} or delete it to get new secrets')
}
