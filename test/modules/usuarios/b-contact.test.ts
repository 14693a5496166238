import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { USUARIOS, usuarioBody } from './b-support.ts'
import { at, denied, giveDirect, invalid } from './support.ts'

const CPF = '529.982.247-25'
const TELEFONE = '(81) 99999-1234'
const whole = { cpf: CPF, telefone: TELEFONE }
const masked = { cpf: '***.982.247-**', telefone: '(81) *****-1234' }

let test: TestApp
let reader: Account
let gestor: Account
let ana: Account

beforeAll(async () => {
  test = await startApp({ worker: true })
  reader = await account(test, 'visualizador')
  await giveDirect(test, reader.id, 'usuarios.exportar', 'usuarios.criar')
  gestor = await account(test, 'gestor')
  ana = await account(test, 'visualizador', { nome: 'Ana', cpf: '52998224725', telefone: TELEFONE })
  await insertAccount(test, 'usuario', { nome: 'Bia', telefone: '3333-4444' })
  await insertAccount(test, 'usuario', { nome: 'Caio' })
})
afterAll(() => test.close())

type Row = { id: number; nome: string; cpf: string | null; telefone: string | null }
const contactOf = ({ cpf, telefone }: Row) => ({ cpf, telefone })

describe('CPF and telephone of others in Description B', () => {
  const views: [string, (token: string) => Promise<Row>][] = [
    ['list', async (token) => (await test.call('GET', USUARIOS, { token, query: { nome: 'Ana' } })).body.items[0]],
    [
      'search',
      async (token) =>
        (await test.call('POST', `${USUARIOS}/buscar`, { token, body: { filtros: { nome: 'Ana' } } })).body.items[0]
    ],
    ['detail', async (token) => (await test.call('GET', at(ana.id), { token, query: { include: 'grupos' } })).body]
  ]

  it.each(views)('%s: masked; whole for callers who may edit users and for the account itself', async (_, view) => {
    expect(contactOf(await view(reader.token))).toEqual(masked)
    expect(contactOf(await view(gestor.token))).toEqual(whole)
    expect(contactOf(await view(ana.token))).toEqual(whole)
  })

  it('of other forms, and empty', async () => {
    const { body } = await test.call('GET', USUARIOS, {
      token: reader.token,
      query: { sort: 'nome', size: '100' }
    })
    const by = new Map((body.items as Row[]).map((item) => [item.nome, contactOf(item)]))
    expect([by.get('Bia'), by.get('Caio')]).toEqual([
      { cpf: null, telefone: '*****-4444' },
      { cpf: null, telefone: null }
    ])
  })

  it("A's shapes stay as they are", async () => {
    const { body } = await test.call('GET', '/api/v1/usuarios/', { token: reader.token, query: { nome: 'Ana' } })
    expect(body.usuarios[0].telefone).toBe(TELEFONE)
    expect((await test.call('GET', at(ana.id), { token: reader.token })).body.telefone).toBe(TELEFONE)
  })

  it('the answer to the creator of an account', async () => {
    const made = async (token: string, cpf: string) =>
      (await test.call('POST', USUARIOS, { token, body: usuarioBody({ cpf, grupos_ids: undefined }) })).body.cpf
    expect(await made(reader.token, '111.444.777-35')).toBe('***.444.777-**')
    expect(await made(gestor.token, '123.456.789-09')).toBe('123.456.789-09')
  })

  it('exports', async () => {
    const exported = async (who: Account) => {
      const body = { formato: 'csv', campos: ['nome', 'cpf', 'telefone'], filtros: { nome: 'Ana' } }
      const job = await test.call('POST', `${USUARIOS}/exportar`, { token: who.token, body })
      const status = async () => (await test.call('GET', job.body.status_url, { token: who.token })).body.status
      await expect.poll(status).toBe('completed')
      const { body: file } = await test.call('GET', `${job.body.status_url}/resultado`, { token: who.token })
      return file.toString().split('\n')[1].trim()
    }
    expect(await exported(reader)).toBe(`Ana;${masked.cpf};${masked.telefone}`)
    expect(await exported(gestor)).toBe(`Ana;${CPF};${TELEFONE}`)
  })
})

describe('nobody finds or sorts users by fields they do not see', () => {
  const requests: [string, (token: string) => Promise<{ status: number; body: unknown }>][] = [
    ['filter', (token) => test.call('GET', USUARIOS, { token, query: { cpf: CPF } })],
    ['operator', (token) => test.call('GET', USUARIOS, { token, query: { 'cpf[in]': CPF } })],
    ['order', (token) => test.call('GET', USUARIOS, { token, query: { sort: 'telefone' } })],
    [
      'JSON',
      (token) => {
        const search = JSON.stringify({ or: [{ nome: 'x' }, { and: [{ campo: 'cpf', operador: 'eq', valor: CPF }] }] })
        return test.call('GET', USUARIOS, { token, query: { search } })
      }
    ],
    [
      'search',
      (token) => {
        const filtros = { or: [{ campo: 'cpf', operador: 'eq', valor: CPF }, { nome: 'x' }] }
        return test.call('POST', `${USUARIOS}/buscar`, { token, body: { filtros } })
      }
    ],
    [
      'order of a search',
      (token) => test.call('POST', `${USUARIOS}/buscar`, { token, body: { ordenacao: [{ campo: 'telefone' }] } })
    ],
    [
      'export',
      (token) => {
        const filtros = { campo: 'cpf', operador: 'eq', valor: CPF }
        return test.call('POST', `${USUARIOS}/exportar`, { token, body: { formato: 'csv', filtros } })
      }
    ]
  ]

  it.each(requests)('403 for a %s without usuarios.editar, allowed with it', async (_, send) => {
    expect(await send(reader.token)).toMatchObject(denied('usuarios.editar'))
    expect([200, 202]).toContain((await send(gestor.token)).status)
  })

  it('200: a search looks only at name and email', async () => {
    for (const search of [CPF, '52998224725', '99999-1234'])
      expect((await test.call('GET', USUARIOS, { token: reader.token, query: { search } })).body.total).toBe(0)
  })
})

describe('PUT /api/v1/usuarios/{id}: what was read can be sent back', () => {
  const put = (body: unknown) => test.call('PUT', at(ana.id), { token: gestor.token, body })

  it('200: as callers who may edit see it', async () => {
    const { status, body } = await put({ ...whole, cidade: 'Olinda' })
    expect([status, body.campos_alterados]).toEqual([200, ['cidade']])
  })

  it('422: masked forms, which callers who may edit never see', async () => {
    expect(await put({ telefone: masked.telefone })).toMatchObject(invalid(['telefone', 'INVALID_FORMAT']))
    expect(await put({ cpf: masked.cpf })).toMatchObject(invalid(['cpf', 'IMMUTABLE_FIELD']))
  })
})
