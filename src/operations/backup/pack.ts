import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { PackedFile } from './manifest.ts'

export type Sum = Omit<PackedFile, 'path'>

const HEAD_BYTES = 64

/** Passes data on, counts it and computes its digest. */
function meter(onBytes: (bytes: number) => void = () => {}) {
  const digest = createHash('sha256')
  let bytes = 0
  let head: Buffer = Buffer.alloc(0)
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      if (bytes < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - bytes)])
      bytes += chunk.length
      digest.update(chunk)
      onBytes(chunk.length)
      done(null, chunk)
    }
  })
  return { stream, sum: (): Sum => ({ bytes, sha256: digest.digest('hex') }), head: () => head }
}

/** Packs a file as it is now. The copy is on the disk when this returns. */
export async function pack(from: string, to: string, onBytes: (bytes: number) => void): Promise<Sum> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const { stream, sum } = meter(onBytes)
  const target = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(createReadStream(from), stream, createGzip({ level: 1 }), target)
  return sum()
}

/** Unpacks a file to its place. */
export async function unpack(from: string, to: string, onBytes: (bytes: number) => void): Promise<Sum> {
  const { stream, sum } = meter(onBytes)
  const target = createWriteStream(to, { flags: 'w', mode: 0o600, flush: true })
  await pipeline(createReadStream(from), createGunzip(), stream, target)
  return sum()
}

/** Reads a packed file to its end to compute its digest. Also returns its first bytes. */
export async function measure(path: string): Promise<Sum & { head: Buffer }> {
  const { stream, sum, head } = meter()
  stream.resume()
  await pipeline(createReadStream(path), createGunzip(), stream)
  return { ...sum(), head: head() }
}

export const isSame = (one: Sum, other: Sum) => one.bytes === other.bytes && one.sha256 === other.sha256

/**
 * Works on a few items at a time: many files are small, and waiting for the disk is most of the work. After a failure,
 * or after the signal, no further item begins. It rejects only when nothing is under way any more, so that the caller
 * can clear up.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
  { lanes = 4, signal }: { lanes?: number; signal?: AbortSignal | undefined } = {}
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const failures: unknown[] = []
  async function lane(): Promise<void> {
    for (let next = queue.next(); !next.done && failures.length === 0 && !signal?.aborted; next = queue.next())
      await work(next.value).catch((error) => failures.push(error))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  signal?.throwIfAborted()
  if (failures.length > 0) throw failures[0]
}
