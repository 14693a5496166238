import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { closeWithoutLeftovers } from '../../support/leftovers.ts'
import { arquivo, foto, imagem, photosOf } from './photo-support.ts'
import { detail, erro, multipart, type Part, registro } from './support.ts'

const MAX = 5 * 1024 * 1024
let test: TestApp
let eu: Account
let png: Buffer

beforeAll(async () => {
  test = await startApp()
  png = await imagem('#ff0000', 40, 30).png().toBuffer()
})
beforeEach(async () => {
  eu = await account(test, 'usuario')
})
afterAll(() => closeWithoutLeftovers(test))

const { enviar, baixar, guardadas } = photosOf(() => ({ test, eu }))

describe('POST /api/v1/usuarios/{usuario_id}/foto-perfil: refused, and the photo before stays', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  beforeEach(() => enviar([arquivo(png)]))
  const mesma = async () => {
    expect(await guardadas(eu.id)).toEqual([`files/${(await registro(test, eu.id))?.fotoChave}`])
    expect((await sharp((await baixar()).body).stats()).dominant.r).toBeGreaterThan(200)
  }

  it.each<[name: string, make: () => Buffer | string | Promise<Buffer>]>([
    ['an SVG named .png', () => svg],
    ['a GIF', () => imagem('#ff0000', 20, 20).gif().toBuffer()],
    ['a PDF', () => '%PDF-1.7\n%%EOF\n'],
    ['text', () => 'olá'],
    ['an empty file', () => ''],
    ['half a PNG', () => png.subarray(0, png.length / 2)],
    ['exactly 5 MiB that are no image', () => Buffer.alloc(MAX, 1)]
  ])('422 detail at file for %s', async (_name, make) => {
    const answer = await enviar([arquivo(await make())])
    expect(answer.status).toBe(422)
    const msg = 'O arquivo não é uma imagem JPEG, PNG ou WebP válida.'
    expect(answer.body).toEqual({ detail: [{ loc: ['body', 'file'], msg, type: 'value_error.invalid_format' }] })
    await mesma()
  })

  it('413 PAYLOAD_TOO_LARGE for one byte more than 5 MiB, even of a good image; 200 for 5 MiB', async () => {
    const jpeg = await imagem('#ff0000').jpeg().toBuffer()
    const de = (size: number) => arquivo(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]))
    expect(await enviar([de(MAX + 1)])).toMatchObject(erro(413, 'PAYLOAD_TOO_LARGE'))
    expect(await enviar([de(MAX * 3)])).toMatchObject(erro(413, 'PAYLOAD_TOO_LARGE'))
    await mesma()
    expect((await enviar([de(MAX)])).status).toBe(200)
  })

  it.each<[name: string, parts: () => Part[], wanted: [string, string][]]>([
    ['no part', () => [], [['file', 'missing']]],
    [
      'another field name',
      () => [{ ...arquivo(png), name: 'foto' }],
      [
        ['file', 'missing'],
        ['foto', 'extra_forbidden']
      ]
    ],
    ['a second field', () => [arquivo(png), { name: 'admin', content: 'true' }], [['admin', 'extra_forbidden']]],
    ['a second file', () => [arquivo(png), { ...arquivo(png), name: 'outra' }], [['outra', 'extra_forbidden']]],
    ['two files', () => [arquivo(png), arquivo(png)], [['file', 'type_error']]],
    ['text in place of the file', () => [{ name: 'file', content: 'olá' }], [['file', 'type_error']]],
    ['text before the file', () => [{ name: 'file', content: 'olá' }, arquivo(png)], [['file', 'type_error']]],
    ['text after the file', () => [arquivo(png), { name: 'file', content: 'olá' }], [['file', 'type_error']]]
  ])('422 detail for %s', async (_name, parts, wanted) => {
    const { status, body } = await enviar(parts())
    expect(status).toBe(422)
    const found = body.detail.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type])
    expect(found.sort()).toEqual(wanted.map(([field, type]) => [`body.${field}`, type]))
    await mesma()
  })

  it('400 for a broken form, a form without boundary, and a part that reaches for a prototype', async () => {
    const token = eu.token
    const { raw, headers } = multipart([arquivo(png)])
    const cut = await test.call('POST', foto(eu.id), { token, raw: raw.subarray(0, raw.length - 60), headers })
    expect(cut).toMatchObject(erro(400, 'MALFORMED_REQUEST'))
    const bare = await test.call('POST', foto(eu.id), {
      token,
      raw,
      headers: { 'content-type': 'multipart/form-data' }
    })
    expect(bare).toMatchObject(erro(400, 'MALFORMED_REQUEST'))
    expect(await enviar([{ name: '__proto__', content: 'x' }])).toMatchObject(erro(400, 'MALFORMED_REQUEST'))
    await mesma()
  })

  it('415 for JSON, for the image itself, and for a form of another kind', async () => {
    const token = eu.token
    const json = await test.call('POST', foto(eu.id), { token, body: { file: png.toString('base64') } })
    expect(json).toMatchObject(erro(415, 'UNSUPPORTED_MEDIA_TYPE'))
    for (const type of ['image/png', 'application/x-www-form-urlencoded']) {
      const answer = await test.call('POST', foto(eu.id), { token, raw: 'file=x', headers: { 'content-type': type } })
      expect(answer).toMatchObject(erro(415, 'UNSUPPORTED_MEDIA_TYPE'))
    }
    expect(await test.call('POST', foto(eu.id), { token })).toMatchObject(detail([['body'], 'missing']))
  })
})
