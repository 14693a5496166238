import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import { FilesAway } from './faults.ts'
import { FileMissing } from './file-missing.ts'
import type { S3Place } from './s3-url.ts'
import { createSpool } from './spool.ts'
import type { Store } from './store.ts'

export interface S3Limits {
  /** How long the answer to a short question may take to begin. */
  answerMs: number
  /** How long an upload may stand still. */
  stallMs: number
}

const LIMITS: S3Limits = { answerMs: 15_000, stallMs: 20_000 }
/** How long a whole upload may take. */
const UPLOAD_MS = 120_000
/** How long a download may stand still. It does so while its reader pauses. */
const PAUSE_MS = 60_000
/** An idle connection may have died without a word, so it is not kept for long. */
const IDLE_MS = 5_000
const CHECK_MS = 10_000

export function createS3Files(
  place: S3Place,
  dataDir: string,
  now: () => Date,
  { answerMs, stallMs }: S3Limits = LIMITS
): Store {
  const spool = createSpool(dataDir, 'incoming', now)
  const bucket = lazily(() => openBucket(place, { requestTimeout: answerMs, socketTimeout: PAUSE_MS }))
  const uploads = lazily(() => openBucket(place, { requestTimeout: UPLOAD_MS, socketTimeout: stallMs }))

  async function send(key: string, path: string, contentType: string): Promise<void> {
    try {
      const { size } = await stat(path)
      const disk = await uploads()
      if (size === 0) await orAway(disk.put(key, new Uint8Array(), { contentType }))
      else await orAway(disk.putStream(key, createReadStream(path), { contentType, contentLength: size }))
    } finally {
      await rm(path, { force: true })
    }
  }

  const files: Store = {
    async put(key, data, contentType) {
      if (Buffer.isBuffer(data)) return await orAway((await uploads()).put(key, data, { contentType }))
      // S3 wants the length before the first byte, and a source that breaks off must not become an object.
      await send(key, await spool.write(data), contentType)
    },

    take: send,

    async local(key) {
      const { stream } = await files.get(key)
      const path = await spool.write(stream)
      return { path, release: () => rm(path, { force: true }) }
    },

    async get(key) {
      const disk = await bucket()
      try {
        const { contentLength } = await orAway(disk.getMetaData(key))
        return { stream: (await orAway(disk.getStream(key))) as Readable, size: contentLength }
      } catch (error) {
        throw statusOf(error) === 404 ? new FileMissing() : error
      }
    },

    async remove(key) {
      await orAway((await bucket()).delete(key))
    },

    async check() {
      // Listing distinguishes a missing bucket from a missing object, which a HEAD request cannot.
      await within(CHECK_MS, (await bucket()).listAll('check'))
    }
  }
  return files
}

/** Opens something at its first use. */
function lazily<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => {
    opened ??= open()
    return opened
  }
}

/** Names the error of a store that cannot be reached. A refusal, such as that of a wrong key, stays as it is. */
async function orAway<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation
  } catch (error) {
    const status = statusOf(error)
    throw status === undefined || status >= 500 || status === 429 ? new FilesAway(error) : error
  }
}

type Waits = Record<'requestTimeout' | 'socketTimeout', number>

/** Loads the S3 client on first use, so that a service with its files on disk does not need it. */
async function openBucket(place: S3Place, waits: Waits): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')]).catch(
    (cause: unknown) => {
      throw new Error('S3_URL is set: install @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner', { cause })
    }
  )
  const driver = new S3Driver({
    bucket: place.bucket,
    region: place.region,
    endpoint: place.endpoint,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    forcePathStyle: true,
    visibility: 'private',
    // Buckets are private by default, and many refuse ACL headers.
    supportsACL: false,
    // Several S3-compatible stores do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // It would write to the console, between the lines of the log.
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    requestHandler: {
      connectionTimeout: 5_000,
      throwOnRequestTimeout: true,
      httpAgent: { timeout: IDLE_MS },
      httpsAgent: { timeout: IDLE_MS },
      ...waits
    }
  })
  return new Disk(driver)
}

function statusOf(error: unknown): number | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return (cause as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`S3 did not answer within ${ms} ms`)), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
