import { readFile } from 'node:fs/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { noticias } from '../../../src/modules/noticias/tables.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { accountWith, createNoticia, NOTICIAS, noticiaBody, TEN_MINUTES, trailOf } from './support.ts'

let test: TestApp
let gestor: Account
/** May write, but not edit. */
let writer: Account
let reader: Account

const present = '2026-11-15T12:00:00.000Z'
const after = '2026-11-15T12:10:00.000Z'

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor', { nome: 'Ana Souza' })
  writer = await accountWith(test, 'noticias.listar', 'noticias.criar')
  reader = await account(test, 'usuario')
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.moment = new Date(present)
  await test.db.delete(noticias)
})

const read = (id: number, { token }: Account, headers = {}) => test.call('GET', `${NOTICIAS}/${id}`, { token, headers })
const update = (id: number, body: object, { token } = gestor, headers = {}) =>
  test.call('PUT', `${NOTICIAS}/${id}`, { token, body, headers })
const listNoticias = async ({ token }: Account, query: Record<string, string> = {}) => {
  const { status, body } = await test.call('GET', NOTICIAS, { token, query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const titulosOf = async (conta: Account, query: Record<string, string> = {}): Promise<string[]> =>
  (await listNoticias(conta, query)).data.map(({ titulo }: { titulo: string }) => titulo)
const refusals = ({
  status,
  body
}: {
  status: number
  body: { error: { details: { field: string; code: string }[] } }
}) => {
  expect(status, JSON.stringify(body)).toBe(422)
  return body.error.details.map(({ field, code }) => [field, code])
}

describe('writing', () => {
  it('creates a draft unless another state is asked for', async () => {
    const { status, body } = await test.call('POST', NOTICIAS, {
      token: gestor.token,
      body: { titulo: 'Um', corpo: '# Oi <script>' }
    })
    expect([status, body]).toEqual([
      201,
      {
        data: {
          id: expect.any(Number),
          titulo: 'Um',
          resumo: null,
          corpo: '# Oi <script>',
          corpo_html: '<h2>Oi &lt;script&gt;</h2>',
          idioma: 'pt-BR',
          tags: [],
          imagem: null,
          estado: 'rascunho',
          publicar_em: null,
          autor: { id: gestor.id, nome: 'Ana Souza' },
          criado_em: present,
          atualizado_em: present
        },
        meta: { timestamp: present, version: '1.0.0' }
      }
    ])
    expect((await read(body.data.id, gestor)).body.data).toEqual(body.data)
    expect(await trailOf(test, body.data.id)).toEqual([['noticia.criada', { estado: 'rascunho', idioma: 'pt-BR' }]])
  })

  it.each([
    ['no title', { titulo: ' ' }, ['titulo', 'REQUIRED']],
    ['no text', { corpo: '\n' }, ['corpo', 'REQUIRED']],
    ['a language that is none of ours', { idioma: 'fr-FR' }, ['idioma', 'INVALID_VALUE']],
    ['an unknown state', { estado: 'lida' }, ['estado', 'INVALID_VALUE']],
    ['a tag with spaces around it', { tags: [' a'] }, ['tags.0', 'INVALID_FORMAT']],
    ['an author', { autor: { id: 1, nome: 'X' } }, ['autor', 'UNKNOWN_FIELD']],
    ['scheduled without a moment', { estado: 'agendada' }, ['publicar_em', 'REQUIRED']],
    ['scheduled for now', { estado: 'agendada', publicar_em: present }, ['publicar_em', 'INVALID_DATE']],
    ['published later', { estado: 'publicada', publicar_em: after }, ['publicar_em', 'INVALID_DATE']],
    ['a leap second', { publicar_em: '2026-12-31T23:59:60Z' }, ['publicar_em', 'INVALID_DATE']]
  ])('is refused with %s', async (_, fields, wanted) => {
    expect(refusals(await test.call('POST', NOTICIAS, { token: gestor.token, body: noticiaBody(fields) }))).toEqual([
      wanted
    ])
  })

  it('accepts bodies of up to 256 KiB, and no larger ones', async () => {
    const long = await createNoticia(test, gestor.token, { corpo: 'ç'.repeat(130_000) })
    expect(long.corpo_html).toHaveLength(130_007)
    const { status } = await test.call('POST', NOTICIAS, {
      token: gestor.token,
      body: noticiaBody({ corpo: 'ç'.repeat(131_073) })
    })
    expect(status).toBe(413)
  })

  it('one key makes one news item', async () => {
    const call = () =>
      test.call('POST', NOTICIAS, {
        token: gestor.token,
        body: noticiaBody(),
        headers: { 'idempotency-key': 'noticia-1' }
      })
    const [first, second] = [await call(), await call()]
    expect(second.body.data.id).toBe(first.body.data.id)
    expect((await listNoticias(gestor)).total).toBe(1)
  })
})

describe('who sees what', () => {
  it('published: everybody; scheduled: those who work on news; drafts: their author and editors', async () => {
    await createNoticia(test, gestor.token, { titulo: 'publicada', estado: 'publicada' })
    const scheduled = await createNoticia(test, gestor.token, {
      titulo: 'agendada',
      estado: 'agendada',
      publicar_em: after
    })
    const draft = await createNoticia(test, gestor.token, { titulo: 'rascunho' })
    const own = await createNoticia(test, writer.token, { titulo: 'próprio' })

    expect((await titulosOf(reader)).sort()).toEqual(['publicada'])
    expect((await titulosOf(writer)).sort()).toEqual(['agendada', 'próprio', 'publicada'])
    expect((await titulosOf(gestor)).sort()).toEqual(['agendada', 'próprio', 'publicada', 'rascunho'])
    const statuses = async (id: number) =>
      await Promise.all([reader, writer, gestor].map(async (conta) => (await read(id, conta)).status))
    expect(await statuses(scheduled.id)).toEqual([404, 200, 200])
    expect(await statuses(draft.id)).toEqual([404, 404, 200])
    expect(await statuses(own.id)).toEqual([404, 200, 200])
    expect(await titulosOf(reader, { 'titulo[like]': 'rascunho' })).toEqual([])
  })

  it('scheduled news are published from their moment on, without anybody doing anything', async () => {
    const { id } = await createNoticia(test, gestor.token, { estado: 'agendada', publicar_em: after })
    const etag = (await read(id, gestor)).headers.etag
    test.advance(TEN_MINUTES - 1)
    expect((await read(id, reader)).status).toBe(404)
    expect((await listNoticias(gestor, { estado: 'publicada' })).total).toBe(0)
    test.advance(1)
    const { status, body, headers } = await read(id, reader)
    expect([status, body.data.estado, body.data.publicar_em]).toEqual([200, 'publicada', after])
    expect(headers.etag).not.toBe(etag)
    expect((await listNoticias(reader, { estado: 'publicada' })).total).toBe(1)
    expect((await listNoticias(gestor, { estado: 'agendada' })).total).toBe(0)
  })

  it('an account needs the permission of what it does', async () => {
    const { id } = await createNoticia(test, writer.token)
    const url = `${NOTICIAS}/${id}`
    const needed = async (answer: ReturnType<TestApp['call']>) => {
      const { status, body } = await answer
      return [status, body.error?.required_permission]
    }
    const { token } = reader
    expect(await needed(test.call('POST', NOTICIAS, { token, body: noticiaBody() }))).toEqual([403, 'noticias.criar'])
    expect(await needed(update(id, { titulo: 'x' }, writer))).toEqual([403, 'noticias.editar'])
    expect(await needed(test.call('DELETE', url, { token: writer.token }))).toEqual([403, 'noticias.deletar'])
    const powerless = await account(test, null)
    expect(await needed(test.call('GET', NOTICIAS, { token: powerless.token }))).toEqual([403, 'noticias.listar'])
    expect((await test.call('GET', NOTICIAS)).status).toBe(401)
  })

  it('an account that may delete deletes what it sees: not the drafts of others', async () => {
    const deleter = await accountWith(test, 'noticias.deletar')
    const draft = await createNoticia(test, gestor.token)
    const published = await createNoticia(test, gestor.token, { estado: 'publicada' })
    const remove = (id: number) => test.call('DELETE', `${NOTICIAS}/${id}`, { token: deleter.token })
    expect((await remove(draft.id)).status).toBe(404)
    expect((await remove(published.id)).status).toBe(204)
    expect((await read(published.id, gestor)).status).toBe(404)
    expect((await trailOf(test, published.id)).at(-1)).toEqual(['noticia.excluida', { estado: 'publicada' }])
  })
})

describe('the author', () => {
  it('is shown by the name of that time, even when the account has another name or is gone', async () => {
    const author = await account(test, 'gestor', { nome: 'Bia Lima' })
    const { id } = await createNoticia(test, author.token, { estado: 'publicada' })
    test.advance(TEN_MINUTES)
    await test.db
      .update(usuarios)
      .set({ nome: 'Bia Reis', updatedAt: test.clock.moment })
      .where(eq(usuarios.id, author.id))
    expect((await read(id, reader)).body.data.autor).toEqual({ id: author.id, nome: 'Bia Lima' })
    await test.db.delete(usuarios).where(eq(usuarios.id, author.id))
    expect((await read(id, reader)).body.data.autor).toEqual({ id: author.id, nome: 'Bia Lima' })
  })
})

describe('editing', () => {
  it('changes what is sent, and notes in the trail what was changed and published', async () => {
    const { id } = await createNoticia(test, writer.token, { publicar_em: after })
    test.advance(60_000)
    const { status, body } = await update(id, { titulo: 'Outro', tags: ['zika'], estado: 'publicada' })
    expect(status).toBe(200)
    const { titulo, tags, estado, publicar_em, resumo, autor, atualizado_em } = body.data
    expect({ titulo, tags, estado, resumo }).toEqual({
      titulo: 'Outro',
      tags: ['zika'],
      estado: 'publicada',
      resumo: noticiaBody().resumo
    })
    expect([publicar_em, atualizado_em]).toEqual(['2026-11-15T12:01:00.000Z', '2026-11-15T12:01:00.000Z'])
    expect(autor.id).toBe(writer.id)
    expect((await trailOf(test, id)).slice(1)).toEqual([
      ['noticia.alterada', { campos: ['titulo', 'tags', 'estado', 'publicar_em'] }],
      ['noticia.publicada', { publicar_em: '2026-11-15T12:01:00.000Z' }]
    ])
  })

  it('published news keep their moment, and can be withdrawn or scheduled', async () => {
    const { id } = await createNoticia(test, gestor.token, { estado: 'agendada', publicar_em: after })
    test.advance(2 * TEN_MINUTES)
    expect((await update(id, { titulo: 'x' })).body.data).toMatchObject({ estado: 'publicada', publicar_em: after })
    expect(refusals(await update(id, { estado: 'agendada' }))).toEqual([['publicar_em', 'INVALID_DATE']])
    const tomorrow = '2026-11-16T12:00:00.000Z'
    expect((await update(id, { estado: 'agendada', publicar_em: tomorrow })).body.data.publicar_em).toBe(tomorrow)
    expect((await read(id, reader)).status).toBe(404)
    expect((await update(id, { estado: 'rascunho' })).body.data).toMatchObject({
      estado: 'rascunho',
      publicar_em: null
    })
    expect((await trailOf(test, id)).map(([acao]) => acao)).toEqual([
      'noticia.criada',
      'noticia.agendada',
      'noticia.alterada',
      'noticia.alterada',
      'noticia.agendada',
      'noticia.alterada',
      'noticia.recolhida'
    ])
  })

  it('what was read can be sent back, and changes nothing', async () => {
    const { id } = await createNoticia(test, gestor.token, { publicar_em: after })
    const shown = (await read(id, gestor)).body.data
    test.advance(1000)
    expect((await update(id, shown)).body.data).toEqual(shown)
    expect((await update(id, { ...shown, estado: 'publicada' })).body.data.publicar_em).toBe('2026-11-15T12:00:01.000Z')
    expect(refusals(await update(id, { id: id + 1 }))).toEqual([['id', 'IMMUTABLE_FIELD']])
  })

  it('with If-Match only while nobody else has changed it', async () => {
    const { id } = await createNoticia(test, gestor.token)
    const { headers } = await read(id, gestor)
    const tag = { 'if-match': headers.etag as string }
    expect((await read(id, gestor, { 'if-none-match': headers.etag })).status).toBe(304)
    expect((await update(id, { titulo: 'Um' }, gestor, tag)).status).toBe(200)
    expect((await update(id, { titulo: 'Dois' }, gestor, tag)).status).toBe(412)
    const { status } = await test.call('DELETE', `${NOTICIAS}/${id}`, { token: gestor.token, headers: tag })
    expect(status).toBe(412)
  })
})

describe('the list', () => {
  it('has no bodies; filters, searches, sorts and pages like other lists', async () => {
    const publishedAt = (hour: string) => ({ estado: 'publicada', publicar_em: `2026-11-14T${hour}:00:00.000Z` })
    await createNoticia(test, gestor.token, { titulo: 'Água', corpo: 'Fala de VACINAÇÃO.', ...publishedAt('10') })
    await createNoticia(test, gestor.token, {
      titulo: 'Boletim',
      tags: ['Arboviroses'],
      idioma: 'es-ES',
      ...publishedAt('12')
    })
    await createNoticia(test, gestor.token, { titulo: 'Chikungunya', resumo: null, tags: [], ...publishedAt('11') })
    await createNoticia(test, gestor.token, { titulo: 'Draft' })

    const first = await listNoticias(gestor, { size: '2' })
    expect(first).toMatchObject({
      total: 4,
      page: 1,
      size: 2,
      pages: 2,
      links: { next: `${NOTICIAS}?size=2&page=2` }
    })
    expect(Object.keys(first.data[0])).not.toContain('corpo')
    expect(await titulosOf(gestor)).toEqual(['Boletim', 'Chikungunya', 'Água', 'Draft'])
    expect(await titulosOf(gestor, { sort: 'titulo', order: 'desc' })).toEqual([
      'Draft',
      'Chikungunya',
      'Boletim',
      'Água'
    ])
    const titulosFound = async (query: Record<string, string>) => (await titulosOf(gestor, query)).sort()
    expect(await titulosFound({ search: 'vacinacao' })).toEqual(['Água'])
    expect(await titulosFound({ search: 'arbov' })).toEqual(['Boletim'])
    expect(await titulosFound({ search: '{"or":[{"titulo":"agua"},{"idioma":"es-ES"}]}' })).toEqual(['Boletim', 'Água'])
    expect(await titulosFound({ estado: 'rascunho' })).toEqual(['Draft'])
    expect(await titulosFound({ tags: 'arboviroses' })).toEqual(['Boletim'])
    expect(await titulosFound({ 'tags[ne]': 'dengue' })).toEqual(['Boletim', 'Chikungunya'])
    expect(await titulosFound({ 'tags[in]': 'mutirao,arboviroses' })).toEqual(['Boletim', 'Draft', 'Água'])
    expect(await titulosFound({ 'tags[like]': 'bovir' })).toEqual(['Boletim'])
    expect(await titulosFound({ 'tags[gte]': 'n' })).toEqual([])
    expect(await titulosFound({ 'publicar_em[gte]': '2026-11-14T11:00:00Z' })).toEqual(['Boletim', 'Chikungunya'])
    expect((await test.call('GET', NOTICIAS, { token: gestor.token, query: { corpo: 'x' } })).status).toBe(422)
  })
})

it('the migration gives the permissions to the managers of a service that already has its groups', async () => {
  const added = ['noticias.criar', 'noticias.deletar', 'noticias.editar']
  const gestorPermissoes = async () => {
    const { body } = await test.call('GET', `/api/v1/usuarios/${gestor.id}/permissoes`, { token: gestor.token })
    return [...new Set(JSON.stringify(body).match(/noticias\.\w+/g))].sort()
  }
  await test.db.delete(permissoes).where(inArray(permissoes.nome, added))
  expect(await gestorPermissoes()).toEqual(['noticias.listar'])
  const text = await readFile(new URL('../../../drizzle/0033_noticias.sql', import.meta.url), 'utf8')
  const inserts = text.split('--> statement-breakpoint').filter((each) => each.includes('INSERT INTO'))
  for (const statement of inserts) await test.db.execute(sql.raw(statement))
  expect(await gestorPermissoes()).toEqual([...added, 'noticias.listar'])
})
