import { readImage } from '../../platform/files/image.ts'

const SIDE = 512
const MAX_FILE_BYTES = 16 * 1024 * 1024

/** Encodes a photo for storage: WebP, upright, at most 512x512, the first frame, and no metadata. */
export async function encodePhoto(path: string): Promise<Buffer> {
  return readImage(path, MAX_FILE_BYTES, (image) =>
    image.autoOrient().resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  )
}
