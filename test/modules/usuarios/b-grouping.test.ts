import { afterAll, beforeAll, expect, it } from 'vitest'
import { grupos, usuariosGrupos } from '../../../src/modules/grupos/tables.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { USUARIOS } from './b-support.ts'
import { grupoId } from './support.ts'

let test: TestApp
let admin: Account

beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  const people = [
    { estado: 'PE', departamento: 'Vigilância' },
    { estado: 'PE', departamento: 'Vigilância' },
    { estado: 'PE', departamento: '' },
    { estado: 'PB', departamento: 'Zoonoses' },
    { departamento: 'Atenção' }
  ]
  for (const fields of people) await insertAccount(test, 'usuario', fields)
  const inTwo = await insertAccount(test, 'usuario', { estado: 'AC', ativo: false })
  await test.db.insert(usuariosGrupos).values({ usuarioId: inTwo.id, grupoId: await grupoId(test, 'analista') })
  await test.db.insert(grupos).values({ nome: 'sem_ninguem' })
})
afterAll(() => test.close())

const groupedBy = async (agrupar_por: string) =>
  (await test.call('GET', `${USUARIOS}/estatisticas`, { token: admin.token, query: { agrupar_por } })).body

it.each([
  [
    'estado',
    [
      ['PE', 3, 42.86],
      ['nao_informado', 2, 28.57],
      ['AC', 1, 14.29],
      ['PB', 1, 14.29]
    ]
  ],
  [
    'grupo',
    [
      ['usuario', 6, 85.71],
      ['admin', 1, 14.29],
      ['analista', 1, 14.29]
    ]
  ],
  [
    'departamento',
    [
      ['nao_informado', 3, 42.86],
      ['Vigilância', 2, 28.57],
      ['Atenção', 1, 14.29],
      ['Zoonoses', 1, 14.29]
    ]
  ]
])(
  'GET /api/v1/usuarios/estatisticas: agrupar_por %s, largest first, then by name; nothing else changes',
  async (field, rows) => {
    const { agrupamento, ...counters } = await groupedBy(field)
    expect(agrupamento).toEqual(rows.map(([chave, total, percentual]) => ({ chave, total, percentual })))
    expect((await test.call('GET', `${USUARIOS}/estatisticas`, { token: admin.token })).body).toEqual(counters)
  }
)

it('GET /api/v1/usuarios/estatisticas: a department called nao_informado counts together with users without one', async () => {
  const { id } = await insertAccount(test, null, { departamento: 'nao_informado' })
  expect((await groupedBy('departamento')).agrupamento[0]).toMatchObject({ chave: 'nao_informado', total: 4 })
  await test.call('DELETE', `${USUARIOS}/${id}`, { token: admin.token })
})

it('GET /api/v1/usuarios/estatisticas: a department that nobody has any longer is gone', async () => {
  const { id } = await insertAccount(test, null, { departamento: 'Passageiro' })
  const chaves = async () => (await groupedBy('departamento')).agrupamento.map((row: { chave: string }) => row.chave)
  expect(await chaves()).toContain('Passageiro')
  const put = { token: admin.token, body: { departamento: null } }
  expect((await test.call('PUT', `${USUARIOS}/${id}`, put)).status).toBe(200)
  expect(await chaves()).not.toContain('Passageiro')
})

it('GET /api/v1/usuarios/estatisticas: at most 100 rows, the largest', async () => {
  for (let i = 0; i < 105; i++) await insertAccount(test, null, { departamento: `Setor ${String(i).padStart(3, '0')}` })
  const { agrupamento } = await groupedBy('departamento')
  expect(agrupamento).toHaveLength(100)
  expect(agrupamento[0]).toMatchObject({ chave: 'nao_informado', total: 4 })
  expect(agrupamento[1]).toMatchObject({ chave: 'Vigilância', total: 2 })
  expect(agrupamento.at(-1)).toMatchObject({ chave: 'Setor 096', total: 1 })
})
