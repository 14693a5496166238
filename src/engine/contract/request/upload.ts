/**
 * Receives multipart bodies. Every limit has to hold while the bytes arrive, because a body may be gigabytes large: the
 * announced size, the size of each file, the bytes besides the files, and the number of parts. Files go to a temporary
 * folder at once and are hashed on the way. When anything fails, all files received so far are removed.
 */
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { malformedRequest, payloadTooLarge } from '../../../errors.ts'
import type { Upload } from '../handler.ts'
import { sweepOnce } from './sweep.ts'

export const MULTIPART = 'multipart/form-data'

const LIMITS = {
  files: 10,
  fields: 20,
  fieldNameSize: 100,
  parts: 30,
  headerPairs: 100
}

/**
 * More than any file system takes. The part's header may be 80 KiB long, so the name is cut before anything looks at
 * it.
 */
const MOST_FILENAME = 1000

const SMALL = 1024 * 1024
/** How many bytes may arrive before it is asked again whether there is room. */
const SLICE = 8 * 1024 * 1024

/** Where files of a body go. */
export interface UploadPlace {
  folder: string
  /** Throws where there is no room for so many bytes more. */
  admit?: (bytes: number) => Promise<void>
}

export interface Received {
  /** Every part as the contract's schema sees it. A file is a string there. */
  fields: Record<string, unknown>
  files: Record<string, Upload>
  remove(): Promise<void>
}

/**
 * Receives a multipart body. Files go to disk as they arrive, so memory stays flat. Parts that the contract does not
 * name are read and dropped. `beside` is how many bytes the body may have besides its files.
 */
export async function receive(
  request: FastifyRequest,
  limits: Record<string, number | null>,
  beside: number,
  { folder, admit = async () => {} }: UploadPlace
): Promise<Received> {
  const sizes = Object.values(limits).map((limit) => limit ?? 0)
  const largest = Math.max(...sizes, 0)
  const announced = Number(request.headers['content-length'] ?? 0)
  // The announced size is known before the body arrives, so nobody has to send gigabytes to be refused.
  if (announced > sizes.reduce((sum, size) => sum + size, beside)) throw payloadTooLarge()
  // A small body may use the room that is left. One that does not say its size might be large.
  if (announced === 0 || announced > SMALL) await admit(announced)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await sweepOnce(folder)
  const received: Received = { fields: {}, files: {}, remove: () => removeAll(received.files) }
  try {
    let rest = beside
    for await (const part of request.parts({ limits: { ...LIMITS, fieldSize: beside, fileSize: largest } })) {
      if (part.type === 'field') {
        rest -= Buffer.byteLength(String(part.value))
        if (rest < 0) throw payloadTooLarge()
        receiveField(received, part, part.fieldname in limits)
      } else if (part.fieldname in limits && received.fields[part.fieldname] === undefined)
        await receiveFile(received, part, limits[part.fieldname] ?? largest, { folder, admit })
      else {
        part.file.resume()
        addField(received, part.fieldname, '')
      }
    }
    return received
  } catch (error) {
    await received.remove()
    throw isBrokenMultipart(error) ? malformedRequest() : error
  }
}

function receiveField(received: Received, { fieldname, value, valueTruncated }: MultipartValue, isFile: boolean): void {
  if (valueTruncated) throw payloadTooLarge()
  // To the schema a file is a string. Text sent in place of a file must not be taken for one.
  addField(received, fieldname, isFile ? null : value)
}

async function receiveFile(
  received: Received,
  { fieldname, filename, file }: MultipartFile,
  limit: number,
  { folder, admit }: Required<UploadPlace>
): Promise<void> {
  const path = join(folder, randomUUID())
  // A part may be a file without having a name.
  const upload: Upload = { path, size: 0, filename: (filename ?? '').slice(0, MOST_FILENAME), sha256: '' }
  received.files[fieldname] = upload
  received.fields[fieldname] = ''
  const hash = createHash('sha256')
  const kept = createWriteStream(path, { mode: 0o600 })
  const written = pipeline(
    file,
    async function* (chunks: AsyncIterable<Buffer>) {
      let unasked = 0
      for await (const chunk of chunks) {
        hash.update(chunk)
        upload.size += chunk.length
        unasked += chunk.length
        if (unasked > SLICE) {
          unasked = 0
          await admit(0)
        }
        yield chunk
      }
    },
    kept
  )
  await written.catch(async (error) => {
    // The stream may still be about to create its file. Removing it has to wait for that.
    if (!kept.closed) await once(kept, 'close')
    throw error
  })
  if (file.truncated || upload.size > limit) throw payloadTooLarge()
  upload.sha256 = hash.digest('hex')
}

/** Adds a field. A name that comes more than once gets a list, which the schema then refuses. */
function addField({ fields }: Received, name: string, value: unknown): void {
  const before = fields[name]
  fields[name] = before === undefined ? value : [before, value].flat()
}

async function removeAll(files: Record<string, Upload>): Promise<void> {
  await Promise.all(Object.values(files).map((file) => rm(file.path, { force: true })))
}

/** Errors of busboy itself, such as an unexpected end or a bad header, carry no code. */
const isBrokenMultipart = (error: unknown) => error instanceof Error && !('code' in error) && !('status' in error)
