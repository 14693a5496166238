/* Written by hand: sharp compresses a picture again (see jpeg.ts), and piexifjs 1.0.6 refuses PNG. */

import { crc32 } from 'node:zlib'
import { exifOf, orientationIn } from './exif.ts'

/** Chunks that are needed to show a picture in its right colours and size. */
const SHOWN = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs', 'IDAT'])
const SIGNATURE = 8
/** Bytes of length, type and checksum around the data of a chunk. */
const AROUND = 12
/** Programs write some thousand bytes of a picture into each chunk. */
const MOST_CHUNKS = 100_000

/**
 * Returns a PNG with only what is needed to show it, byte for byte. Texts, times, Exif, animation and bytes past its
 * end are left out. Returns null where its chunks cannot be followed.
 */
export function withoutPngMetadata(png: Buffer): Buffer | null {
  const kept = Buffer.alloc(png.length + 64)
  let size = png.copy(kept, 0, 0, SIGNATURE)
  let isTurned = false
  let at = SIGNATURE
  for (let chunks = 0; at + AROUND <= png.length; chunks++) {
    const end = at + AROUND + png.readUInt32BE(at)
    if (end > png.length || chunks > MOST_CHUNKS) return null
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === 'eXIf' && !isTurned) {
      const orientation = orientationIn(png.subarray(at + 8, end - 4))
      if (orientation !== null) size += exifChunk(orientation).copy(kept, size)
      isTurned = orientation !== null
    } else if (type === 'IEND' || SHOWN.has(type)) size += png.copy(kept, size, at, end)
    if (type === 'IEND') break
    at = end
  }
  return kept.subarray(0, size)
}

function exifChunk(orientation: number): Buffer {
  const data = exifOf(orientation)
  const chunk = Buffer.alloc(AROUND + data.length)
  chunk.writeUInt32BE(data.length)
  chunk.write('eXIf', 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}
