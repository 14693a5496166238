import { createWriteStream, openAsBlob } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Download } from '../download.ts'

/** Receives the bytes so far, and the total where it is known. */
export type Progress = (sent: number, total: number | null) => void

export interface FileOptions {
  onProgress?: Progress
  /** The name that is sent to the service. Default: that of the file. */
  name?: string
  type?: string
}

/** Opens a file to send. It is read from disk while it is sent, and never held in memory as a whole. */
export async function fileFromDisk(path: string, options: FileOptions = {}): Promise<File> {
  const { onProgress, name = basename(path), type = 'application/octet-stream' } = options
  const blob = await openAsBlob(path, { type })
  return onProgress ? new CountedFile(blob, name, type, onProgress) : new File([blob], name, { type })
}

/** Reports how much of the file was read. fetch reads a file no faster than the connection takes it. */
class CountedFile extends File {
  readonly #onProgress: Progress

  constructor(blob: Blob, name: string, type: string, onProgress: Progress) {
    super([blob], name, { type })
    this.#onProgress = onProgress
  }

  override stream(): ReturnType<File['stream']> {
    const [onProgress, total] = [this.#onProgress, this.size]
    let sent = 0
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        sent += chunk.byteLength
        onProgress(sent, total)
        controller.enqueue(chunk)
      }
    })
    return super.stream().pipeThrough(counter) as ReturnType<File['stream']>
  }
}

export interface SaveOptions {
  onProgress?: Progress
  signal?: AbortSignal
}

/** Writes a download to disk as it arrives, and returns its size. The file appears only when it is complete. */
export async function saveDownload(
  download: Download,
  path: string,
  { onProgress, signal }: SaveOptions = {}
): Promise<number> {
  const part = `${path}.part`
  let received = 0
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      received += chunk.length
      onProgress?.(received, download.size)
      done(null, chunk)
    }
  })
  try {
    const source = Readable.fromWeb(download.body as Parameters<typeof Readable.fromWeb>[0])
    await pipeline(source, counter, createWriteStream(part), ...(signal ? [{ signal }] : []))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return received
}
