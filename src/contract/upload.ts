import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { malformedRequest, payloadTooLarge } from '../errors.ts'
import type { Upload } from './handler.ts'

export const MULTIPART = 'multipart/form-data'
const FIELD_LIMIT = 64 * 1024

export interface Received {
  /** Every part, as the contract's schema sees it: a file is a string. */
  fields: Record<string, unknown>
  files: Record<string, Upload>
  remove(): Promise<void>
}

/** Receives a multipart body; files go to disk as they come, so memory stays flat. Parts the contract does not name are drained. */
export async function receive(
  request: FastifyRequest,
  limits: Record<string, number | null>,
  folder: string
): Promise<Received> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const received: Received = { fields: {}, files: {}, remove: () => removeAll(received.files) }
  const largest = Math.max(...Object.values(limits).map((limit) => limit ?? 0), 0)
  try {
    const parts = request.parts({
      limits: {
        fileSize: largest,
        files: 10,
        fields: 20,
        fieldSize: FIELD_LIMIT,
        fieldNameSize: 100,
        parts: 30,
        headerPairs: 100
      }
    })
    for await (const part of parts) {
      const before = received.fields[part.fieldname]
      if (part.type === 'field') {
        if (part.valueTruncated) throw payloadTooLarge()
        // A file is a string to the schema; text in its place must not pass for one.
        const value = part.fieldname in limits ? null : part.value
        received.fields[part.fieldname] = before === undefined ? value : [before, value].flat()
      } else if (!(part.fieldname in limits) || before !== undefined) {
        part.file.resume()
        received.fields[part.fieldname] = before === undefined ? '' : [before, ''].flat()
      } else {
        const path = join(folder, randomUUID())
        const upload = { path, size: 0, filename: part.filename }
        received.files[part.fieldname] = upload
        received.fields[part.fieldname] = ''
        await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
        upload.size = (await stat(path)).size
        if (part.file.truncated || upload.size > (limits[part.fieldname] ?? largest)) throw payloadTooLarge()
      }
    }
    return received
  } catch (error) {
    await received.remove()
    throw isBrokenMultipart(error) ? malformedRequest() : error
  }
}

async function removeAll(files: Record<string, Upload>): Promise<void> {
  await Promise.all(Object.values(files).map((file) => rm(file.path, { force: true })))
}

/** busboy's own errors (an unexpected end, a bad header) carry no code. */
const isBrokenMultipart = (error: unknown) => error instanceof Error && !('code' in error) && !('status' in error)
