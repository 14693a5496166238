/** The tag that says how a picture is rotated. It is the only metadata that has to stay. */

const ORIENTATION = 0x0112
const SHORT = 3
const MOST_ENTRIES = 1000
const ENTRY = 12

/**
 * Returns the orientation (2 to 8) of an Exif block that begins with its TIFF header. Returns null for the usual
 * orientation, and where none can be read.
 */
export function orientationIn(exif: Buffer): number | null {
  if (exif.length < 10) return null
  const order = exif.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return null
  const little = order === 'II'
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const first = little ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
  if (first + 2 > exif.length) return null
  const entries = Math.min(short(first), MOST_ENTRIES)
  for (let i = 0, at = first + 2; i < entries && at + ENTRY <= exif.length; i++, at += ENTRY) {
    if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue
    const value = short(at + 8)
    return value >= 2 && value <= 8 ? value : null
  }
  return null
}

/** Builds an Exif block that holds the orientation and nothing else. */
export function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26)
  exif.write('MM\0*', 'latin1')
  exif.writeUInt32BE(8, 4)
  exif.writeUInt16BE(1, 8)
  exif.writeUInt16BE(ORIENTATION, 10)
  exif.writeUInt16BE(SHORT, 12)
  exif.writeUInt32BE(1, 14)
  exif.writeUInt16BE(orientation, 18)
  return exif
}
