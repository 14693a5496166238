import { readFile } from 'node:fs/promises'
import type { PackedFile } from '../manifest.ts'
import { measure } from '../pack.ts'
import { nameOf, PART_BYTES, readHeader, readName } from './segments.ts'

/** Why a part of the log cannot be used. */
export type Fault =
  | { kind: 'missing' }
  /** It does not unpack, is too short, or differs from its digest. */
  | { kind: 'damaged' }
  /** It is whole, but it is another part, whose name is given. */
  | { kind: 'swapped'; holds: string }
  /** It was written by another server. */
  | { kind: 'foreign' }

export interface Expected {
  name: string
  /** The identifier of the server whose log it is. */
  system: string
  /** The digest of the contents, or null where none was kept. */
  sha256: string | null
}

/** Reads a copy of a part from beginning to end. Returns null when it is what it should be. */
export async function inspect(path: string, { name, system, sha256 }: Expected): Promise<Fault | null> {
  const found = await measure(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return 'missing'
    // A disk that cannot read a file has damaged it; a closed folder is no matter of this part.
    if (error.code?.startsWith('Z_') || error.code === 'EIO') return 'damaged'
    throw error
  })
  if (typeof found === 'string') return { kind: found } as Fault
  const header = readHeader(found.head)
  const wanted = readName(name)
  if (header === null || wanted === null || found.bytes !== PART_BYTES) return { kind: 'damaged' }
  if (header.system !== system) return { kind: 'foreign' }
  // A part that begins a timeline has the pages of the former one at its beginning.
  if (header.number !== wanted.number || header.timeline > wanted.timeline)
    return { kind: 'swapped', holds: nameOf(header) }
  return sha256 !== null && found.sha256 !== sha256 ? { kind: 'damaged' } : null
}

/** Reads the digest that was kept beside a copy. Versions before there were digests have left none. */
export async function readDigest(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  // A digest that is cut off fits nothing.
  return text === null ? null : (/^[0-9a-f]{64}/.exec(text)?.[0] ?? 'unreadable')
}

export const digestIn = (files: PackedFile[], name: string): string | null =>
  files.find(({ path }) => path === name)?.sha256 ?? null
