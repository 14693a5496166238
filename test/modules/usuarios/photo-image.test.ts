import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePhoto } from '../../../src/modules/usuarios/photo.ts'
import { NotAnImage } from '../../../src/platform/files/image.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foto-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let count = 0
async function file(content: Buffer | string, extension = 'png'): Promise<string> {
  count += 1
  const path = join(folder, `${count}.${extension}`)
  await writeFile(path, content)
  return path
}
const encode = async (content: Buffer | string) => encodePhoto(await file(content))

/** Makes a picture with a red left half and a blue right half, and some noise so that it does not shrink to nothing. */
function picture(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < width * height; i += 1) {
    pixels[i * 3 + (i % width < width / 2 ? 0 : 2)] = 255
    pixels[i * 3 + 1] = (i * 7919) % 64
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
function crc32(data: Buffer): number {
  let c = 0xffffffff
  for (const byte of data) c = crcTable[(c ^ byte) & 0xff]! ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
/** Makes a black PNG of one bit a pixel; `extra` chunks come before the pixels. */
function blackPng(width: number, height: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0))
  ])
}
const peakMegabytes = () => process.resourceUsage().maxRSS / 1024

const formats: [string, () => Promise<Buffer>][] = [
  ['JPEG', () => picture(900, 600).jpeg().toBuffer()],
  ['progressive JPEG', () => picture(900, 600).jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => picture(900, 600).png().toBuffer()],
  ['interlaced PNG', () => picture(900, 600).png({ progressive: true }).toBuffer()],
  ['PNG of 16 bits', () => picture(900, 600).toColourspace('rgb16').png().toBuffer()],
  ['PNG with a palette', () => picture(900, 600).png({ palette: true }).toBuffer()],
  ['WebP', () => picture(900, 600).webp().toBuffer()],
  ['lossless WebP', () => picture(900, 600).webp({ lossless: true }).toBuffer()],
  ['CMYK JPEG', () => picture(900, 600).toColourspace('cmyk').jpeg().toBuffer()]
]

describe('a photo', () => {
  it.each(formats)('in %s becomes WebP within 512x512', async (_name, make) => {
    const photo = await encode(await make())
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341, space: 'srgb' })
    const { data } = await sharp(photo).extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer({
      resolveWithObject: true
    })
    expect(data[0]).toBeGreaterThan(180)
    expect(data[2]).toBeLessThan(80)
  })

  it('is not enlarged', async () => {
    const photo = await encode(await picture(40, 30).png().toBuffer())
    expect(await sharp(photo).metadata()).toMatchObject({ width: 40, height: 30 })
  })

  it('keeps its transparency', async () => {
    const clear = { width: 20, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } as const
    const photo = await encode(await sharp({ create: clear }).png().toBuffer())
    expect(await sharp(photo).metadata()).toMatchObject({ hasAlpha: true })
  })

  it('is turned upright, and loses EXIF, GPS, XMP and colour profile', async () => {
    const original = await picture(60, 20)
      .withExif({ IFD0: { Artist: 'Maria da Silva' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '15/1 47/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Maria da Silva</a></x:xmpmeta>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(original.includes('Maria da Silva')).toBe(true)
    expect(await sharp(original).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })

    const photo = await encode(original)
    const found = await sharp(photo).metadata()
    expect(found).toMatchObject({ width: 20, height: 60 })
    for (const part of ['exif', 'xmp', 'icc', 'iptc', 'orientation', 'comments']) expect(found).not.toHaveProperty(part)
    expect(photo.includes('Maria')).toBe(false)
    // Red was on the left; a quarter turn clockwise brings it to the top.
    const top = await sharp(photo).extract({ left: 10, top: 5, width: 1, height: 1 }).raw().toBuffer()
    expect(top[0]).toBeGreaterThan(top[2]!)
  })

  it('of an animation is its first frame', async () => {
    const two = Buffer.concat([Buffer.alloc(30 * 30 * 3, 'ff0000', 'hex'), Buffer.alloc(30 * 30 * 3, '0000ff', 'hex')])
    const animation = await sharp(two, { raw: { width: 30, height: 60, channels: 3, pageHeight: 30 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect(await sharp(animation, { animated: true }).metadata()).toMatchObject({ pages: 2 })
    const photo = await encode(animation)
    expect(await sharp(photo).metadata()).toMatchObject({ width: 30, height: 30 })
    const middle = await sharp(photo).extract({ left: 15, top: 15, width: 1, height: 1 }).raw().toBuffer()
    expect(middle[0]).toBeGreaterThan(200)
  })
})

describe('what is not a photo is refused:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const made: [string, () => Buffer | string | Promise<Buffer>][] = [
    ['SVG named .png', () => svg],
    ['SVG with a prolog', () => `<?xml version="1.0"?>\n${svg}`],
    ['PDF', () => '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'],
    ['GIF', () => picture(30, 30).gif().toBuffer()],
    ['TIFF', () => picture(30, 30).tiff().toBuffer()],
    ['AVIF', () => picture(30, 30).avif().toBuffer()],
    ['random bytes', () => randomBytes(10_000)],
    ['random bytes after a JPEG beginning', () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(10_000)])],
    ['an empty file', () => ''],
    ['one byte', () => '\x89'],
    ['SVG after a PNG signature', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)])],
    ['text', () => 'olá'],
    ['more than 16 MiB', () => Buffer.concat([blackPng(10, 10), Buffer.alloc(17 * 1024 * 1024)])]
  ]
  it.each(made)('%s', async (_name, make) => {
    await expect(encode(await make())).rejects.toBeInstanceOf(NotAnImage)
  })

  it.each(formats)('%s cut short', async (_name, make) => {
    const whole = await make()
    for (const part of [0.01, 0.5, 0.99]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part))
      await expect(encode(cut), `${part}`).rejects.toBeInstanceOf(NotAnImage)
    }
  })

  it('a missing file is another error', async () => {
    await expect(encodePhoto(join(folder, 'nada'))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('what would cost too much is refused, in bounded memory:', () => {
  it('a PNG of 17000x17000', async () => {
    const path = await file(blackPng(17_000, 17_000))
    const before = peakMegabytes()
    await expect(encodePhoto(path)).rejects.toBeInstanceOf(NotAnImage)
    expect(peakMegabytes() - before).toBeLessThan(100)
  })

  it('36 megapixels of 16 bits', async () => {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(6000, 0)
    header.writeUInt32BE(6000, 4)
    header.set([16, 6], 8)
    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1000)))
    ])
    await expect(encode(png)).rejects.toThrow('the image is too large')
  })

  it('a JPEG of very many scans', async () => {
    const jpeg = await picture(30, 30).jpeg().toBuffer()
    const scans = Buffer.alloc(2 * 300, 'ffda', 'hex')
    await expect(encode(Buffer.concat([jpeg, scans]))).rejects.toThrow('too many scans')
  })

  it('an animation of very many frames', async () => {
    const webp = await picture(30, 30).webp().toBuffer()
    await expect(encode(Buffer.concat([webp, Buffer.alloc(4 * 1001, 'ANMF')]))).rejects.toThrow('too many frames')
  })

  it('compressed text in a PNG is only left out', async () => {
    const text = deflateSync(Buffer.alloc(7_900_000, 'a'))
    const extra = Array.from({ length: 60 }, (_, i) => chunk('zTXt', Buffer.concat([Buffer.from(`k${i}\0\0`), text])))
    const path = await file(blackPng(50, 50, extra))
    const before = peakMegabytes()
    expect(await sharp(await encodePhoto(path)).metadata()).toMatchObject({ width: 50, height: 50 })
    expect(peakMegabytes() - before).toBeLessThan(100)
  })
})

describe('many at once', () => {
  it('run two at a time, and failures free their place', async () => {
    const good = await file(await picture(900, 600).png().toBuffer())
    const bad = await file(`${'x'.repeat(100)}`)
    let busiest = 0
    const watch = setInterval(() => {
      const { queue, process } = sharp.counters()
      busiest = Math.max(busiest, queue + process)
    }, 1)
    const results = await Promise.allSettled(Array.from({ length: 24 }, (_, i) => encodePhoto(i % 2 ? good : bad)))
    clearInterval(watch)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(12)
    expect(busiest).toBeGreaterThan(0)
    // The library counts work that has just ended a moment longer than we do.
    expect(busiest).toBeLessThanOrEqual(3)
    expect((await encodePhoto(good)).length).toBeGreaterThan(0)
  })
})
