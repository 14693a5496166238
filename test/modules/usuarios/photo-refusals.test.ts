import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { closeWithoutLeftovers } from '../../support/leftovers.ts'
import { filePart, image, photoAt, photosOf } from './photo-support.ts'
import { detail, errorOf, multipart, type Part, storedUsuario } from './support.ts'

const MAX = 5 * 1024 * 1024
let test: TestApp
let me: Account
let png: Buffer

beforeAll(async () => {
  test = await startApp()
  png = await image('#ff0000', 40, 30).png().toBuffer()
})
beforeEach(async () => {
  me = await account(test, 'usuario')
})
afterAll(() => closeWithoutLeftovers(test))

const { upload, download, storedFiles } = photosOf(() => ({ test, me }))

describe('POST /api/v1/usuarios/{usuario_id}/foto-perfil: refused, and the former photo stays', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  beforeEach(() => upload([filePart(png)]))
  const expectSamePhoto = async () => {
    expect(await storedFiles(me.id)).toEqual([`files/${(await storedUsuario(test, me.id))?.fotoChave}`])
    expect((await sharp((await download()).body).stats()).dominant.r).toBeGreaterThan(200)
  }

  it.each<[name: string, make: () => Buffer | string | Promise<Buffer>]>([
    ['an SVG named .png', () => svg],
    ['a GIF', () => image('#ff0000', 20, 20).gif().toBuffer()],
    ['a PDF', () => '%PDF-1.7\n%%EOF\n'],
    ['text', () => 'olá'],
    ['an empty file', () => ''],
    ['half a PNG', () => png.subarray(0, png.length / 2)],
    ['exactly 5 MiB that are no image', () => Buffer.alloc(MAX, 1)]
  ])('422 detail at file for %s', async (_name, make) => {
    const answer = await upload([filePart(await make())])
    expect(answer.status).toBe(422)
    const msg = 'O arquivo não é uma imagem JPEG, PNG ou WebP válida.'
    expect(answer.body).toEqual({ detail: [{ loc: ['body', 'file'], msg, type: 'value_error.invalid_format' }] })
    await expectSamePhoto()
  })

  it('413 PAYLOAD_TOO_LARGE for one byte more than 5 MiB, even of a good image; 200 for 5 MiB', async () => {
    const jpeg = await image('#ff0000').jpeg().toBuffer()
    const photoOf = (size: number) => filePart(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]))
    expect(await upload([photoOf(MAX + 1)])).toMatchObject(errorOf(413, 'PAYLOAD_TOO_LARGE'))
    expect(await upload([photoOf(MAX * 3)])).toMatchObject(errorOf(413, 'PAYLOAD_TOO_LARGE'))
    await expectSamePhoto()
    expect((await upload([photoOf(MAX)])).status).toBe(200)
  })

  it.each<[name: string, parts: () => Part[], wanted: [string, string][]]>([
    ['no part', () => [], [['file', 'missing']]],
    [
      'another field name',
      () => [{ ...filePart(png), name: 'foto' }],
      [
        ['file', 'missing'],
        ['foto', 'extra_forbidden']
      ]
    ],
    ['a second field', () => [filePart(png), { name: 'admin', content: 'true' }], [['admin', 'extra_forbidden']]],
    ['a second file', () => [filePart(png), { ...filePart(png), name: 'outra' }], [['outra', 'extra_forbidden']]],
    ['two files', () => [filePart(png), filePart(png)], [['file', 'type_error']]],
    ['text in place of the file', () => [{ name: 'file', content: 'olá' }], [['file', 'type_error']]],
    ['text before the file', () => [{ name: 'file', content: 'olá' }, filePart(png)], [['file', 'type_error']]],
    ['text after the file', () => [filePart(png), { name: 'file', content: 'olá' }], [['file', 'type_error']]]
  ])('422 detail for %s', async (_name, parts, wanted) => {
    const { status, body } = await upload(parts())
    expect(status).toBe(422)
    const found = body.detail.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type])
    expect(found.sort()).toEqual(wanted.map(([field, type]) => [`body.${field}`, type]))
    await expectSamePhoto()
  })

  it('400 for a broken form, a form without boundary, and a part that reaches for a prototype', async () => {
    const token = me.token
    const { raw, headers } = multipart([filePart(png)])
    const cut = await test.call('POST', photoAt(me.id), { token, raw: raw.subarray(0, raw.length - 60), headers })
    expect(cut).toMatchObject(errorOf(400, 'MALFORMED_REQUEST'))
    const bare = await test.call('POST', photoAt(me.id), {
      token,
      raw,
      headers: { 'content-type': 'multipart/form-data' }
    })
    expect(bare).toMatchObject(errorOf(400, 'MALFORMED_REQUEST'))
    expect(await upload([{ name: '__proto__', content: 'x' }])).toMatchObject(errorOf(400, 'MALFORMED_REQUEST'))
    await expectSamePhoto()
  })

  it('415 for JSON, for the image itself, and for a form of another kind', async () => {
    const token = me.token
    const json = await test.call('POST', photoAt(me.id), { token, body: { file: png.toString('base64') } })
    expect(json).toMatchObject(errorOf(415, 'UNSUPPORTED_MEDIA_TYPE'))
    for (const type of ['image/png', 'application/x-www-form-urlencoded']) {
      const answer = await test.call('POST', photoAt(me.id), {
        token,
        raw: 'file=x',
        headers: { 'content-type': type }
      })
      expect(answer).toMatchObject(errorOf(415, 'UNSUPPORTED_MEDIA_TYPE'))
    }
    expect(await test.call('POST', photoAt(me.id), { token })).toMatchObject(detail([['body'], 'missing']))
  })
})
