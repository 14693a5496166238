import { readFile } from 'node:fs/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { noticias } from '../../../src/modules/noticias/tables.ts'
import { permissoes } from '../../../src/modules/permissoes/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { contaCom, corpo, DEZ_MINUTOS, escrever, NOTICIAS, trilha } from './support.ts'

let test: TestApp
let gestor: Account
/** May write, but not edit. */
let redator: Account
let leitor: Account

const agora = '2026-11-15T12:00:00.000Z'
const depois = '2026-11-15T12:10:00.000Z'

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor', { nome: 'Ana Souza' })
  redator = await contaCom(test, 'noticias.listar', 'noticias.criar')
  leitor = await account(test, 'usuario')
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.moment = new Date(agora)
  await test.db.delete(noticias)
})

const ler = (id: number, { token }: Account, headers = {}) => test.call('GET', `${NOTICIAS}/${id}`, { token, headers })
const mudar = (id: number, body: object, { token } = gestor, headers = {}) =>
  test.call('PUT', `${NOTICIAS}/${id}`, { token, body, headers })
const listar = async ({ token }: Account, query: Record<string, string> = {}) => {
  const { status, body } = await test.call('GET', NOTICIAS, { token, query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const titulos = async (conta: Account, query: Record<string, string> = {}): Promise<string[]> =>
  (await listar(conta, query)).data.map(({ titulo }: { titulo: string }) => titulo)
const recusados = ({
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
  it('a draft is what is made unless another state is asked for', async () => {
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
          criado_em: agora,
          atualizado_em: agora
        },
        meta: { timestamp: agora, version: '1.0.0' }
      }
    ])
    expect((await ler(body.data.id, gestor)).body.data).toEqual(body.data)
    expect(await trilha(test, body.data.id)).toEqual([['noticia.criada', { estado: 'rascunho', idioma: 'pt-BR' }]])
  })

  it.each([
    ['no title', { titulo: ' ' }, ['titulo', 'REQUIRED']],
    ['no text', { corpo: '\n' }, ['corpo', 'REQUIRED']],
    ['a language that is none of ours', { idioma: 'fr-FR' }, ['idioma', 'INVALID_VALUE']],
    ['an unknown state', { estado: 'lida' }, ['estado', 'INVALID_VALUE']],
    ['a tag with spaces around it', { tags: [' a'] }, ['tags.0', 'INVALID_FORMAT']],
    ['an author', { autor: { id: 1, nome: 'X' } }, ['autor', 'UNKNOWN_FIELD']],
    ['scheduled without a moment', { estado: 'agendada' }, ['publicar_em', 'REQUIRED']],
    ['scheduled for now', { estado: 'agendada', publicar_em: agora }, ['publicar_em', 'INVALID_DATE']],
    ['published later', { estado: 'publicada', publicar_em: depois }, ['publicar_em', 'INVALID_DATE']],
    ['a leap second', { publicar_em: '2026-12-31T23:59:60Z' }, ['publicar_em', 'INVALID_DATE']]
  ])('is refused with %s', async (_, campos, wanted) => {
    expect(recusados(await test.call('POST', NOTICIAS, { token: gestor.token, body: corpo(campos) }))).toEqual([wanted])
  })

  it('takes bodies of up to 256 KiB, and no larger ones', async () => {
    const longo = await escrever(test, gestor.token, { corpo: 'ç'.repeat(130_000) })
    expect(longo.corpo_html).toHaveLength(130_007)
    const { status } = await test.call('POST', NOTICIAS, {
      token: gestor.token,
      body: corpo({ corpo: 'ç'.repeat(131_073) })
    })
    expect(status).toBe(413)
  })

  it('the same key makes one', async () => {
    const call = () =>
      test.call('POST', NOTICIAS, { token: gestor.token, body: corpo(), headers: { 'idempotency-key': 'noticia-1' } })
    const [first, second] = [await call(), await call()]
    expect(second.body.data.id).toBe(first.body.data.id)
    expect((await listar(gestor)).total).toBe(1)
  })
})

describe('who sees what', () => {
  it('published: everybody; scheduled: who works on news; drafts: their author, and who may edit', async () => {
    await escrever(test, gestor.token, { titulo: 'publicada', estado: 'publicada' })
    const agendada = await escrever(test, gestor.token, { titulo: 'agendada', estado: 'agendada', publicar_em: depois })
    const rascunho = await escrever(test, gestor.token, { titulo: 'rascunho' })
    const proprio = await escrever(test, redator.token, { titulo: 'próprio' })

    expect((await titulos(leitor)).sort()).toEqual(['publicada'])
    expect((await titulos(redator)).sort()).toEqual(['agendada', 'próprio', 'publicada'])
    expect((await titulos(gestor)).sort()).toEqual(['agendada', 'próprio', 'publicada', 'rascunho'])
    const statuses = async (id: number) =>
      await Promise.all([leitor, redator, gestor].map(async (conta) => (await ler(id, conta)).status))
    expect(await statuses(agendada.id)).toEqual([404, 200, 200])
    expect(await statuses(rascunho.id)).toEqual([404, 404, 200])
    expect(await statuses(proprio.id)).toEqual([404, 200, 200])
    expect(await titulos(leitor, { 'titulo[like]': 'rascunho' })).toEqual([])
  })

  it('scheduled news are published from their moment on, without anybody doing anything', async () => {
    const { id } = await escrever(test, gestor.token, { estado: 'agendada', publicar_em: depois })
    const etag = (await ler(id, gestor)).headers.etag
    test.advance(DEZ_MINUTOS - 1)
    expect((await ler(id, leitor)).status).toBe(404)
    expect((await listar(gestor, { estado: 'publicada' })).total).toBe(0)
    test.advance(1)
    const { status, body, headers } = await ler(id, leitor)
    expect([status, body.data.estado, body.data.publicar_em]).toEqual([200, 'publicada', depois])
    expect(headers.etag).not.toBe(etag)
    expect((await listar(leitor, { estado: 'publicada' })).total).toBe(1)
    expect((await listar(gestor, { estado: 'agendada' })).total).toBe(0)
  })

  it('an account needs the permission of what it does', async () => {
    const { id } = await escrever(test, redator.token)
    const url = `${NOTICIAS}/${id}`
    const needed = async (answer: ReturnType<TestApp['call']>) => {
      const { status, body } = await answer
      return [status, body.error?.required_permission]
    }
    const { token } = leitor
    expect(await needed(test.call('POST', NOTICIAS, { token, body: corpo() }))).toEqual([403, 'noticias.criar'])
    expect(await needed(mudar(id, { titulo: 'x' }, redator))).toEqual([403, 'noticias.editar'])
    expect(await needed(test.call('DELETE', url, { token: redator.token }))).toEqual([403, 'noticias.deletar'])
    const semNada = await account(test, null)
    expect(await needed(test.call('GET', NOTICIAS, { token: semNada.token }))).toEqual([403, 'noticias.listar'])
    expect((await test.call('GET', NOTICIAS)).status).toBe(401)
  })

  it('who may delete deletes what it sees: not the drafts of others', async () => {
    const apagador = await contaCom(test, 'noticias.deletar')
    const rascunho = await escrever(test, gestor.token)
    const publicada = await escrever(test, gestor.token, { estado: 'publicada' })
    const apagar = (id: number) => test.call('DELETE', `${NOTICIAS}/${id}`, { token: apagador.token })
    expect((await apagar(rascunho.id)).status).toBe(404)
    expect((await apagar(publicada.id)).status).toBe(204)
    expect((await ler(publicada.id, gestor)).status).toBe(404)
    expect((await trilha(test, publicada.id)).at(-1)).toEqual(['noticia.excluida', { estado: 'publicada' }])
  })
})

describe('the author', () => {
  it('is told by the name of then, also when the account has another name or is gone', async () => {
    const autora = await account(test, 'gestor', { nome: 'Bia Lima' })
    const { id } = await escrever(test, autora.token, { estado: 'publicada' })
    test.advance(DEZ_MINUTOS)
    await test.db
      .update(usuarios)
      .set({ nome: 'Bia Reis', updatedAt: test.clock.moment })
      .where(eq(usuarios.id, autora.id))
    expect((await ler(id, leitor)).body.data.autor).toEqual({ id: autora.id, nome: 'Bia Lima' })
    await test.db.delete(usuarios).where(eq(usuarios.id, autora.id))
    expect((await ler(id, leitor)).body.data.autor).toEqual({ id: autora.id, nome: 'Bia Lima' })
  })
})

describe('editing', () => {
  it('changes what is sent, and tells the trail what was changed and published', async () => {
    const { id } = await escrever(test, redator.token, { publicar_em: depois })
    test.advance(60_000)
    const { status, body } = await mudar(id, { titulo: 'Outro', tags: ['zika'], estado: 'publicada' })
    expect(status).toBe(200)
    const { titulo, tags, estado, publicar_em, resumo, autor, atualizado_em } = body.data
    expect({ titulo, tags, estado, resumo }).toEqual({
      titulo: 'Outro',
      tags: ['zika'],
      estado: 'publicada',
      resumo: corpo().resumo
    })
    expect([publicar_em, atualizado_em]).toEqual(['2026-11-15T12:01:00.000Z', '2026-11-15T12:01:00.000Z'])
    expect(autor.id).toBe(redator.id)
    expect((await trilha(test, id)).slice(1)).toEqual([
      ['noticia.alterada', { campos: ['titulo', 'tags', 'estado', 'publicar_em'] }],
      ['noticia.publicada', { publicar_em: '2026-11-15T12:01:00.000Z' }]
    ])
  })

  it('what was published keeps its moment, and can be taken back or scheduled', async () => {
    const { id } = await escrever(test, gestor.token, { estado: 'agendada', publicar_em: depois })
    test.advance(2 * DEZ_MINUTOS)
    expect((await mudar(id, { titulo: 'x' })).body.data).toMatchObject({ estado: 'publicada', publicar_em: depois })
    expect(recusados(await mudar(id, { estado: 'agendada' }))).toEqual([['publicar_em', 'INVALID_DATE']])
    const amanha = '2026-11-16T12:00:00.000Z'
    expect((await mudar(id, { estado: 'agendada', publicar_em: amanha })).body.data.publicar_em).toBe(amanha)
    expect((await ler(id, leitor)).status).toBe(404)
    expect((await mudar(id, { estado: 'rascunho' })).body.data).toMatchObject({ estado: 'rascunho', publicar_em: null })
    expect((await trilha(test, id)).map(([acao]) => acao)).toEqual([
      'noticia.criada',
      'noticia.agendada',
      'noticia.alterada',
      'noticia.alterada',
      'noticia.agendada',
      'noticia.alterada',
      'noticia.recolhida'
    ])
  })

  it('what was read can be sent back, and says nothing new', async () => {
    const { id } = await escrever(test, gestor.token, { publicar_em: depois })
    const lida = (await ler(id, gestor)).body.data
    test.advance(1000)
    expect((await mudar(id, lida)).body.data).toEqual(lida)
    expect((await mudar(id, { ...lida, estado: 'publicada' })).body.data.publicar_em).toBe('2026-11-15T12:00:01.000Z')
    expect(recusados(await mudar(id, { id: id + 1 }))).toEqual([['id', 'IMMUTABLE_FIELD']])
  })

  it('with If-Match only while nobody else has changed it', async () => {
    const { id } = await escrever(test, gestor.token)
    const { headers } = await ler(id, gestor)
    const tag = { 'if-match': headers.etag as string }
    expect((await ler(id, gestor, { 'if-none-match': headers.etag })).status).toBe(304)
    expect((await mudar(id, { titulo: 'Um' }, gestor, tag)).status).toBe(200)
    expect((await mudar(id, { titulo: 'Dois' }, gestor, tag)).status).toBe(412)
    const { status } = await test.call('DELETE', `${NOTICIAS}/${id}`, { token: gestor.token, headers: tag })
    expect(status).toBe(412)
  })
})

describe('the list', () => {
  it('has no bodies; filters, searches, sorts and turns pages as others do', async () => {
    const em = (hora: string) => ({ estado: 'publicada', publicar_em: `2026-11-14T${hora}:00:00.000Z` })
    await escrever(test, gestor.token, { titulo: 'Água', corpo: 'Fala de VACINAÇÃO.', ...em('10') })
    await escrever(test, gestor.token, { titulo: 'Boletim', tags: ['Arboviroses'], idioma: 'es-ES', ...em('12') })
    await escrever(test, gestor.token, { titulo: 'Chikungunya', resumo: null, tags: [], ...em('11') })
    await escrever(test, gestor.token, { titulo: 'Draft' })

    const primeira = await listar(gestor, { size: '2' })
    expect(primeira).toMatchObject({
      total: 4,
      page: 1,
      size: 2,
      pages: 2,
      links: { next: `${NOTICIAS}?size=2&page=2` }
    })
    expect(Object.keys(primeira.data[0])).not.toContain('corpo')
    expect(await titulos(gestor)).toEqual(['Boletim', 'Chikungunya', 'Água', 'Draft'])
    expect(await titulos(gestor, { sort: 'titulo', order: 'desc' })).toEqual([
      'Draft',
      'Chikungunya',
      'Boletim',
      'Água'
    ])
    const achados = async (query: Record<string, string>) => (await titulos(gestor, query)).sort()
    expect(await achados({ search: 'vacinacao' })).toEqual(['Água'])
    expect(await achados({ search: 'arbov' })).toEqual(['Boletim'])
    expect(await achados({ search: '{"or":[{"titulo":"agua"},{"idioma":"es-ES"}]}' })).toEqual(['Boletim', 'Água'])
    expect(await achados({ estado: 'rascunho' })).toEqual(['Draft'])
    expect(await achados({ tags: 'arboviroses' })).toEqual(['Boletim'])
    expect(await achados({ 'tags[ne]': 'dengue' })).toEqual(['Boletim', 'Chikungunya'])
    expect(await achados({ 'tags[in]': 'mutirao,arboviroses' })).toEqual(['Boletim', 'Draft', 'Água'])
    expect(await achados({ 'tags[like]': 'bovir' })).toEqual(['Boletim'])
    expect(await achados({ 'tags[gte]': 'n' })).toEqual([])
    expect(await achados({ 'publicar_em[gte]': '2026-11-14T11:00:00Z' })).toEqual(['Boletim', 'Chikungunya'])
    expect((await test.call('GET', NOTICIAS, { token: gestor.token, query: { corpo: 'x' } })).status).toBe(422)
  })
})

it('the migration gives the permissions to the managers of a service that has its groups already', async () => {
  const novas = ['noticias.criar', 'noticias.deletar', 'noticias.editar']
  const doGestor = async () => {
    const { body } = await test.call('GET', `/api/v1/usuarios/${gestor.id}/permissoes`, { token: gestor.token })
    return [...new Set(JSON.stringify(body).match(/noticias\.\w+/g))].sort()
  }
  await test.db.delete(permissoes).where(inArray(permissoes.nome, novas))
  expect(await doGestor()).toEqual(['noticias.listar'])
  const text = await readFile(new URL('../../../drizzle/0033_noticias.sql', import.meta.url), 'utf8')
  const inserts = text.split('--> statement-breakpoint').filter((each) => each.includes('INSERT INTO'))
  for (const statement of inserts) await test.db.execute(sql.raw(statement))
  expect(await doGestor()).toEqual([...novas, 'noticias.listar'])
})
