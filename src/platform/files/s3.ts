import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import { FileMissing } from './file-missing.ts'
import type { S3Place } from './s3-url.ts'
import { createSpool } from './spool.ts'
import type { Store } from './store.ts'

const CHECK_MS = 10_000

export function createS3Files(place: S3Place, dataDir: string, now: () => Date): Store {
  const spool = createSpool(dataDir, 'incoming', now)
  let opened: Promise<Disk> | undefined
  const bucket = () => {
    opened ??= openBucket(place)
    return opened
  }

  async function send(key: string, path: string, contentType: string): Promise<void> {
    const disk = await bucket()
    try {
      const { size } = await stat(path)
      if (size === 0) return await disk.put(key, new Uint8Array(), { contentType })
      await disk.putStream(key, createReadStream(path), { contentType, contentLength: size })
    } finally {
      await rm(path, { force: true })
    }
  }

  const files: Store = {
    async put(key, data, contentType) {
      if (Buffer.isBuffer(data)) return (await bucket()).put(key, data, { contentType })
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
        const { contentLength } = await disk.getMetaData(key)
        return { stream: (await disk.getStream(key)) as Readable, size: contentLength }
      } catch (error) {
        throw statusOf(error) === 404 ? new FileMissing() : error
      }
    },

    async remove(key) {
      await (await bucket()).delete(key)
    },

    async check() {
      // Listing distinguishes a missing bucket from a missing object, which a HEAD request cannot.
      await within(CHECK_MS, (await bucket()).listAll('check'))
    }
  }
  return files
}

/** Loads the S3 client on first use, so that a service with its files on disk does not need it. */
async function openBucket(place: S3Place): Promise<Disk> {
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
    // The idle time covers a reader that pauses. The request time covers an upload up to the first byte of the answer.
    requestHandler: {
      connectionTimeout: 5_000,
      socketTimeout: 60_000,
      requestTimeout: 120_000,
      throwOnRequestTimeout: true
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
