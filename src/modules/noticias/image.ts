import { randomUUID } from 'node:crypto'
import type { Context, Upload } from '../../engine/contract/handler.ts'
import { refused, validationError } from '../../errors.ts'
import { NotAnImage, readImage } from '../../platform/files/image.ts'

const WIDTH = 1600
const HEIGHT = 2400
const MAX_FILE_BYTES = 5 * 1024 * 1024

/** Encodes an image for storage: WebP, upright, the first frame, and no metadata. */
const encodeImage = (path: string): Promise<Buffer> =>
  readImage(path, MAX_FILE_BYTES, (image) =>
    image
      .autoOrient()
      .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  )

/** Stores an uploaded image under a new key, so that the former file stays until the record names the new one. */
export async function storeImage(files: Context<'secured'>['files'], id: number, { path }: Upload): Promise<string> {
  const image = await encodeImage(path).catch((error) => {
    if (error instanceof NotAnImage) throw validationError([refused('file', 'field.image', 'INVALID_FORMAT')])
    throw error
  })
  const key = `noticias/${id}/${randomUUID()}.webp`
  await files.put(key, image, 'image/webp')
  return key
}

/** Removes a file that no record names any more. A failure is only logged: the operator can remove the file later. */
export async function discardImage({ files, log }: Context<'secured'>, key: string | null): Promise<void> {
  if (key === null) return
  await files.remove(key).catch((err) => log.error({ err, chave: key }, 'noticias: the file of a former image is left'))
}
