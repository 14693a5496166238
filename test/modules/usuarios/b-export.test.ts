import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultOf } from '../../core/jobs/support.ts'
import { type Account, account, insertAccount } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { denied, invalid, NOW } from './support.ts'

let test: TestApp
let gestor: Account
beforeAll(async () => {
  test = await startApp({ worker: true })
  gestor = await account(test, 'gestor', { nome: 'Gilda Gestora', email: 'gilda@saude.example' })
  await insertAccount(test, 'analista', { nome: '=cmd()|x', email: 'formula@saude.example', estado: 'PE' })
  await insertAccount(test, null, { nome: 'Zoé "Aspas", Lima', email: 'zoe@saude.example', estado: 'PE', ativo: false })
  await insertAccount(test, 'usuario', { nome: 'Bruno', email: 'bruno@saude.example', estado: 'SP' })
})
afterAll(() => test.close())

const requestExport = async (body: unknown, token = gestor.token) =>
  await test.call('POST', '/api/v1/usuarios/exportar', { token, body })

const resultFor = async (body: unknown) => await resultOf(test, gestor.token, await requestExport(body))

describe('POST /api/v1/usuarios/exportar', () => {
  it('202 with the job, which ends with a csv of exactly the requested columns and users', async () => {
    const { job, file } = await resultFor({
      formato: 'csv',
      filtros: { estado: 'PE' },
      campos: ['nome', 'email', 'ativo', 'grupos']
    })
    expect(job.result).toEqual({ total_processados: 2, sucesso: 2, erros: 0 })
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="usuarios-2026-11-15.csv"'
    })
    const [header, ...lines] = file.body.toString().replace('\ufeff', '').trim().split(/\r?\n/)
    expect(header).toBe('nome;email;ativo;grupos')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain("'=cmd()|x")
    expect(lines[1]).toMatch(/^"Zoé ""Aspas"", Lima";zoe@saude\.example;/)
  })

  it('nested conditions narrow it as in the search', async () => {
    const filtros = {
      and: [
        { campo: 'ativo', operador: 'eq', valor: true },
        {
          or: [
            { campo: 'nome', operador: 'like', valor: 'BRUNO' },
            { campo: 'email', operador: 'in', valor: ['gilda@saude.example'] }
          ]
        }
      ]
    }
    const { file } = await resultFor({ formato: 'csv', filtros, campos: ['email'] })
    expect(file.body.toString().replace('\ufeff', '').trim().split(/\r?\n/)).toEqual([
      'email',
      'gilda@saude.example',
      'bruno@saude.example'
    ])
  })

  it('an xlsx of everything, which holds no hash and no secret', async () => {
    const { file } = await resultFor({ formato: 'xlsx' })
    expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(file.body.subarray(0, 2).toString()).toBe('PK')
    const { file: csv } = await resultFor({ formato: 'csv' })
    expect(csv.body.toString()).not.toMatch(/argon2|senha|segredo/)
    expect(csv.body.toString().split('\n')[0]).toContain('id;nome;email;cpf')
  })

  it('csv with the requested separator; moments are ISO in a csv and real ones in an xlsx', async () => {
    const filtros = { email: 'bruno@saude.example' }
    const campos = ['email', 'criado_em', 'ultimo_acesso']
    const { file: csv } = await resultFor({ formato: 'csv', separador: ',', filtros, campos })
    expect(csv.body.toString()).toBe(`\ufeff${campos.join(',')}\r\nbruno@saude.example,${NOW},\r\n`)
    const { file: xlsx } = await resultFor({ formato: 'xlsx', filtros, campos })
    const { sheets } = await readXlsx(xlsx.body)
    // Three hours earlier, on the clock of Brasília.
    const shown = new Date(Date.parse(NOW) - 3 * 3600_000)
    expect(sheets[0]!.rows[1]!.slice(0, 2)).toEqual(['bruno@saude.example', shown])
  })

  it('403 without usuarios.exportar', async () => {
    for (const grupo of ['analista', 'usuario', 'visualizador'] as const) {
      const { token } = await account(test, grupo)
      expect(await requestExport({ formato: 'csv' }, token)).toMatchObject(denied('usuarios.exportar'))
    }
  })

  it.each([
    [{}, ['formato', 'REQUIRED']],
    [{ formato: 'pdf' }, ['formato', 'INVALID_VALUE']],
    [{ formato: 'xlsx', separador: ',' }, ['separador', 'INVALID_VALUE']],
    [{ formato: 'csv', separador: 'x' }, ['separador', 'INVALID_VALUE']],
    [{ formato: 'csv', campos: [] }, ['campos', 'TOO_FEW']],
    [{ formato: 'csv', campos: ['senha_hash'] }, ['campos.0', 'INVALID_VALUE']],
    [{ formato: 'csv', campos: ['id', 'id'] }, ['campos', 'REPEATED']],
    [{ formato: 'csv', filtros: { senha_hash: 'x' } }, ['filtros.senha_hash', 'UNKNOWN_FIELD']],
    [
      { formato: 'csv', filtros: { campo: 'senha_hash', operador: 'eq', valor: 'x' } },
      ['filtros.campo', 'UNKNOWN_FIELD']
    ],
    [
      { formato: 'csv', filtros: { campo: 'ativo', operador: 'like', valor: 'x' } },
      ['filtros.operador', 'INVALID_OPERATOR']
    ],
    [{ formato: 'csv', filtros: { campo: 'ativo', operador: 'eq', valor: 'sim' } }, ['filtros.valor', 'INVALID_TYPE']]
  ])('422 for %o', async (body, wrong) => {
    expect(await requestExport(body)).toMatchObject(invalid(wrong as [string, string]))
  })
})
