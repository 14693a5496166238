import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { closeWithoutLeftovers } from '../../support/leftovers.ts'
import { arquivo, foto, imagem, photosOf } from './photo-support.ts'
import { at, darDiretas, detail, multipart, naoEncontrado, negado, registro, semToken } from './support.ts'

let test: TestApp
let gestor: Account
let eu: Account
let png: Buffer

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  png = await imagem('#ff0000', 40, 30).png().toBuffer()
})
beforeEach(async () => {
  eu = await account(test, 'usuario')
})
afterAll(() => closeWithoutLeftovers(test))

const { enviar, baixar, guardadas } = photosOf(() => ({ test, eu }))

describe('POST /api/v1/usuarios/{usuario_id}/foto-perfil: 200', () => {
  it('stores the photo, which the GET then serves', async () => {
    test.advance(1000)
    const answer = await enviar([arquivo(png)])
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      message: 'Foto de perfil atualizada.',
      foto_url: `/api/v1/usuarios/${eu.id}/foto-perfil`
    })
    expect(await registro(test, eu.id)).toMatchObject({ updatedAt: test.clock.moment, atualizadoPorId: eu.id })

    const served = await baixar()
    expect(served.status).toBe(200)
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': String(served.body.length) })
    expect(await sharp(served.body).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
    const b = await test.call('GET', at(eu.id), { token: eu.token, query: { include: 'grupos' } })
    expect(b.body.avatar_url).toBe(answer.body.foto_url)
  })

  it.each<[format: string, make: () => Promise<Buffer>]>([
    ['JPEG', () => imagem('#00ff00').jpeg().toBuffer()],
    ['PNG', () => imagem('#00ff00').png().toBuffer()],
    ['WebP', () => imagem('#00ff00').webp().toBuffer()]
  ])('takes %s by its content, whatever it is called, as WebP of at most 512x512', async (_format, make) => {
    expect((await enviar([arquivo(await make(), 'foto.txt', 'text/plain')])).status).toBe(200)
    const { body } = await baixar()
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 })
    const { dominant } = await sharp(body).stats()
    expect(dominant.g).toBeGreaterThan(200)
  })

  it('drops the metadata', async () => {
    const jpeg = await imagem('#ff0000')
      .withExif({ IFD0: { Artist: 'Maria da Silva' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('Maria da Silva')).toBe(true)
    await enviar([arquivo(jpeg)])
    const { body } = await baixar()
    expect((await sharp(body).metadata()).exif).toBeUndefined()
    expect(body.includes('Maria')).toBe(false)
  })

  it('replaces the photo before, and removes its file', async () => {
    await enviar([arquivo(png)])
    const [first] = await guardadas(eu.id)
    await enviar([arquivo(await imagem('#0000ff').jpeg().toBuffer())])
    const second = await guardadas(eu.id)
    expect(second).toHaveLength(1)
    expect(second[0]).not.toBe(first)
    expect((await sharp((await baixar()).body).stats()).dominant.b).toBeGreaterThan(200)
  })

  it('ten at once leave one file, the one that is served', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => enviar([arquivo(png)])))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await guardadas(eu.id)).toHaveLength(1)
    expect((await baixar()).status).toBe(200)
  })

  it.each(['../../../x.png', '..\\..\\x.png', '/etc/passwd', 'a\u202eb.png', `${'x'.repeat(300)}.png`, ''])(
    'takes nothing from the filename "%s"',
    async (filename) => {
      const before = (await readdir(test.dataDir, { recursive: true })).length
      expect((await enviar([arquivo(png, filename)])).status).toBe(200)
      const [path] = await guardadas(eu.id)
      expect(path).toMatch(new RegExp(`^files/fotos/${eu.id}/[0-9a-f-]{36}\\.webp$`))
      // The folder of the account and the photo in it: nothing else has come.
      expect((await readdir(test.dataDir, { recursive: true })).length).toBe(before + 2)
    }
  )

  it('is removed with the account', async () => {
    await enviar([arquivo(png)])
    expect(await guardadas(eu.id)).toHaveLength(1)
    await test.call('DELETE', at(eu.id), { token: gestor.token })
    expect(await guardadas(eu.id)).toEqual([])
    expect(await baixar(eu.id, gestor.token)).toMatchObject(naoEncontrado)
  })
})

describe('/api/v1/usuarios/{usuario_id}/foto-perfil: who may', () => {
  it('POST: oneself, and who may edit users', async () => {
    const editora = await account(test, 'usuario')
    const envia = () => enviar([arquivo(png)], eu.id, editora.token)
    expect(await envia()).toMatchObject(negado('usuarios.editar'))
    await darDiretas(test, editora.id, 'usuarios.editar')
    expect((await envia()).status).toBe(200)
    expect(await test.call('POST', foto(eu.id), multipart([arquivo(png)]))).toMatchObject(semToken)
  })

  it('GET: oneself, and who may list users', async () => {
    await enviar([arquivo(png)])
    const outra = await account(test, 'analista')
    expect(await baixar(eu.id, outra.token)).toMatchObject(negado('usuarios.listar'))
    await darDiretas(test, outra.id, 'usuarios.listar')
    expect((await baixar(eu.id, outra.token)).status).toBe(200)
    expect(await test.call('GET', foto(eu.id))).toMatchObject(semToken)
  })

  it('404 for nobody, and for an account without a photo', async () => {
    const sem = await insertAccount(test, 'usuario')
    expect(await baixar(sem.id, gestor.token)).toMatchObject(naoEncontrado)
    for (const id of [999_999, 0, 2147483648]) {
      expect(await baixar(id, gestor.token)).toMatchObject(naoEncontrado)
      expect(await enviar([arquivo(png)], id, gestor.token)).toMatchObject(naoEncontrado)
    }
  })

  it('422 detail for an id that is no number', async () => {
    expect(await baixar('abc', gestor.token)).toMatchObject(detail([['path', 'usuario_id'], 'type_error']))
    expect(await enviar([arquivo(png)], 'abc', gestor.token)).toMatchObject(
      detail([['path', 'usuario_id'], 'type_error'])
    )
  })
})
