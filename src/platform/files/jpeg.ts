/* Written by hand: piexifjs 1.0.6 left the XMP of a photo in place and removed its orientation. */

import { exifOf, orientationIn } from './exif.ts'

/*
 * A JPEG is a sequence of segments: 0xff, a marker, and for most of them a length (2 bytes, which count themselves)
 * with data. Compressed data follow the segment SOS, up to the next marker. The bytes are parsed by hand, because sharp
 * can remove metadata only by compressing the picture again, which costs quality and time.
 */

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda]
const [APP0, APP1, APP2, APP14] = [0xe0, 0xe1, 0xe2, 0xee]
const EXIF = 'Exif\0\0'
/**
 * Marker, length, name, version, unit, two densities and the thumbnail's size. The thumbnail that may follow is
 * dropped.
 */
const JFIF_BYTES = 18
/** A photo has some dozens of segments. */
const MOST_SEGMENTS = 20_000

/**
 * Returns a JPEG with only what is needed to show it, byte for byte. Returns null where its segments cannot be
 * followed.
 */
export function withoutJpegMetadata(jpeg: Buffer): Buffer | null {
  const kept = Buffer.alloc(jpeg.length + 64)
  let size = jpeg.copy(kept, 0, 0, 2)
  const keep = (from: number, to: number) => {
    size += jpeg.copy(kept, size, from, to)
  }
  let isTurned = false
  let at = 2
  for (let segments = 0; segments < MOST_SEGMENTS; segments++) {
    at = markerFrom(jpeg, at)
    const marker = jpeg[at + 1]
    if (marker === EOI) keep(at, at + 2)
    // A picture without an end marker may be incomplete. The decoder decides that.
    if (marker === undefined || marker === EOI) return kept.subarray(0, size)
    if (isAlone(marker)) {
      at += 2
      continue
    }
    if (at + 4 > jpeg.length) return null
    const length = jpeg.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > jpeg.length) return null
    if (marker === APP0 && isNamed(jpeg, at, 'JFIF\0') && length >= JFIF_BYTES - 2) {
      keep(at, at + JFIF_BYTES)
      kept.writeUInt16BE(JFIF_BYTES - 2, size - JFIF_BYTES + 2)
      kept.writeUInt16BE(0, size - 2)
    } else if (marker === APP1 && isNamed(jpeg, at, EXIF) && !isTurned) {
      const orientation = orientationIn(jpeg.subarray(at + 4 + EXIF.length, end))
      if (orientation !== null) size += exifSegment(orientation).copy(kept, size)
      isTurned = orientation !== null
    } else if (shows(jpeg, at, marker)) keep(at, end)
    at = end
    if (marker === SOS) {
      at = dataEnd(jpeg, end)
      keep(end, at)
    }
  }
  return null
}

/** Returns the position of the next marker. Bytes before it belong to nothing. */
function markerFrom(jpeg: Buffer, from: number): number {
  let at = from
  while (at < jpeg.length && !(jpeg[at] === 0xff && jpeg[at + 1] !== 0xff && jpeg[at + 1] !== 0)) at++
  return at
}

const isAlone = (marker: number) => marker === 1 || marker === SOI || isRestart(marker)
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isNamed = (jpeg: Buffer, at: number, name: string) =>
  jpeg.toString('latin1', at + 4, at + 4 + name.length) === name

/** Whether a segment is needed to show the picture: tables, frames, scans and colour profiles. */
function shows(jpeg: Buffer, at: number, marker: number): boolean {
  if (marker === APP2) return isNamed(jpeg, at, 'ICC_PROFILE\0')
  if (marker === APP14) return isNamed(jpeg, at, 'Adobe')
  return marker >= 0xc0 && marker <= 0xdf
}

/** Returns where compressed data end: at a marker that is neither a zero byte nor a restart. */
function dataEnd(jpeg: Buffer, from: number): number {
  for (let at = from; at + 1 < jpeg.length; at++) {
    if (jpeg[at] !== 0xff) continue
    const next = jpeg[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return jpeg.length
}

function exifSegment(orientation: number): Buffer {
  const head = Buffer.from([0xff, APP1, 0, 0])
  const data = Buffer.concat([Buffer.from(EXIF, 'latin1'), exifOf(orientation)])
  head.writeUInt16BE(2 + data.length, 2)
  return Buffer.concat([head, data])
}
