/**
 * Reads and cleans images that strangers send. The danger is cost, not only broken data: a few megabytes can decode to
 * gigabytes or take minutes. So loaders are restricted, sizes and times are bounded, only a few images are open at
 * once, and `harmless` removes what the limits of the library do not see.
 */
import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { readBounded } from './bounded.ts'
import { oneOfFew } from './few.ts'
import { withoutJpegMetadata } from './jpeg.ts'
import { withoutPngMetadata } from './png.ts'

const MAX_PIXELS = 40_000_000
const MAX_DECODED_BYTES = 160_000_000
const MAX_SECONDS = 20

// libvips chooses by content which of its loaders reads a file. Only these three may run: SVG, PDF, TIFF and the rest
// run far more code than a photo needs. This setting and the two below apply to the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
// Images are rare, so each gets one thread, and no memory is kept for the next one.
sharp.concurrency(1)
sharp.cache(false)

export type ImageFormat = 'jpeg' | 'png' | 'webp'

/** The file is not a JPEG, PNG or WebP, or it is broken, or it would cost too much to decode. */
export class NotAnImage extends Error {
  override name = 'NotAnImage'
}

/**
 * Calls `work` with the image in a file, within bounds of size, memory and time. Throws NotAnImage when it cannot be
 * read.
 */
export async function readImage<T>(
  path: string,
  maxBytes: number,
  work: (image: Sharp, format: ImageFormat) => Promise<T>
): Promise<T> {
  return oneOfFew(async () => {
    const { content, format } = harmless(await readWhole(path, maxBytes))
    try {
      return await work(await bounded(content), format)
    } catch (cause) {
      if (cause instanceof NotAnImage) throw cause
      throw new NotAnImage('the image cannot be read', { cause })
    }
  })
}

/**
 * Takes the metadata (places, names, comments, previews) out of the image in a file. Its pixels and its orientation
 * stay. The image is decoded to its last row, because only that distinguishes a complete image from a part of one.
 */
export async function cleanImage(path: string, maxBytes: number): Promise<{ format: 'jpeg' | 'png'; size: number }> {
  return oneOfFew(async () => {
    const { content, format } = harmless(await readWhole(path, maxBytes))
    if (format === 'webp') throw new NotAnImage('WebP is not kept as it is')
    const clean = format === 'jpeg' ? withoutJpegMetadata(content) : withoutPngMetadata(content)
    if (!clean) throw new NotAnImage('the parts of the image cannot be told apart')
    try {
      await (await bounded(clean)).resize(16, 16, { fit: 'fill' }).raw().toBuffer()
    } catch (cause) {
      if (cause instanceof NotAnImage) throw cause
      throw new NotAnImage('the image cannot be read', { cause })
    }
    await writeFile(path, clean)
    return { format, size: clean.length }
  })
}

async function bounded(content: Buffer): Promise<Sharp> {
  // 'error' and not 'warning': many phones write JPEGs that the decoder complains about but reads well.
  const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
  const { width, height, channels, depth } = await image.metadata()
  // An interlaced or rotated image is decoded as a whole, and 16-bit samples double its size.
  const decoded = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (decoded > MAX_DECODED_BYTES) throw new NotAnImage('the image is too large')
  return image.timeout({ seconds: MAX_SECONDS })
}

async function readWhole(path: string, maxBytes: number): Promise<Buffer> {
  const content = await readBounded(path, maxBytes)
  if (!content) throw new NotAnImage('the file is too large')
  return content
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')
const JPEG_SCAN = Buffer.from('ffda', 'hex')

/**
 * Removes or refuses what makes a small file expensive. Each format has a way to make a few megabytes cost minutes or
 * gigabytes without exceeding a pixel limit: a JPEG of 60,000 scans, an animation of 90,000 frames, a PNG full of
 * compressed text.
 */
function harmless(content: Buffer): { content: Buffer; format: ImageFormat } {
  if (content.subarray(0, 8).equals(PNG)) return { content: withoutText(content), format: 'png' }
  if (content.subarray(0, 3).equals(JPEG)) {
    // A progressive photo has about ten scans. The bytes may also occur by chance in what a phone appends to a photo.
    if (occursMoreThan(200, content, JPEG_SCAN)) throw new NotAnImage('the image has too many scans')
    return { content, format: 'jpeg' }
  }
  if (content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP') {
    if (occursMoreThan(1000, content, Buffer.from('ANMF'))) throw new NotAnImage('the image has too many frames')
    return { content, format: 'webp' }
  }
  throw new NotAnImage('not a JPEG, PNG or WebP image')
}

function occursMoreThan(times: number, content: Buffer, mark: Buffer): boolean {
  let found = 0
  for (let at = content.indexOf(mark); at !== -1 && found <= times; at = content.indexOf(mark, at + 1)) found += 1
  return found > times
}

/**
 * Removes the text chunks of a PNG. The format is a signature and then chunks of: length (4), type (4), data, checksum
 * (4).
 */
function withoutText(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)]
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 12 + png.readUInt32BE(at)
    if (!['tEXt', 'zTXt', 'iTXt'].includes(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
