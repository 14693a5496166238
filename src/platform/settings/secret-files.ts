import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '../disk/attempt.ts'
import { knownReasonOf } from './reasons.ts'

/** Far more than any secret. A wrong path may lead to a file of any size. */
const MOST_BYTES = 64 * 1024

/** Where a secret may stand: in the environment, or in a file. */
interface Source {
  /** How a message names it. */
  by: string
  read(): string
}

interface Found {
  value: string | null
  problem?: string
}

/**
 * Reads a secret from the one place where it is given: the variable itself, the file that NAME_FILE names, or the
 * credential NAME of systemd. What stands in the environment is seen by every child of the process, and in many a
 * report of a crash.
 */
export function readSecret(env: NodeJS.ProcessEnv, name: string): Found {
  const sources = sourcesOf(env, name)
  if (sources.length > 1)
    return { value: null, problem: `given by ${sources.map(({ by }) => by).join(' and by ')}, wanted one of them` }
  const [source] = sources
  if (!source) return { value: null }
  const { value, error } = attempt(() => source.read())
  if (error) return { value: null, problem: `given by ${source.by}: ${knownReasonOf(error) ?? error.message}` }
  return { value }
}

function sourcesOf(env: NodeJS.ProcessEnv, name: string): Source[] {
  const [value, file, folder] = [env[name], env[`${name}_FILE`]?.trim(), env.CREDENTIALS_DIRECTORY?.trim()]
  const credential = folder ? join(folder, name) : null
  return [
    ...(value?.trim() ? [{ by: name, read: () => value }] : []),
    ...(file ? [{ by: `${name}_FILE ${JSON.stringify(file)}`, read: () => readFile(file) }] : []),
    ...(credential && isThere(credential)
      ? [{ by: `the credential ${JSON.stringify(credential)}`, read: () => readFile(credential) }]
      : [])
  ]
}

/** A credential that is there and cannot be read counts as given, so that it is named. */
const isThere = (path: string): boolean => {
  const { value, error } = attempt(() => openSync(path, 'r'))
  if (value !== undefined) closeSync(value)
  return error?.code !== 'ENOENT' && error?.code !== 'ENOTDIR'
}

/** Reads a file of text without the line break at its end, which editors and `echo` add. */
function readFile(path: string): string {
  const bytes = readSome(path)
  if (bytes.length > MOST_BYTES) throw new Error(`it has more than ${MOST_BYTES} bytes`)
  const { value, error } = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  if (error) throw new Error('it is not text')
  const text = value.replace(/\r?\n$/, '')
  if (text.trim() === '') throw new Error('it is empty')
  return text
}

/** Reads a byte more than is allowed at most. The path may be a pipe, which has no size. */
function readSome(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(MOST_BYTES + 1)
    let length = 0
    for (;;) {
      const read = readSync(file, bytes, length, bytes.length - length, null)
      length += read
      if (read === 0 || length === bytes.length) return bytes.subarray(0, length)
    }
  } finally {
    closeSync(file)
  }
}
