import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anexoNome } from '../../../src/modules/agravos/anexos/anexos.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid } from '../usuarios/support.ts'
import { anexoRows, anexosAt, filePart, MAX, PDF, picture, storedFiles, uploadAnexo } from './anexos-support.ts'
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

const jpeg = () => picture().jpeg().toBuffer()
const png = () => picture().png().toBuffer()
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
const html = '<!doctype html><script>alert(1)</script>'

describe('POST /api/v1/agravos/casos/{id}/anexos: accepted by content, whatever name and type say', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['PDF 1.7', () => PDF, 'application/pdf'],
    ['PDF 2.0', () => Buffer.from('%PDF-2.0\n%%EOF'), 'application/pdf'],
    ['PDF with 1,000 bytes behind its end', () => Buffer.concat([PDF, Buffer.alloc(1000, ' ')]), 'application/pdf'],
    ['JPEG', jpeg, 'image/jpeg'],
    ['progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer(), 'image/jpeg'],
    ['CMYK JPEG', () => picture().toColourspace('cmyk').jpeg().toBuffer(), 'image/jpeg'],
    ['JPEG of one pixel', () => picture(1, 1).jpeg().toBuffer(), 'image/jpeg'],
    ['PNG', png, 'image/png'],
    ['interlaced PNG', () => picture().png({ progressive: true }).toBuffer(), 'image/png'],
    ['PNG of 16 bits', () => picture().toColourspace('rgb16').png().toBuffer(), 'image/png'],
    [
      'large scan',
      () =>
        sharp({ create: { width: 5000, height: 7000, channels: 3, background: '#eee' } })
          .png()
          .toBuffer(),
      'image/png'
    ]
  ])('201 for a %s, stored as it was sent', async (_, make, type) => {
    const content = await make()
    const { status, body } = await uploadAnexo(test, gestor.token, caso, [filePart(content, 'x.html', 'text/html')])
    expect(status).toBe(201)
    const answer = await test.call('GET', anexosAt(caso, `/${body.id}`), { token: gestor.token })
    expect(answer.headers['content-type']).toBe(type)
    expect(Buffer.compare(answer.body, content)).toBe(0)
  })
})

describe('POST /api/v1/agravos/casos/{id}/anexos: 422 at arquivo, and nothing is kept', () => {
  const part = async (make: () => Promise<Buffer>, share: number) => {
    const whole = await make()
    return whole.subarray(0, Math.floor(whole.length * share))
  }

  it.each<[string, () => Promise<Buffer> | Buffer | string, string]>([
    ['an SVG named .png', () => svg, 'x.png'],
    ['HTML named .pdf', () => html, 'x.pdf'],
    ['HTML that ends like a PDF', () => `${html}%%EOF`, 'x.pdf'],
    ['HTML with a PDF behind it', () => Buffer.concat([Buffer.from(html), PDF]), 'x.pdf'],
    ['a PDF without %%EOF', () => PDF.subarray(0, PDF.length - 6), 'x.pdf'],
    ['a PDF with %%EOF more than 1 KiB before the end', () => Buffer.concat([PDF, Buffer.alloc(1024, ' ')]), 'x.pdf'],
    ['a PDF of no known version', () => '%PDF-3.0\n%%EOF', 'x.pdf'],
    ['half a JPEG', () => part(jpeg, 0.5), 'x.jpg'],
    ['nine tenths of a JPEG', () => part(jpeg, 0.9), 'x.jpg'],
    [
      'nine tenths of a progressive JPEG',
      () => part(() => picture().jpeg({ progressive: true }).toBuffer(), 0.9),
      'x.jpg'
    ],
    ['half a PNG', () => part(png, 0.5), 'x.png'],
    ['nine tenths of a PNG', () => part(png, 0.9), 'x.png'],
    ['99 % of a PNG', () => part(png, 0.99), 'x.png'],
    [
      'the first bytes of a JPEG, then text',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(html)]),
      'x.jpg'
    ],
    [
      'the first bytes of a PNG, then text',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(html)]),
      'x.png'
    ],
    ['a WebP', () => picture().webp().toBuffer(), 'x.webp'],
    ['a GIF', () => picture(20, 20).gif().toBuffer(), 'x.gif'],
    ['a TIFF', () => picture(20, 20).tiff().toBuffer(), 'x.tif'],
    [
      'a PNG of more pixels than may be',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'x.png'
    ],
    ['text', () => 'olá', 'x.pdf'],
    ['an empty file', () => '', 'x.pdf'],
    ['exactly 20 MiB of nothing', () => Buffer.alloc(MAX), 'x.pdf']
  ])('%s', async (_, make, name) => {
    const before = [await anexoRows(test, caso), await storedFiles(test, caso)]
    const answer = await uploadAnexo(test, gestor.token, caso, [filePart(await make(), name, 'application/pdf')])
    expect(answer).toMatchObject(invalid(['arquivo', 'INVALID_FORMAT']))
    expect(answer.body.error.details[0].message).toBe('O arquivo não é um PDF, JPEG ou PNG válido.')
    expect([await anexoRows(test, caso), await storedFiles(test, caso)]).toEqual(before)
  })
})

describe('POST /api/v1/agravos/casos/{id}/anexos: the name shown', () => {
  it.each<[sent: string, shown: string]>([
    ['exame.pdf', 'exame.pdf'],
    ['exame.PDF', 'exame.pdf'],
    ['exame.jpeg', 'exame.pdf'],
    ['exame', 'exame.pdf'],
    ['exame.v2', 'exame.v2.pdf'],
    ['exame.pdf.exe', 'exame.pdf.exe.pdf'],
    ['../../x', 'x.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ana\\laudo.pdf', 'laudo.pdf'],
    ['..', 'anexo.pdf'],
    ['.pdf', 'anexo.pdf'],
    ['', 'anexo.pdf'],
    ['   ', 'anexo.pdf'],
    ['.bashrc', 'bashrc.pdf'],
    ['a\tb\u0007c.pdf', 'abc.pdf'],
    ['a\r\nset-cookie: x=1.pdf', 'aset-cookie: x=1.pdf'],
    ['a\u2028b.pdf', 'ab.pdf'],
    ['laudo\u202Efdp.exe', 'laudofdp.exe.pdf'],
    ['a\u200B\u2066b\uFEFF.pdf', 'ab.pdf'],
    ['a\uD800b.pdf', 'ab.pdf'],
    ['a\0b.pdf', 'ab.pdf'],
    ['ac\u0327a\u0303o.pdf', 'ação.pdf'],
    ['日本 😀.pdf', '日本 😀.pdf'],
    ['a'.repeat(146), `${'a'.repeat(146)}.pdf`],
    ['a'.repeat(147), `${'a'.repeat(146)}.pdf`],
    [`${'a'.repeat(145)}😀😀.pdf`, `${'a'.repeat(145)}😀.pdf`]
  ])('%j is %j', (sent, shown) => {
    expect(anexoNome(sent, 'application/pdf')).toBe(shown)
  })

  // Each dot used to start a new look at the name, which took seconds. Now nothing past 1,000 characters is looked at,
  // so the last letter is not seen.
  it('through the form, 81,000 dots between two letters are cut before anything reads them', async () => {
    const { status, body } = await uploadAnexo(test, gestor.token, caso, [filePart(PDF, `a${'.'.repeat(81_000)}b`)])
    expect([status, body.nome]).toEqual([201, 'a.pdf'])
  })

  it.each<[sent: string, shown: string]>([
    ['../../x', 'x.pdf'],
    ['..%2F..%2Fx', '%2F..%2Fx.pdf'],
    ['laudo\u202Efdp.exe', 'laudofdp.exe.pdf'],
    ['Ação é já.pdf', 'Ação é já.pdf']
  ])('through the form, %j is %j, in the answer and in the download', async (sent, shown) => {
    const { status, body } = await uploadAnexo(test, gestor.token, caso, [filePart(PDF, sent)])
    expect([status, body.nome]).toEqual([201, shown])
    const { headers } = await test.call('GET', anexosAt(caso, `/${body.id}`), { token: gestor.token })
    expect(headers['content-disposition']).not.toMatch(/[\r\n\u0080-\uFFFF]/)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"]+\.pdf"/)
  })

  it.each([
    ['a%0D%0Aset-cookie: x=1.pdf', 'a%0D%0Aset-cookie: x=1.pdf'],
    // The form itself ends the name here.
    ['a\r\nset-cookie: x=1.pdf', 'a.pdf']
  ])('through the form, line breaks in %j make no header', async (sent, shown) => {
    const { status, body } = await uploadAnexo(test, gestor.token, caso, [filePart(PDF, sent)])
    expect([status, body.nome]).toEqual([201, shown])
    const answer = await test.call('GET', anexosAt(caso, `/${body.id}`), { token: gestor.token })
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['content-disposition']).not.toMatch(/[\r\n]/)
  })

  it('a file without a name gets one', async () => {
    const nameless = { name: 'arquivo', type: 'application/octet-stream', content: PDF }
    const { status, body } = await uploadAnexo(test, gestor.token, caso, [nameless])
    expect([status, body.nome]).toEqual([201, 'anexo.pdf'])
  })
})
