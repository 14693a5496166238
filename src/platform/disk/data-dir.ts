import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDataKey } from '../sealing/keys.ts'
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
  return keptFile(dataDir, 'secrets.json', readSecrets, () => {
    const secrets = {
      masterKey: randomBytes(24).toString('base64url'),
      jwtSecret: randomBytes(48).toString('base64url')
    }
    return JSON.stringify(secrets, null, 2)
  })
}

/** Likewise the key that seals what is in the database; in a file of its own, since without it that is lost. */
export const developmentDataKey = (dataDir: string): string =>
  keptFile(dataDir, 'data.key', readDataKey, () => randomBytes(32).toString('base64'))

export const hasDataKey = (dataDir: string): boolean => existsSync(join(dataDir, 'data.key'))

/** What a file in the data folder holds, which is made when it is not there. */
function keptFile<T>(dataDir: string, name: string, read: (path: string) => T | null, make: () => string): T {
  const path = join(dataDir, name)
  const kept = read(path)
  if (kept) return kept
  const draft = `${path}.${randomUUID()}`
  const made = attempt(() => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(draft, `${make()}\n`, { flag: 'wx', mode: 0o600 })
    // A link never replaces a file: of several processes that start at once one wins, and the file is whole from the start.
    linkSync(draft, path)
  })
  attempt(() => rmSync(draft, { force: true }))
  const agreed = !made.error || made.error.code === 'EEXIST' ? read(path) : null
  if (!agreed) throw new Error(`${name} can not be made there (${made.error?.code})`)
  return agreed
}

function readDataKey(path: string): string | null {
  const text = attempt(() => readFileSync(path, 'utf8'))
  if (text.error?.code === 'ENOENT') return null
  if (text.error) throw new Error(`its data.key can not be read (${text.error.code})`)
  const key = text.value.trim()
  if (!isDataKey(key))
    throw new Error('its data.key is damaged: restore it, since the data in the database can not be opened without it')
  return key
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
