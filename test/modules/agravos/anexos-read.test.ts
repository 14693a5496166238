import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anexosOf } from '../../../src/modules/agravos/anexos/anexos.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'
import { closeWithoutLeftovers } from '../../support/leftovers.ts'
import { darDiretas, naoEncontrado, negado, semToken } from '../usuarios/support.ts'
import { arquivo, em, enviar, guardados, PDF, registros, startAnexos, trilha } from './anexos-support.ts'
import { seed } from './seed.ts'

let test: TestApp
let analista: Account
let leitor: Account
let caso: number
let jpeg: Buffer
let png: Buffer

beforeAll(async () => {
  ;({ test, analista, leitor, jpeg, png } = await startAnexos())
})
beforeEach(async () => {
  ;[caso] = (await seed(test.db)) as [number]
})
afterAll(() => closeWithoutLeftovers(test))

const anexar = (content: Buffer = PDF, casoId = caso) => enviar(test, analista.token, casoId, [arquivo(content)])
const baixar = (id: number | string, casoId: number | string = caso, token: string | undefined = leitor.token) =>
  test.call('GET', em(casoId, `/${id}`), { token })
const remover = (id: number | string, casoId: number | string = caso, token: string | undefined = analista.token) =>
  test.call('DELETE', em(casoId, `/${id}`), { token })
const excluir = () => test.db.update(casos).set({ excluido_em: test.clock.moment }).where(eq(casos.id, caso))

describe('GET /api/v1/agravos/casos/{id}/anexos/{anexo_id}', () => {
  it.each<[string, () => Buffer, string, string]>([
    ['PDF', () => PDF, 'application/pdf', 'pdf'],
    ['JPEG', () => jpeg, 'image/jpeg', 'jpg'],
    ['PNG', () => png, 'image/png', 'png']
  ])('200: a %s comes back byte for byte, to be stored under its name', async (_, content, type, ending) => {
    const { body } = await enviar(test, analista.token, caso, [arquivo(content(), 'ação.x', 'text/html')])
    const answer = await baixar(body.id)
    expect(answer.status).toBe(200)
    expect(Buffer.compare(answer.body, content())).toBe(0)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(content().length),
      'content-disposition': `attachment; filename="a__o.x.${ending}"; filename*=UTF-8''a%C3%A7%C3%A3o.x.${ending}`,
      'x-content-type-options': 'nosniff'
    })
  })

  it('each download is audited, with the time of the reading; a refused one is not', async () => {
    const { id } = (await anexar()).body
    await baixar(id)
    test.advance(5000)
    await baixar(id, caso, analista.token)
    await baixar(id + 1)
    await baixar(id, caso, (await account(test, null)).token)
    const [, ...lidas] = await trilha(test, caso)
    const depois = test.clock.moment
    expect(lidas).toMatchObject([
      { acao: 'caso.anexo_lido', atorId: leitor.id, em: new Date(depois.getTime() - 5000), detalhes: { anexo: id } },
      { acao: 'caso.anexo_lido', atorId: analista.id, em: depois, detalhes: { anexo: id } }
    ])
    expect(lidas).toHaveLength(2)
    expect(lidas.every(({ requisicao, ip }) => requisicao && ip)).toBe(true)
  })

  it('401 without a token, 403 without agravos.listar', async () => {
    const { id } = (await anexar()).body
    expect(await test.call('GET', em(caso, `/${id}`))).toMatchObject(semToken)
    const sem = await account(test, null)
    expect(await baixar(id, caso, sem.token)).toMatchObject(negado('agravos.listar'))
    await darDiretas(test, sem.id, 'agravos.listar')
    expect((await baixar(id, caso, sem.token)).status).toBe(200)
  })

  it('404: unknown attachment, one of another case, one of a deleted case, one whose file is lost', async () => {
    const { id } = (await anexar()).body
    const [outro] = (await seed(test.db)) as [number]
    expect(await baixar(2_147_483_647)).toMatchObject(naoEncontrado)
    expect(await baixar(id, outro)).toMatchObject(naoEncontrado)
    const perdido = (await anexar()).body.id
    const [, registro] = await registros(test, caso)
    await rm(join(test.dataDir, 'files', registro!.chave))
    expect(await baixar(perdido)).toMatchObject(naoEncontrado)
    expect((await baixar(id)).status).toBe(200)
    await excluir()
    expect(await baixar(id)).toMatchObject(naoEncontrado)
    const acoes = (await trilha(test, caso)).map(({ acao }) => acao)
    expect(acoes.filter((acao) => acao === 'caso.anexo_lido')).toHaveLength(1)
  })
})

describe('DELETE /api/v1/agravos/casos/{id}/anexos/{anexo_id}', () => {
  it('204: record and file are gone, the others stay, and the trail tells; 404 the second time', async () => {
    const { id } = (await anexar()).body
    const { id: fica } = (await anexar(jpeg)).body
    const answer = await remover(id)
    expect([answer.status, answer.body.length]).toEqual([204, 0])
    expect((await anexosOf(test.db, caso)).map((anexo) => anexo.id)).toEqual([fica])
    expect(await guardados(test, caso)).toEqual([expect.stringMatching(/\.jpg$/)])
    expect(await baixar(id)).toMatchObject(naoEncontrado)
    expect((await baixar(fica)).status).toBe(200)
    expect(await remover(id)).toMatchObject(naoEncontrado)
    const removidos = (await trilha(test, caso)).filter(({ acao }) => acao === 'caso.anexo_removido')
    expect(removidos).toMatchObject([{ atorId: analista.id, detalhes: { anexo: id, tipo: 'outro' } }])
  })

  it('204 also when the file is lost already', async () => {
    const { id } = (await anexar()).body
    await rm(join(test.dataDir, 'files', (await registros(test, caso))[0]!.chave))
    expect((await remover(id)).status).toBe(204)
    expect(await registros(test, caso)).toEqual([])
  })

  it('two at once: one 204, one 404', async () => {
    const { id } = (await anexar()).body
    const both = await Promise.all([remover(id), remover(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404])
  })

  it('401, 403 without agravos.editar, 404 for another case and for a deleted one: it stays', async () => {
    const { id } = (await anexar()).body
    const [outro] = (await seed(test.db)) as [number]
    expect(await test.call('DELETE', em(caso, `/${id}`))).toMatchObject(semToken)
    expect(await remover(id, caso, leitor.token)).toMatchObject(negado('agravos.editar'))
    expect(await remover(id, outro)).toMatchObject(naoEncontrado)
    await excluir()
    expect(await remover(id)).toMatchObject(naoEncontrado)
    expect(await registros(test, caso)).toHaveLength(1)
    expect(await guardados(test, caso)).toHaveLength(1)
  })
})

it('GET /api/v1/agravos/casos/{id}?include=anexos: the attachments, and a history without readings', async () => {
  const { body: anexo } = await anexar()
  await baixar(anexo.id)
  await test.services.readings.flush()
  const { status, body } = await test.call('GET', `/api/v1/agravos/casos/${caso}`, {
    token: leitor.token,
    query: { include: 'anexos' }
  })
  expect(status).toBe(200)
  expect(body.anexos).toEqual([anexo])
  expect(body.historico.map(({ acao }: { acao: string }) => acao)).toEqual(['caso.anexo_incluido'])
  expect((await trilha(test, caso)).map(({ acao }) => acao)).toEqual([
    'caso.anexo_incluido',
    'caso.anexo_lido',
    'caso.lido'
  ])
})
