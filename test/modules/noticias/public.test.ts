import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noticias } from '../../../src/modules/noticias/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { multipart } from '../usuarios/support.ts'
import { accountWith, createNoticia, NOTICIAS, TEN_MINUTES } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp({ config: { publicUrl: 'https://saude.example' } })
  gestor = await account(test, 'gestor', { nome: 'Ana & Souza' })
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
  await test.db.delete(noticias)
})

const publish = (fields: object = {}) => createNoticia(test, gestor.token, { estado: 'publicada', ...fields })
const schedule = () => createNoticia(test, gestor.token, { estado: 'agendada', publicar_em: '2026-11-15T12:10:00Z' })

describe('the image', () => {
  const url = (id: number) => `${NOTICIAS}/${id}/imagem`
  const upload = (id: number, content: Buffer | string, { token } = gestor, headers = {}) => {
    const body = multipart([{ name: 'file', filename: 'a.png', type: 'image/png', content }])
    return test.call('PUT', url(id), { token, raw: body.raw, headers: { ...body.headers, ...headers } })
  }
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Artist: 'quem fotografou' } })
      .jpeg()
      .toBuffer()
  const storedFiles = async (id: number) => await readdir(join(test.dataDir, 'files', 'noticias', String(id)))

  it('is stored as WebP without metadata, at most 1600 pixels wide, and is public once the news are published', async () => {
    const { id } = await schedule()
    const { status, body } = await upload(id, await photo(2000, 500))
    expect([status, body.data.imagem]).toEqual([200, `${url(id)}/previa`])
    expect((await test.call('GET', url(id))).status).toBe(404)
    expect((await test.call('GET', url(id), { token: gestor.token })).status).toBe(404)
    const preview = await test.call('GET', `${url(id)}/previa`, { token: gestor.token })
    test.advance(TEN_MINUTES)
    const publicImage = await test.call('GET', url(id))
    expect([publicImage.status, publicImage.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(publicImage.body).toEqual(preview.body)
    const { format, width, height, exif } = await sharp(publicImage.body).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1600, height: 400, exif: undefined })
    const shown = await test.call('GET', `${NOTICIAS}/${id}`, { token: gestor.token })
    expect(shown.body.data.imagem).toBe(url(id))
  })

  it('is refused when it is not an image or too large', async () => {
    const { id } = await publish()
    for (const content of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      Buffer.from('89504e470d0a1a0a00', 'hex')
    ]) {
      const { status, body } = await upload(id, content)
      expect([status, body.error.details]).toMatchObject([422, [{ field: 'file', code: 'INVALID_FORMAT' }]])
    }
    expect((await upload(id, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await test.call('GET', url(id))).status).toBe(404)
  })

  it('replaces the former one, and goes with the news or before them', async () => {
    const { id } = await publish()
    await upload(id, await photo(10, 10))
    const { headers } = await test.call('GET', `${NOTICIAS}/${id}`, { token: gestor.token })
    test.advance(1)
    await upload(id, await photo(20, 20))
    expect(await storedFiles(id)).toHaveLength(1)
    expect((await upload(id, await photo(30, 30), gestor, { 'if-match': headers.etag })).status).toBe(412)
    expect(await storedFiles(id)).toHaveLength(1)
    const remove = () => test.call('DELETE', url(id), { token: gestor.token })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
    expect(await storedFiles(id)).toEqual([])
    await upload(id, await photo(10, 10))
    await test.call('DELETE', `${NOTICIAS}/${id}`, { token: gestor.token })
    expect(await storedFiles(id)).toEqual([])
  })

  it('is set and removed by editors, and shown before publication to those who may see the news', async () => {
    const draft = await createNoticia(test, gestor.token)
    await upload(draft.id, await photo(10, 10))
    const writer = await accountWith(test, 'noticias.listar', 'noticias.criar')
    const needed = [await upload(draft.id, await photo(9, 9), writer), await test.call('DELETE', url(draft.id), writer)]
    expect(needed.map(({ status, body }) => [status, body.error.required_permission])).toEqual([
      [403, 'noticias.editar'],
      [403, 'noticias.editar']
    ])
    expect((await test.call('GET', `${url(draft.id)}/previa`, { token: writer.token })).status).toBe(404)
    expect((await test.call('GET', `${url(draft.id)}/previa`)).status).toBe(401)
  })
})

describe('the feed', () => {
  const FEED = '/noticias/feed.xml'
  const read = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    test.call('GET', FEED, { query, headers })

  /** Returns the elements with their text, in their order; throws when it is not XML. */
  function elements(xml: string): [name: string, text: string, attributes: Record<string, string>][] {
    const found: [string, string, Record<string, string>][] = []
    const open: (typeof found)[number][] = []
    const parser = new SaxesParser()
    parser.on('opentag', ({ name, attributes }) => {
      const element: (typeof found)[number] = [name, '', attributes as Record<string, string>]
      found.push(element)
      open.push(element)
    })
    parser.on('text', (text) => {
      const element = open.at(-1)
      if (element) element[1] += text
    })
    parser.on('closetag', () => open.pop())
    parser.on('error', (error) => {
      throw error
    })
    parser.write(xml).close()
    return found
  }
  const textsOf = (xml: string, wanted: string) =>
    elements(xml).flatMap(([name, text]) => (name === wanted ? [text] : []))

  it('is Atom, with what is published in the requested language, the latest first', async () => {
    const { id } = await publish({
      titulo: 'Um <b> & "dois" \u0001]]>',
      publicar_em: '2026-11-14T12:00:00Z',
      tags: ['a&b']
    })
    await publish({ titulo: 'Depois', resumo: null })
    await publish({ titulo: 'News', idioma: 'en-US' })
    await createNoticia(test, gestor.token, { titulo: 'Rascunho' })
    await schedule()
    const { status, headers, body } = await read()
    expect([status, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      'pt-BR'
    ])
    const xml = body.toString()
    expect(textsOf(xml, 'title')).toEqual(['Notícias · Saúde Integra', 'Depois', 'Um <b> & "dois" ]]>'])
    expect(textsOf(xml, 'name')).toEqual(['Saúde Integra', 'Ana & Souza', 'Ana & Souza'])
    expect(textsOf(xml, 'summary')).toEqual(['Mutirões até sábado.'])
    // RFC 4287: each entry has an id, a title and the moment of its last change.
    expect(textsOf(xml, 'id')).toEqual([
      'https://saude.example/noticias/feed.xml?lang=pt-BR',
      `https://saude.example/noticias/${id + 1}`,
      `https://saude.example/noticias/${id}`
    ])
    expect(textsOf(xml, 'updated')).toEqual(Array(3).fill('2026-11-15T12:00:00.000Z'))
    expect(textsOf(xml, 'published').at(-1)).toBe('2026-11-14T12:00:00.000Z')
    const [feed] = elements(xml)
    expect(feed).toMatchObject([
      'feed',
      expect.anything(),
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'pt-BR' }
    ])

    expect(textsOf((await read({ lang: 'en' })).body.toString(), 'title')).toEqual(['News · Saúde Integra', 'News'])
    const spanish = await read({}, { 'accept-language': 'es' })
    expect(textsOf(spanish.body.toString(), 'entry')).toEqual([])
    expect(spanish.headers.vary).toContain('Accept-Language')
  })

  it('says when nothing has changed, and has the newest fifty', async () => {
    await test.db.insert(noticias).values(
      Array.from({ length: 51 }, (_, i) => ({
        titulo: `N${i}`,
        corpo: 'x',
        idioma: 'pt-BR' as const,
        tags: [],
        estado: 'publicada' as const,
        publicarEm: new Date(test.clock.moment.getTime() - i),
        autorId: gestor.id,
        criadoEm: test.clock.moment,
        atualizadoEm: test.clock.moment
      }))
    )
    const { headers, body } = await read()
    const titles = textsOf(body.toString(), 'title').slice(1)
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([50, 'N0', 'N49'])
    const again = { 'if-none-match': headers.etag as string }
    expect((await read({}, again)).status).toBe(304)
    await publish()
    expect((await read({}, again)).status).toBe(200)
  })
})

describe('the pages', () => {
  const read = async (path: string) => {
    const { status, headers, body } = await test.call('GET', path)
    return { status, headers, text: body.toString() as string }
  }

  it('GET /noticias/{id}: the news as HTML that runs nothing', async () => {
    const { id } = await publish({
      titulo: '<i>Um</i>',
      resumo: '<u>',
      tags: ['<s>'],
      corpo: '**Oi** <script>alert(1)</script>'
    })
    const { status, headers, text } = await read(`/noticias/${id}?lang=en`)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(text).toContain('<html lang="en-US">')
    expect(text).toContain('<article lang="pt-BR">')
    expect(text).toContain('<p><strong>Oi</strong> &lt;script&gt;alert(1)&lt;/script&gt;</p>')
    expect(text).toContain('November 15, 2026')
    expect(text).not.toMatch(/<(script|i|u|s)>/)
  })

  it('unpublished news are missing', async () => {
    const scheduled = await schedule()
    const draft = await createNoticia(test, gestor.token)
    for (const id of [scheduled.id, draft.id, 2147483647, '2147483648', '0', 'x', '1e1'])
      expect([id, (await read(`/noticias/${id}`)).status]).toEqual([id, 404])
    test.advance(TEN_MINUTES)
    expect((await read(`/noticias/${scheduled.id}`)).status).toBe(200)
  })

  it('GET /noticias: twenty to a page, in the requested language, with a link to the feed', async () => {
    for (let i = 1; i <= 21; i++) await publish({ titulo: `Número ${i};`, publicar_em: `2026-11-01T00:00:${10 + i}Z` })
    const first = await read('/noticias')
    expect(first.text).toContain('Número 21;')
    expect(first.text).not.toContain('Número 1;')
    expect(first.text).toContain('href="/noticias?page=2"')
    expect(first.text).toContain('type="application/atom+xml"')
    const second = (await read('/noticias?page=2&lang=pt')).text
    expect(second).toContain('Número 1;')
    expect(second).toContain('href="/noticias?page=1&amp;lang=pt-BR"')
    expect((await read('/noticias?lang=es')).text).toContain('Todavía no hay noticias')
    for (const page of ['0', 'x', '99999']) expect((await read(`/noticias?page=${page}`)).status).toBe(404)
  })
})
