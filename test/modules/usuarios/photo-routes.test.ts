import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { closeWithoutLeftovers } from '../../support/leftovers.ts'
import { filePart, image, photoAt, photosOf } from './photo-support.ts'
import { at, denied, detail, giveDirect, multipart, notFound, storedUsuario, unauthorized } from './support.ts'

let test: TestApp
let gestor: Account
let me: Account
let png: Buffer

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  png = await image('#ff0000', 40, 30).png().toBuffer()
})
beforeEach(async () => {
  me = await account(test, 'usuario')
})
afterAll(() => closeWithoutLeftovers(test))

const { upload, download, storedFiles } = photosOf(() => ({ test, me }))

describe('POST /api/v1/usuarios/{usuario_id}/foto-perfil: 200', () => {
  it('stores the photo, which the GET then serves', async () => {
    test.advance(1000)
    const answer = await upload([filePart(png)])
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      message: 'Foto de perfil atualizada.',
      foto_url: `/api/v1/usuarios/${me.id}/foto-perfil`
    })
    expect(await storedUsuario(test, me.id)).toMatchObject({ updatedAt: test.clock.moment, atualizadoPorId: me.id })

    const served = await download()
    expect(served.status).toBe(200)
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': String(served.body.length) })
    expect(await sharp(served.body).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
    const b = await test.call('GET', at(me.id), { token: me.token, query: { include: 'grupos' } })
    expect(b.body.avatar_url).toBe(answer.body.foto_url)
  })

  it.each<[format: string, make: () => Promise<Buffer>]>([
    ['JPEG', () => image('#00ff00').jpeg().toBuffer()],
    ['PNG', () => image('#00ff00').png().toBuffer()],
    ['WebP', () => image('#00ff00').webp().toBuffer()]
  ])('accepts %s by its content, whatever it is called, as WebP of at most 512x512', async (_format, make) => {
    expect((await upload([filePart(await make(), 'foto.txt', 'text/plain')])).status).toBe(200)
    const { body } = await download()
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 })
    const { dominant } = await sharp(body).stats()
    expect(dominant.g).toBeGreaterThan(200)
  })

  it('drops the metadata', async () => {
    const jpeg = await image('#ff0000')
      .withExif({ IFD0: { Artist: 'Maria da Silva' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('Maria da Silva')).toBe(true)
    await upload([filePart(jpeg)])
    const { body } = await download()
    expect((await sharp(body).metadata()).exif).toBeUndefined()
    expect(body.includes('Maria')).toBe(false)
  })

  it('replaces the former photo, and removes its file', async () => {
    await upload([filePart(png)])
    const [first] = await storedFiles(me.id)
    await upload([filePart(await image('#0000ff').jpeg().toBuffer())])
    const second = await storedFiles(me.id)
    expect(second).toHaveLength(1)
    expect(second[0]).not.toBe(first)
    expect((await sharp((await download()).body).stats()).dominant.b).toBeGreaterThan(200)
  })

  it('ten at once leave one file, the one that is served', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload([filePart(png)])))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await storedFiles(me.id)).toHaveLength(1)
    expect((await download()).status).toBe(200)
  })

  it.each(['../../../x.png', '..\\..\\x.png', '/etc/passwd', 'a\u202eb.png', `${'x'.repeat(300)}.png`, ''])(
    'uses nothing of the filename "%s"',
    async (filename) => {
      const before = (await readdir(test.dataDir, { recursive: true })).length
      expect((await upload([filePart(png, filename)])).status).toBe(200)
      const [path] = await storedFiles(me.id)
      expect(path).toMatch(new RegExp(`^files/fotos/${me.id}/[0-9a-f-]{36}\\.webp$`))
      // Only the folder of the account and the photo in it were added.
      expect((await readdir(test.dataDir, { recursive: true })).length).toBe(before + 2)
    }
  )

  it('is removed with the account', async () => {
    await upload([filePart(png)])
    expect(await storedFiles(me.id)).toHaveLength(1)
    await test.call('DELETE', at(me.id), { token: gestor.token })
    expect(await storedFiles(me.id)).toEqual([])
    expect(await download(me.id, gestor.token)).toMatchObject(notFound)
  })
})

describe('/api/v1/usuarios/{usuario_id}/foto-perfil: who may use it', () => {
  it('POST: oneself, and callers who may edit users', async () => {
    const editor = await account(test, 'usuario')
    const uploadAsEditor = () => upload([filePart(png)], me.id, editor.token)
    expect(await uploadAsEditor()).toMatchObject(denied('usuarios.editar'))
    await giveDirect(test, editor.id, 'usuarios.editar')
    expect((await uploadAsEditor()).status).toBe(200)
    expect(await test.call('POST', photoAt(me.id), multipart([filePart(png)]))).toMatchObject(unauthorized)
  })

  it('GET: oneself, and callers who may list users', async () => {
    await upload([filePart(png)])
    const other = await account(test, 'analista')
    expect(await download(me.id, other.token)).toMatchObject(denied('usuarios.listar'))
    await giveDirect(test, other.id, 'usuarios.listar')
    expect((await download(me.id, other.token)).status).toBe(200)
    expect(await test.call('GET', photoAt(me.id))).toMatchObject(unauthorized)
  })

  it('404 for an unknown account, and for one without a photo', async () => {
    const without = await insertAccount(test, 'usuario')
    expect(await download(without.id, gestor.token)).toMatchObject(notFound)
    for (const id of [999_999, 0, 2147483648]) {
      expect(await download(id, gestor.token)).toMatchObject(notFound)
      expect(await upload([filePart(png)], id, gestor.token)).toMatchObject(notFound)
    }
  })

  it('422 detail for an id that is not a number', async () => {
    expect(await download('abc', gestor.token)).toMatchObject(detail([['path', 'usuario_id'], 'type_error']))
    expect(await upload([filePart(png)], 'abc', gestor.token)).toMatchObject(
      detail([['path', 'usuario_id'], 'type_error'])
    )
  })
})

describe('DELETE /api/v1/usuarios/{usuario_id}/foto-perfil', () => {
  const remove = (id: number | string, token: string | undefined = me.token) =>
    test.call('DELETE', photoAt(id), { token })

  it('204: the photo is gone with its file; the same where there is none', async () => {
    await upload([filePart(png)])
    expect(await storedFiles(me.id)).toHaveLength(1)
    expect((await remove(me.id)).status).toBe(204)
    expect(await storedFiles(me.id)).toEqual([])
    expect(await download()).toMatchObject(notFound)
    expect((await storedUsuario(test, me.id))?.fotoChave).toBeNull()
    expect((await remove(me.id)).status).toBe(204)
  })

  it('a manager removes the photo of another; who lacks usuarios.editar is 403, an unknown account 404', async () => {
    await upload([filePart(png)])
    const other = await account(test, 'usuario')
    expect(await remove(me.id, other.token)).toMatchObject(denied('usuarios.editar'))
    expect((await remove(me.id, gestor.token)).status).toBe(204)
    expect(await remove(2_147_483_000, gestor.token)).toMatchObject(notFound)
    expect(await remove(me.id, '')).toMatchObject(unauthorized)
  })
})
