import { ConfigError } from '../settings/config-error.ts'
import { shown } from '../settings/reader.ts'
import { reasonOf } from '../settings/reasons.ts'
import { NotAnImage, readImage } from './image.ts'

const MAX_FILE_BYTES = 1024 * 1024
/** Sharp on paper at the size at which it is printed, and small in every bulletin. */
const SIDE = 600
const WANTED = 'the file of a PNG, JPEG or WebP picture of at most 1 MiB'

/** A picture for documents, with its size in pixels. */
export interface Logo {
  png: Uint8Array
  width: number
  height: number
}

/**
 * Reads the logo of INSTITUTION_LOGO. It is decoded as a whole and encoded anew, so that a broken file is found at the
 * start and not in every bulletin, and so that nothing but pixels gets into documents.
 */
export async function readLogo(file: string): Promise<Logo> {
  try {
    return await readImage(file, MAX_FILE_BYTES, async (image) => {
      const scaled = image.autoOrient().resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      const { data, info } = await scaled.png().toBuffer({ resolveWithObject: true })
      return { png: Uint8Array.from(data), width: info.width, height: info.height }
    })
  } catch (error) {
    const reason = error instanceof NotAnImage ? error.message : reasonOf(error)
    throw new ConfigError([`INSTITUTION_LOGO: given ${shown(file)}: ${reason}, wanted ${WANTED}`], { cause: error })
  }
}
