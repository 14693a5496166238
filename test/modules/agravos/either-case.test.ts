import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { SENHA, startApp, type TestApp } from '../../support/app.ts'
import { at, invalid, signUpBody, storedUsuario } from '../usuarios/support.ts'
import { seed } from './seed.ts'
import { CASOS, casoBody, createCaso, createdCaso, readCaso, updateCaso } from './support.ts'

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  await seed(test.db, { uf: 'BA', municipio: 2_927_408 }, 2)
})
afterAll(() => test.close())

const get = (path: string, query: Record<string, string>) => test.call('GET', path, { token: admin.token, query })

describe('the state of a case, in either case', () => {
  it.each([{ estado_residencia: 'pe' }, { estado_residencia: 'Pe', endereco: { estado_residencia: 'pE' } }])(
    'POST %j: stored and shown in capitals',
    async (fields) => {
      const id = await createdCaso(test, admin.token, casoBody(fields))
      expect((await readCaso(test, admin.token, id)).body.endereco.estado_residencia).toBe('PE')
      expect((await test.db.select().from(casos).where(eq(casos.id, id)))[0]!.uf).toBe('PE')
    }
  )

  it('PUT: another spelling is not a change', async () => {
    const id = await createdCaso(test, admin.token)
    expect((await updateCaso(test, admin.token, id, { estado_residencia: 'pe' })).body.campos_alterados).toEqual([])
    const change = { endereco: { estado_residencia: 'ba', municipio_residencia: 'Salvador' } }
    expect((await updateCaso(test, admin.token, id, change)).status).toBe(200)
    expect((await readCaso(test, admin.token, id)).body.endereco.estado_residencia).toBe('BA')
    await updateCaso(test, admin.token, id, { estado_residencia: 'PE', municipio_residencia: 'Recife' })
  })

  it.each<[query: Record<string, string>]>([
    [{ estado: 'ba' }],
    [{ 'estado[eq]': 'Ba' }],
    [{ 'estado[in]': 'ba,sp' }],
    [{ 'estado[like]': 'ba' }],
    [{ search: '{"estado":"ba"}' }],
    [{ search: '{"or":[{"estado":{"in":["ba"]}}]}' }],
    [{ estado: 'ba', municipio: 'salvador' }],
    [{ estado: 'ba', sexo: 'F', search: 'salvador' }]
  ])('GET %j finds the cases of BA', async (query) => {
    const { status, body } = await get(CASOS, query)
    expect([status, body.total]).toEqual([200, 'sexo' in query ? 0 : 2])
  })

  it('statistics; 422 for an unknown state, with the list of the known ones', async () => {
    expect((await get(`${CASOS}/estatisticas/resumo`, { estado: 'ba' })).body.total).toBe(2)
    const refusals = [
      await get(CASOS, { estado: 'xx' }),
      await get(`${CASOS}/estatisticas/resumo`, { estado: 'xx' }),
      await createCaso(test, admin.token, casoBody({ estado_residencia: 'xx' }))
    ]
    for (const { status, body } of refusals) {
      expect([status, body.error.details[0].code]).toEqual([422, 'INVALID_VALUE'])
      expect(body.error.details[0].message).toContain('AC, AL, AM')
    }
  })
})

describe('the state of a user, in either case', () => {
  it('sign-up, creation and both updates: stored and shown in capitals', async () => {
    const signUp = await test.call('POST', '/api/v1/usuarios/signup', {
      body: { usuario: signUpBody({ estado: 'pe' }) }
    })
    expect([signUp.status, signUp.body.estado]).toEqual([201, 'PE'])
    const { id, email } = await account(test, 'usuario')
    const b = await test.call('PUT', at(id), { token: admin.token, body: { estado: 'ba' } })
    expect(b.status).toBe(200)
    expect(await storedUsuario(test, id)).toMatchObject({ estado: 'BA' })
    const again = await test.call('PUT', at(id), { token: admin.token, body: { estado: 'ba' } })
    expect(again.body.campos_alterados ?? []).toEqual([])
    const usuario = { nome: 'Ana', email, estado: 'sp' }
    const a = await test.call('PUT', at(id), { token: admin.token, body: { usuario } })
    expect([a.status, a.body.estado]).toEqual([200, 'SP'])
    const body = { nome: 'Bia', email: 'bia@saude.example', senha: SENHA, estado: 'rj' }
    const created = await test.call('POST', '/api/v1/usuarios', { token: admin.token, body })
    expect(created.status).toBe(201)
    expect(await storedUsuario(test, created.body.id)).toMatchObject({ estado: 'RJ' })
    expect((await get('/api/v1/usuarios', { estado: 'rj' })).body.total).toBe(1)
  })

  it('422 for an unknown state; null clears it', async () => {
    const { id } = await account(test, 'usuario', { estado: 'PE' })
    const put = (estado: unknown) => test.call('PUT', at(id), { token: admin.token, body: { estado } })
    expect(await put('xx')).toMatchObject(invalid(['estado', 'INVALID_VALUE']))
    expect((await put(null)).status).toBe(200)
    expect(await storedUsuario(test, id)).toMatchObject({ estado: null })
  })
})
