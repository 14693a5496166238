import { afterAll, beforeAll, expect, it } from 'vitest'
import { resultadoDe } from '../jobs/support.ts'
import { type Account, account } from '../support/accounts.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { invalido, negado } from '../usuarios/support.ts'
import { seed, seedPessoa } from './seed.ts'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp({ worker: true })
  analista = await account(test, 'analista')
  await seedPessoa(
    test.db,
    { numero_notificacao: 'a1', iniciais: 'M. S.', bairro: '=cmd()', sexo: 'F', classificacao_final: 'confirmado' },
    { nome: 'Canária Amarela', logradouro: 'Rua do Canário', cep: '51020999' }
  )
  await seed(test.db, { numero_notificacao: 'a2', uf: 'BA', municipio: 2927408, tipo: 'zika' })
  await seed(test.db, { numero_notificacao: 'a3', excluido_em: new Date() })
  await seed(test.db, { numero_notificacao: 'muitos', sexo: 'M' })
})
afterAll(() => test.close())

const exportar = async (body: unknown, token = analista.token) =>
  await test.call('POST', '/api/v1/agravos/casos/exportar', { token, body })
const linhas = async (body: unknown) => {
  const { file } = await resultadoDe(test, analista.token, await exportar(body))
  return file.body.toString().replace('\ufeff', '').trim().split(/\r?\n/)
}

it('POST /api/v1/agravos/casos/exportar: 202, and a csv of the cases that match, without the person', async () => {
  const { job, file } = await resultadoDe(test, analista.token, await exportar({ formato: 'csv' }))
  expect(job).toMatchObject({ tipo: 'exportar-casos', result: { total_processados: 3, sucesso: 3, erros: 0 } })
  expect(file.headers['content-disposition']).toBe('attachment; filename="casos-2026-11-15.csv"')
  const text = file.body.toString()
  expect(text).not.toMatch(/Canári|51020999|a3/)
  expect(text).toContain("'=cmd()")
  expect(text).toContain('M. S.')
})

it('POST /api/v1/agravos/casos/exportar: columns and filters as asked for, plain and nested', async () => {
  const campos = ['numero_notificacao', 'municipio_residencia', 'estado_residencia', 'data_notificacao']
  expect(await linhas({ formato: 'csv', filtros: { estado: 'BA' }, campos })).toEqual([
    campos.join(','),
    'a2,Salvador,BA,2026-11-01'
  ])
  const filtros = {
    or: [
      { campo: 'tipo_agravo', operador: 'eq', valor: 'zika' },
      {
        and: [
          { campo: 'sexo', operador: 'eq', valor: 'F' },
          { campo: 'classificacao', operador: 'ne', valor: null }
        ]
      }
    ]
  }
  expect(await linhas({ formato: 'csv', filtros, campos: ['numero_notificacao'] })).toEqual([
    'numero_notificacao',
    'a1',
    'a2'
  ])
})

it('POST /api/v1/agravos/casos/exportar: more cases than fit one batch, each once', async () => {
  await seed(test.db, { data_notificacao: '2026-10-01' }, 2100)
  const filtros = { campo: 'data_notificacao', operador: 'eq', valor: '2026-10-01' }
  const [, ...ids] = await linhas({ formato: 'csv', filtros, campos: ['id'] })
  expect([ids.length, new Set(ids).size]).toEqual([2100, 2100])
})

it('POST /api/v1/agravos/casos/exportar: an xlsx', async () => {
  const { file } = await resultadoDe(
    test,
    analista.token,
    await exportar({ formato: 'xlsx', filtros: { estado: 'BA' } })
  )
  expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(file.body.subarray(0, 2).toString()).toBe('PK')
})

it('POST /api/v1/agravos/casos/exportar: 403 without agravos.exportar, 422 for what is not offered', async () => {
  for (const grupo of ['usuario', 'visualizador'] as const) {
    const { token } = await account(test, grupo)
    expect(await exportar({ formato: 'csv' }, token)).toMatchObject(negado('agravos.exportar'))
  }
  expect(await exportar({ formato: 'csv', campos: ['paciente_nome', 'logradouro'] })).toMatchObject(
    invalido(['campos.1', 'INVALID_VALUE'])
  )
  expect(
    await exportar({ formato: 'csv', filtros: { campo: 'paciente_nome', operador: 'eq', valor: 'x' } })
  ).toMatchObject(invalido(['filtros.campo', 'UNKNOWN_FIELD']))
})
