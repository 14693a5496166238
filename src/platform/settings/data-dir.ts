import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { attempt } from '../disk/attempt.ts'
import { isDataKey } from '../sealing/keys.ts'

/**
 * Returns the error code when a folder is missing and cannot be made, else undefined. It must be called before a
 * recursive `mkdir`, because below a folder like /proc Node would try for ever.
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

/** Makes secrets once for development, and keeps them beside the data. */
export function developmentSecrets(dataDir: string): Secrets {
  return keptFile(dataDir, 'secrets.json', readSecrets, () => {
    const secrets = {
      masterKey: randomBytes(24).toString('base64url'),
      jwtSecret: randomBytes(48).toString('base64url')
    }
    return JSON.stringify(secrets, null, 2)
  })
}

/**
 * Makes the key that seals data in the database, for development. It has a file of its own, because without it the data
 * is lost.
 */
export const developmentDataKey = (dataDir: string): string =>
  keptFile(dataDir, 'data.key', readDataKey, () => randomBytes(32).toString('base64'))

export const hasDataKey = (dataDir: string): boolean => existsSync(join(dataDir, 'data.key'))

/** Returns the contents of a file in the data folder, and makes the file when it is missing. */
function keptFile<T>(dataDir: string, name: string, read: (path: string) => T | null, make: () => string): T {
  const path = join(dataDir, name)
  const kept = read(path)
  if (kept) return kept
  const draft = `${path}.${randomUUID()}`
  const made = attempt(() => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(draft, `${make()}\n`, { flag: 'wx', mode: 0o600 })
    // A link never replaces a file. When several processes start at once, one wins, and the file is complete from the
    // start.
    linkSync(draft, path)
  })
  attempt(() => rmSync(draft, { force: true }))
  const agreed = !made.error || made.error.code === 'EEXIST' ? read(path) : null
  if (!agreed) throw new Error(`${name} cannot be made there (${made.error?.code})`)
  return agreed
}

function readDataKey(path: string): string | null {
  const text = attempt(() => readFileSync(path, 'utf8'))
  if (text.error?.code === 'ENOENT') return null
  if (text.error) throw new Error(`its data.key cannot be read (${text.error.code})`)
  const key = text.value.trim()
  if (!isDataKey(key))
    throw new Error('its data.key is damaged: restore it, since the data in the database cannot be opened without it')
  return key
}

function readSecrets(path: string): Secrets | null {
  const text = attempt(() => readFileSync(path, 'utf8'))
  if (text.error?.code === 'ENOENT') return null
  if (text.error) throw new Error(`its secrets.json cannot be read (${text.error.code})`)
  // The parser's own message would repeat a part of the file.
  const { masterKey, jwtSecret } = (attempt(() => JSON.parse(text.value)).value ?? {}) as Partial<Secrets>
  if (typeof masterKey === 'string' && masterKey && typeof jwtSecret === 'string' && isStrong(jwtSecret)) {
    return { masterKey, jwtSecret }
  }
  throw new Error('its secrets.json is damaged: restore {"masterKey", "jwtSecret"} or delete it to get new secrets')
}
