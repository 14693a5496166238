import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { body422, countEntries, grupoShown, lastEntry, USUARIOS } from './b-support.ts'
import { at, directOf, grupoId, gruposOf, notFound, permissaoId } from './support.ts'

const NOBODY = 2_147_483_647
let test: TestApp
let gestor: Account
let analistaId: number
let exportarId: number

beforeAll(async () => {
  test = await startApp()
  gestor = await account(test, 'gestor')
  analistaId = await grupoId(test, 'analista')
  exportarId = await permissaoId(test, 'usuarios.exportar')
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token = gestor.token, body?: unknown) =>
  test.call(method, path, { token, body })
const effectiveOf = async (id: number): Promise<string[]> =>
  (await call('GET', at(id, '/permissoes'))).body.permissoes_efetivas
const entry = (field: string, incluidos: number[], retirados: number[] = []) => ({
  acao: 'usuario.alterado',
  ator_id: gestor.id,
  detalhes: { campos: [field], [field]: { incluidos, retirados } }
})

describe('POST and DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}', () => {
  it('POST /api/v1/usuarios/{id}/grupos/{grupo_id}: 200 twice, on record once, felt at the next request', async () => {
    const who = await account(test, 'usuario')
    const visualizadorId = await grupoId(test, 'visualizador')
    expect((await call('GET', USUARIOS, who.token)).status).toBe(403)
    const before = await countEntries(test, who.id)
    const first = await call('POST', at(who.id, `/grupos/${visualizadorId}`))
    expect([first.status, first.body]).toEqual([200, { message: 'Usuário incluído no grupo.' }])
    expect((await call('GET', USUARIOS, who.token)).status).toBe(200)
    expect(await lastEntry(test, who.id)).toEqual(entry('grupos', [visualizadorId]))
    const second = await call('POST', at(who.id, `/grupos/${visualizadorId}`))
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await countEntries(test, who.id)).toBe(before + 1)
    expect(await gruposOf(test, who.id)).toEqual(['usuario', 'visualizador'])
    const [row] = await test.db.select().from(usuarios).where(eq(usuarios.id, who.id))
    expect(row).toMatchObject({ atualizadoPorId: gestor.id, updatedAt: test.clock.moment })
  })

  it('DELETE /api/v1/usuarios/{id}/grupos/{grupo_id}: 204 without a body, then 404; felt at the next request', async () => {
    const who = await account(test, 'visualizador')
    const path = at(who.id, `/grupos/${await grupoId(test, 'visualizador')}`)
    expect((await call('GET', USUARIOS, who.token)).status).toBe(200)
    const gone = await call('DELETE', path)
    expect([gone.status, gone.body.length]).toEqual([204, 0])
    expect((await call('GET', USUARIOS, who.token)).status).toBe(403)
    expect(await lastEntry(test, who.id)).toEqual(entry('grupos', [], [await grupoId(test, 'visualizador')]))
    const before = await countEntries(test, who.id)
    expect(await call('DELETE', path)).toMatchObject(notFound)
    expect(await countEntries(test, who.id)).toBe(before)
    expect(await gruposOf(test, who.id)).toEqual([])
  })

  it.each(['POST', 'DELETE'] as const)(
    '%s /api/v1/usuarios/{id}/grupos/{grupo_id}: 404 for an unknown user or group',
    async (method) => {
      const { id } = await insertAccount(test, 'analista')
      expect(await call(method, at(NOBODY, `/grupos/${analistaId}`))).toMatchObject(notFound)
      expect(await call(method, at(id, `/grupos/${NOBODY}`))).toMatchObject(notFound)
      expect(await call(method, at(id, '/grupos/0'))).toMatchObject(notFound)
      expect(await gruposOf(test, id)).toEqual(['analista'])
    }
  )

  it('POST /api/v1/usuarios/{id}/grupos/{grupo_id}: 20 at once are 200 and one membership', async () => {
    const { id } = await insertAccount(test, null)
    const path = at(id, `/grupos/${analistaId}`)
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([await gruposOf(test, id), await countEntries(test, id)]).toEqual([['analista'], 1])
  })
})

describe('PUT /api/v1/usuarios/{id}/grupos', () => {
  const setGrupos = (id: number, grupos_ids: unknown) => call('PUT', at(id, '/grupos'), gestor.token, { grupos_ids })

  it('PUT /api/v1/usuarios/{id}/grupos: 200 with the groups, which are then exactly these; felt at the next request', async () => {
    const who = await account(test, 'visualizador')
    const usuario = await grupoShown(test, 'usuario')
    const analista = await grupoShown(test, 'analista')
    const answer = await setGrupos(who.id, [usuario.id, analistaId, usuario.id])
    const expected = { message: 'Grupos do usuário atualizados.', grupos: [analista, usuario] }
    expect([answer.status, answer.body]).toEqual([200, expected])
    expect(await gruposOf(test, who.id)).toEqual(['analista', 'usuario'])
    const left = [await grupoId(test, 'visualizador')]
    expect(await lastEntry(test, who.id)).toEqual(
      entry(
        'grupos',
        [analistaId, usuario.id].sort((x, y) => x - y),
        left
      )
    )
    expect((await call('GET', USUARIOS, who.token)).status).toBe(403)
    const before = await countEntries(test, who.id)
    expect((await setGrupos(who.id, [analistaId, usuario.id])).body).toEqual(expected)
    expect(await countEntries(test, who.id)).toBe(before)
  })

  it('PUT /api/v1/usuarios/{id}/grupos: an empty list leaves the user in no group', async () => {
    const { id } = await insertAccount(test, 'analista')
    expect((await setGrupos(id, [])).body.grupos).toEqual([])
    expect([await gruposOf(test, id), await effectiveOf(id)]).toEqual([[], []])
  })

  it('PUT /api/v1/usuarios/{id}/grupos: 422 for unknown groups at their index, 404 for an unknown user', async () => {
    const { id } = await insertAccount(test, 'usuario')
    const answer = await setGrupos(id, [analistaId, NOBODY, 999_999])
    expect([answer.status, answer.body]).toEqual([
      422,
      body422(['grupos_ids.1', 'NOT_FOUND'], ['grupos_ids.2', 'NOT_FOUND'])
    ])
    expect(await gruposOf(test, id)).toEqual(['usuario'])
    expect(await setGrupos(NOBODY, [analistaId])).toMatchObject(notFound)
  })

  it.each<[string, unknown, string, string]>([
    ['no list', {}, 'grupos_ids', 'REQUIRED'],
    ['null', { grupos_ids: null }, 'grupos_ids', 'INVALID_TYPE'],
    ['a name', { grupos_ids: ['analista'] }, 'grupos_ids.0', 'INVALID_TYPE'],
    ['an id below 1', { grupos_ids: [0] }, 'grupos_ids.0', 'OUT_OF_RANGE'],
    ['another key', { grupos_ids: [], admin: true }, 'admin', 'UNKNOWN_FIELD']
  ])('PUT /api/v1/usuarios/{id}/grupos: 422 with %s', async (_, body, field, code) => {
    const { id } = await insertAccount(test, 'usuario')
    const answer = await call('PUT', at(id, '/grupos'), gestor.token, body)
    expect([answer.status, answer.body]).toEqual([422, body422([field, code])])
    expect(await gruposOf(test, id)).toEqual(['usuario'])
  })
})

describe('POST and DELETE /api/v1/usuarios/{id}/permissoes/{permissao_id}', () => {
  it('POST, then DELETE /api/v1/usuarios/{id}/permissoes/{permissao_id}: both felt at the next request, and on record', async () => {
    const who = await account(test, 'usuario')
    const path = at(who.id, `/permissoes/${await permissaoId(test, 'usuarios.listar')}`)
    const before = await countEntries(test, who.id)
    const first = await call('POST', path)
    expect([first.status, first.body]).toEqual([200, { message: 'Permissão concedida.' }])
    expect((await call('GET', USUARIOS, who.token)).status).toBe(200)
    const listarId = await permissaoId(test, 'usuarios.listar')
    expect(await lastEntry(test, who.id)).toEqual(entry('permissoes', [listarId]))
    expect((await call('POST', path)).status).toBe(200)
    expect(await countEntries(test, who.id)).toBe(before + 1)
    expect(await directOf(test, who.id)).toEqual(['usuarios.listar'])
    const gone = await call('DELETE', path)
    expect([gone.status, gone.body.length]).toEqual([204, 0])
    expect((await call('GET', USUARIOS, who.token)).status).toBe(403)
    expect(await countEntries(test, who.id)).toBe(before + 2)
    expect(await lastEntry(test, who.id)).toEqual(entry('permissoes', [], [listarId]))
    expect(await call('DELETE', path)).toMatchObject(notFound)
  })

  it('DELETE /api/v1/usuarios/{id}/permissoes/{permissao_id}: 404 for a permission that only a group gives, which stays', async () => {
    const { id } = await insertAccount(test, 'analista')
    const before = await effectiveOf(id)
    expect(await call('DELETE', at(id, `/permissoes/${await permissaoId(test, 'agravos.listar')}`))).toMatchObject(
      notFound
    )
    expect(await effectiveOf(id)).toEqual(before)
  })

  it.each(['POST', 'DELETE'] as const)(
    '%s /api/v1/usuarios/{id}/permissoes/{permissao_id}: 404 for an unknown user or permission',
    async (method) => {
      const { id } = await insertAccount(test, null)
      expect(await call(method, at(NOBODY, `/permissoes/${exportarId}`))).toMatchObject(notFound)
      expect(await call(method, at(id, `/permissoes/${NOBODY}`))).toMatchObject(notFound)
      expect(await directOf(test, id)).toEqual([])
    }
  )
})
