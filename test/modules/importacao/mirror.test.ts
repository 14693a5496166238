import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { createdCaso, readCaso } from '../agravos/support.ts'
import { invalid } from '../usuarios/support.ts'
import {
  casosNow,
  csv,
  expectConsistent,
  figures,
  importRows,
  type SheetRow,
  sheetRows,
  uploadFile
} from './api-support.ts'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterEach(() => expectConsistent(test))
afterAll(() => test.close())

const caso = async ({ numero_notificacao }: SheetRow) =>
  (await test.db.select().from(casos).where(eq(casos.numero_notificacao, numero_notificacao!)))[0]!
const detail = async (row: SheetRow) => (await readCaso(test, analista.token, (await caso(row)).id)).body

const dead = {
  evolucao: 'obito',
  data_obito: '2026-11-11',
  classificacao_final: 'dengue_grave',
  data_encerramento: '2026-11-12',
  hospitalizacao: 'true',
  paciente_sexo: 'F',
  febre: 'true',
  idade: '30',
  sorotipo: 'DENV2',
  data_coleta_ns1: '2026-11-11',
  data_investigacao: '2026-11-12',
  data_digitacao: '2026-11-12'
}

it('modo=espelhar: an empty cell empties its field, and columns that the file does not have stay', async () => {
  const [row] = sheetRows(1, dead) as [SheetRow]
  await importRows(test, analista.token, [{ ...row, bairro_residencia: 'Pina', ns1: 'positivo' }])
  const empty = Object.fromEntries(Object.keys(dead).map((name) => [name, '']))
  const mirrored = { ...row, ...empty, paciente_nome: '' }
  const job = await importRows(test, analista.token, [mirrored], { modo: 'espelhar' })
  expect(job.resultado).toMatchObject(figures({ total_linhas: 1, atualizados: 1 }))
  expect(await detail(row)).toMatchObject({
    status: 'em_investigacao',
    evolucao: null,
    data_obito: null,
    classificacao_final: null,
    data_encerramento: null,
    hospitalizacao: false,
    paciente: { nome: null, sexo: null, idade: null },
    dados_especificos: { febre: null },
    endereco: { bairro: 'Pina', municipio_residencia: 'Recife' },
    dados_laboratoriais: { ns1: 'positivo', sorotipo: null, data_coleta_ns1: null },
    data_investigacao: null,
    data_digitacao: null
  })
  const again = await importRows(test, analista.token, [mirrored], { modo: 'espelhar' })
  expect(again.resultado).toMatchObject(figures({ total_linhas: 1, inalterados: 1 }))
})

it('modo=atualizar: an empty cell changes nothing', async () => {
  const [row] = sheetRows(1, dead) as [SheetRow]
  await importRows(test, analista.token, [row])
  const before = await casosNow(test)
  const empty = Object.fromEntries(Object.keys(dead).map((name) => [name, '']))
  const job = await importRows(test, analista.token, [{ ...row, ...empty }], { modo: 'atualizar' })
  expect(job.resultado).toMatchObject(figures({ total_linhas: 1, inalterados: 1 }))
  expect(await casosNow(test)).toEqual(before)
})

it('a death that was taken back: refused by atualizar, which would keep its day; gone with espelhar', async () => {
  const [row] = sheetRows(1, { evolucao: 'obito', data_obito: '2026-11-11' }) as [SheetRow]
  await importRows(test, analista.token, [row])
  const cured = { ...row, evolucao: 'cura', data_obito: '' }
  const fields = { ignorar_erros: 'true' }
  const refused = await importRows(test, analista.token, [cured], { modo: 'atualizar', ...fields })
  expect(refused.resultado).toMatchObject({
    ...figures({ total_linhas: 1, erros: 1 }),
    erros_detalhados: [{ linha: 2, campo: 'data_obito', erro: expect.stringContaining('cura') }]
  })
  expect(await caso(row)).toMatchObject({ evolucao: 'obito', data_obito: '2026-11-11' })
  const job = await importRows(test, analista.token, [cured], { modo: 'espelhar', ...fields })
  expect(job.resultado).toMatchObject(figures({ total_linhas: 1, atualizados: 1 }))
  expect(await caso(row)).toMatchObject({ evolucao: 'cura', data_obito: null })
})

it('a contradiction of the file itself is a warning, and the row is merged', async () => {
  const [row] = sheetRows(1) as [SheetRow]
  await importRows(test, analista.token, [row])
  for (const modo of ['atualizar', 'espelhar']) {
    const said = { ...row, evolucao: 'cura', data_obito: modo === 'atualizar' ? '2026-11-11' : '2026-11-12' }
    const { resultado } = await importRows(test, analista.token, [said], { modo })
    expect(resultado).toMatchObject({ ...figures({ total_linhas: 1, atualizados: 1, avisos: 1 }) })
    expect(await caso(row)).toMatchObject({ evolucao: 'cura', data_obito: said.data_obito })
  }
})

it('validar with como: the figures of the run itself, what would change field by field, and nothing is written', async () => {
  const rows = sheetRows(3, { evolucao: 'obito', data_obito: '2026-11-11' })
  await importRows(test, analista.token, rows)
  const [first, second, third] = rows as [SheetRow, SheetRow, SheetRow]
  const file = [
    { ...first, evolucao: '', data_obito: '', paciente_nome: 'João Souza' },
    second,
    second,
    { ...third, evolucao: 'obito_outras_causas' },
    { ...third, evolucao: 'cura' },
    ...sheetRows(1)
  ]
  const before = await casosNow(test)
  for (const como of ['espelhar', 'atualizar']) {
    const trial = await importRows(test, analista.token, file, { modo: 'validar', como }, 2)
    expect(trial.resultado).toMatchObject({
      ...figures({ total_linhas: 6, importados: 1, atualizados: 2, inalterados: 2, duplicados: 1, avisos: 1 }),
      como
    })
    expect(trial.message).toContain(`atualizados: ${trial.resultado.atualizados};`)
    expect(trial.resultado.mudancas_previstas).toEqual([
      {
        linha: 2,
        caso_id: (await caso(first)).id,
        numero_notificacao: first.numero_notificacao,
        campos: como === 'espelhar' ? ['data_obito', 'evolucao', 'paciente.nome'] : ['paciente.nome'],
        mudancas:
          como === 'espelhar'
            ? [
                { campo: 'data_obito', antes: '2026-11-11', depois: null },
                { campo: 'evolucao', antes: 'obito', depois: null }
              ]
            : []
      },
      {
        linha: 5,
        caso_id: (await caso(third)).id,
        numero_notificacao: third.numero_notificacao,
        campos: ['evolucao'],
        mudancas: [{ campo: 'evolucao', antes: 'obito', depois: 'obito_outras_causas' }]
      }
    ])
    expect(await casosNow(test)).toEqual(before)
  }
  const job = await importRows(test, analista.token, file, { modo: 'espelhar' }, 4)
  expect(job.resultado).toMatchObject(
    figures({ total_linhas: 6, importados: 1, atualizados: 2, inalterados: 2, duplicados: 1, avisos: 1 })
  )
  const answer = await uploadFile(test, analista.token, csv(file), { modo: 'importar', como: 'espelhar' })
  expect(answer).toMatchObject(invalid(['como', 'INVALID_VALUE']))
})

it('validar with como: changes of the serotype and of the days of samples, investigation and typing', async () => {
  const [row] = sheetRows(1, { sorotipo: 'DENV1', data_investigacao: '2026-11-12', data_digitacao: '2026-11-12' })
  await importRows(test, analista.token, [row!])
  const said = { ...row!, sorotipo: 'DENV2', data_coleta_ns1: '2026-11-11', data_investigacao: '', data_digitacao: '' }
  const fields = { modo: 'validar', como: 'espelhar' }
  const { resultado } = await importRows(test, analista.token, [said], fields)
  expect(resultado.mudancas_previstas[0].mudancas).toEqual([
    { campo: 'dados_laboratoriais.data_coleta_ns1', antes: null, depois: '2026-11-11' },
    { campo: 'dados_laboratoriais.sorotipo', antes: 'DENV1', depois: 'DENV2' },
    { campo: 'data_digitacao', antes: '2026-11-12', depois: null },
    { campo: 'data_investigacao', antes: '2026-11-12', depois: null }
  ])
})

it('an export, mirrored back, changes nothing: hidden values mean unchanged', async () => {
  const id = await createdCaso(test, analista.token)
  const before = await casosNow(test)
  const [stored] = before.filter((each) => each.id === id)
  const row = {
    tipo_agravo: 'dengue',
    numero_notificacao: stored!.numero_notificacao,
    data_notificacao: stored!.data_notificacao,
    data_inicio_sintomas: stored!.data_inicio_sintomas,
    paciente_nome: stored!.iniciais,
    municipio_residencia: 'Recife',
    estado_residencia: 'PE'
  }
  const job = await importRows(test, analista.token, [row], { modo: 'espelhar' })
  expect(job.resultado).toMatchObject(figures({ total_linhas: 1, inalterados: 1 }))
  expect(await casosNow(test)).toEqual(before)
})

it.each([
  ['A90', 'RESUL_SORO', 'RES_CHIKS1'],
  ['A92.0', 'RES_CHIKS2', 'RESUL_SORO']
])('a column about another disease empties nothing: a case of %s follows %s, not %s', async (agravo, own, other) => {
  const [{ numero_notificacao = '' } = {}] = sheetRows(1)
  const row = {
    ID_AGRAVO: agravo,
    NU_NOTIFIC: numero_notificacao.replace('i', '4'),
    DT_NOTIFIC: '2026-11-10',
    DT_SIN_PRI: '2026-11-07',
    ID_MN_RESI: '261160'
  }
  const stored = { numero_notificacao: row.NU_NOTIFIC }
  const mirror = async (fields: SheetRow) =>
    (await importRows(test, analista.token, [{ ...row, ...fields }], { modo: 'espelhar' })).resultado
  expect(await mirror({ [own]: '1' })).toMatchObject(figures({ total_linhas: 1, importados: 1 }))
  for (const said of ['', '2'])
    expect(await mirror({ [other]: said })).toMatchObject(figures({ total_linhas: 1, inalterados: 1 }))
  expect((await detail(stored)).dados_laboratoriais.igm).toBe('positivo')
  expect(await mirror({ [own]: '', [other]: '1' })).toMatchObject(figures({ total_linhas: 1, atualizados: 1 }))
  expect((await detail(stored)).dados_laboratoriais.igm).toBeNull()
})
