import { constants, crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string
  data: Buffer | string
  /** Data that is deflated already, with the length and checksum to claim for it. */
  deflated?: { bytes: Buffer; size: number; crc: number }
  flags?: number
  method?: number
}

/** Makes a zip by hand, so that it can be wrong. */
export function zipOf(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const data = Buffer.from(part.data)
    const { bytes, size, crc } = part.deflated ?? { bytes: deflateRawSync(data), size: data.length, crc: crc32(data) }
    const name = Buffer.from(part.name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(part.flags ?? 0, 2)
    common.writeUInt16LE(part.method ?? 8, 4)
    common.writeUInt32LE(crc, 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, bytes])
    const central = Buffer.alloc(46)
    central.write('PK\x01\x02')
    common.copy(central, 6)
    central.writeUInt32LE(at, 42)
    locals.push(local)
    directory.push(central, name)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, central, end])
}

/**
 * Packs one piece this many times without ever holding the whole in memory. The checksum is wrong: a reader that gets
 * that far has read too much.
 */
export function packedOften(before: string, piece: Buffer, times: number): NonNullable<ZipPart['deflated']> {
  const flushed = (data: Buffer) => deflateRawSync(data, { finishFlush: constants.Z_FULL_FLUSH })
  const packed = flushed(piece)
  const bytes = Buffer.concat([
    flushed(Buffer.from(before)),
    ...new Array<Buffer>(times).fill(packed),
    deflateRawSync('')
  ])
  return { bytes, size: before.length + piece.length * times, crc: 0 }
}
