import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anexosOf } from '../../../src/modules/agravos/anexos/anexos.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import type { TestApp } from '../../support/app.ts'
import { closeWithoutLeftovers } from '../../support/leftovers.ts'
import { denied, giveDirect, notFound, unauthorized } from '../usuarios/support.ts'
import { anexoRows, anexosAt, filePart, PDF, startAnexos, storedFiles, trailOf, uploadAnexo } from './anexos-support.ts'
import { seed } from './seed.ts'

let test: TestApp
let analista: Account
let reader: Account
let gestor: Account
let caso: number
let jpeg: Buffer
let png: Buffer

beforeAll(async () => {
  ;({ test, analista, reader, gestor, jpeg, png } = await startAnexos())
})
beforeEach(async () => {
  ;[caso] = (await seed(test.db)) as [number]
})
afterAll(() => closeWithoutLeftovers(test))

const attach = (content: Buffer = PDF, casoId = caso) => uploadAnexo(test, analista.token, casoId, [filePart(content)])
const download = (id: number | string, casoId: number | string = caso, token: string | undefined = gestor.token) =>
  test.call('GET', anexosAt(casoId, `/${id}`), { token })
const remove = (id: number | string, casoId: number | string = caso, token: string | undefined = analista.token) =>
  test.call('DELETE', anexosAt(casoId, `/${id}`), { token })
const markDeleted = () => test.db.update(casos).set({ excluido_em: test.clock.moment }).where(eq(casos.id, caso))

describe('GET /api/v1/agravos/casos/{id}/anexos', () => {
  const list = (casoId: number | string = caso, token: string | undefined = reader.token) =>
    test.call('GET', anexosAt(casoId), { token })

  it('200: what the case has, oldest first, as the detail shows it; nothing where there is none', async () => {
    expect((await list()).body).toMatchObject({ total: 0, data: [] })
    const ids = [(await attach()).body.id, (await attach(png)).body.id]
    const { status, body } = await list()
    expect([status, body.total, body.data.map((each: { id: number }) => each.id)]).toEqual([200, 2, ids])
    expect(body.data).toEqual(await anexosOf(test.db, caso))
  })

  it('401 without a token, 403 without agravos.listar, 404 for a case that is gone', async () => {
    expect(await list(caso, '')).toMatchObject(unauthorized)
    expect(await list(caso, (await account(test, null)).token)).toMatchObject(denied('agravos.listar'))
    await markDeleted()
    expect(await list()).toMatchObject(notFound)
    expect(await list(2_147_483_000)).toMatchObject(notFound)
  })
})

describe('GET /api/v1/agravos/casos/{id}/anexos/{anexo_id}', () => {
  it.each<[string, () => Buffer, string, string]>([
    ['PDF', () => PDF, 'application/pdf', 'pdf'],
    ['JPEG', () => jpeg, 'image/jpeg', 'jpg'],
    ['PNG', () => png, 'image/png', 'png']
  ])('200: a %s comes back byte for byte, to be stored under its name', async (_, content, type, ending) => {
    const { body } = await uploadAnexo(test, analista.token, caso, [filePart(content(), 'ação.x', 'text/html')])
    const answer = await download(body.id)
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
    const { id } = (await attach()).body
    const admin = await account(test, 'admin')
    await download(id)
    test.advance(5000)
    await download(id, caso, admin.token)
    await download(id + 1)
    await download(id, caso, reader.token)
    await download(id, caso, analista.token)
    const [, ...read] = await trailOf(test, caso)
    const after = test.clock.moment
    expect(read).toMatchObject([
      { acao: 'caso.anexo_lido', atorId: gestor.id, em: new Date(after.getTime() - 5000), detalhes: { anexo: id } },
      { acao: 'caso.anexo_lido', atorId: admin.id, em: after, detalhes: { anexo: id } }
    ])
    expect(read).toHaveLength(2)
    expect(read.every(({ requisicao, ip }) => requisicao && ip)).toBe(true)
  })

  it('401 without a token, 403 without agravos.identificar, whoever attached the file', async () => {
    const { id } = (await attach()).body
    expect(await test.call('GET', anexosAt(caso, `/${id}`))).toMatchObject(unauthorized)
    const powerless = await account(test, null)
    for (const each of [powerless, reader, analista])
      expect(await download(id, caso, each.token)).toMatchObject(denied('agravos.identificar'))
    await giveDirect(test, powerless.id, 'agravos.identificar')
    expect((await download(id, caso, powerless.token)).status).toBe(200)
  })

  it('no byte is sent when the audit trail does not take the reading', async () => {
    const { id } = (await attach()).body
    await test.db.execute(sql`alter table auditoria add constraint cheia check (acao <> 'caso.anexo_lido') not valid`)
    try {
      const { status, headers, body } = await download(id)
      expect([status, headers['content-type']]).toEqual([422, 'application/json; charset=utf-8'])
      expect(JSON.stringify(body)).not.toContain('PDF')
    } finally {
      await test.db.execute(sql`alter table auditoria drop constraint cheia`)
    }
    expect((await download(id)).status).toBe(200)
  })

  it('404: unknown attachment, one of another case, one of a deleted case, one whose file is lost', async () => {
    const { id } = (await attach()).body
    const [other] = (await seed(test.db)) as [number]
    expect(await download(2_147_483_647)).toMatchObject(notFound)
    expect(await download(id, other)).toMatchObject(notFound)
    const lost = (await attach()).body.id
    const [, row] = await anexoRows(test, caso)
    await rm(join(test.dataDir, 'files', row!.chave))
    expect(await download(lost)).toMatchObject(notFound)
    expect((await download(id)).status).toBe(200)
    await markDeleted()
    expect(await download(id)).toMatchObject(notFound)
    const acoes = (await trailOf(test, caso)).map(({ acao }) => acao)
    expect(acoes.filter((acao) => acao === 'caso.anexo_lido')).toHaveLength(1)
  })
})

describe('DELETE /api/v1/agravos/casos/{id}/anexos/{anexo_id}', () => {
  it('204: record and file are gone, the others stay, and the trail has an entry; 404 the second time', async () => {
    const { id } = (await attach()).body
    const { id: kept } = (await attach(jpeg)).body
    const answer = await remove(id)
    expect([answer.status, answer.body.length]).toEqual([204, 0])
    expect((await anexosOf(test.db, caso)).map((anexo) => anexo.id)).toEqual([kept])
    expect(await storedFiles(test, caso)).toEqual([expect.stringMatching(/\.jpg$/)])
    expect(await download(id)).toMatchObject(notFound)
    expect((await download(kept)).status).toBe(200)
    expect(await remove(id)).toMatchObject(notFound)
    const removals = (await trailOf(test, caso)).filter(({ acao }) => acao === 'caso.anexo_removido')
    expect(removals).toMatchObject([{ atorId: analista.id, detalhes: { anexo: id, tipo: 'outro' } }])
  })

  it('204 even when the file is already lost', async () => {
    const { id } = (await attach()).body
    await rm(join(test.dataDir, 'files', (await anexoRows(test, caso))[0]!.chave))
    expect((await remove(id)).status).toBe(204)
    expect(await anexoRows(test, caso)).toEqual([])
  })

  it('two at once: one 204, one 404', async () => {
    const { id } = (await attach()).body
    const both = await Promise.all([remove(id), remove(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404])
  })

  it('401, 403 without agravos.editar, 404 for another case and for a deleted one: the attachment stays', async () => {
    const { id } = (await attach()).body
    const [other] = (await seed(test.db)) as [number]
    expect(await test.call('DELETE', anexosAt(caso, `/${id}`))).toMatchObject(unauthorized)
    expect(await remove(id, caso, reader.token)).toMatchObject(denied('agravos.editar'))
    expect(await remove(id, other)).toMatchObject(notFound)
    await markDeleted()
    expect(await remove(id)).toMatchObject(notFound)
    expect(await anexoRows(test, caso)).toHaveLength(1)
    expect(await storedFiles(test, caso)).toHaveLength(1)
  })
})

it('GET /api/v1/agravos/casos/{id}?include=anexos: the attachments, and a history without readings', async () => {
  const { body: anexo } = await attach()
  await download(anexo.id)
  await test.services.readings.flush()
  const { status, body } = await test.call('GET', `/api/v1/agravos/casos/${caso}`, {
    token: reader.token,
    query: { include: 'anexos' }
  })
  expect(status).toBe(200)
  expect(body.anexos).toEqual([anexo])
  expect(body.historico.map(({ acao }: { acao: string }) => acao)).toEqual(['caso.anexo_incluido'])
  expect((await trailOf(test, caso)).map(({ acao }) => acao)).toEqual([
    'caso.anexo_incluido',
    'caso.anexo_lido',
    'caso.lido'
  ])
})
