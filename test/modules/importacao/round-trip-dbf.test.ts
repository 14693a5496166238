import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { parsedDbf } from '../../platform/sheets/parsed-dbf.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoBody, createdCaso } from '../agravos/support.ts'
import { casosNow, expectConsistent, figures, importRows, runImport, showJob, uploadFile } from './api-support.ts'
import { files, said } from './dbf-cases.ts'
import { exportedDbf } from './dbf-support.ts'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
beforeEach(() => test.db.delete(casos))
afterAll(() => test.close())

const exported = () => exportedDbf(test, analista.token)

const again = async (bytes: Buffer, fields: { modo: string; como?: string }) => {
  const accepted = await uploadFile(test, analista.token, bytes, { formato: 'dbf', ...fields })
  await runImport(test, accepted)
  return (await showJob(test, analista.token, accepted)).resultado
}

/** Every way to import the file again leaves all cases as they are. */
async function expectUnchanged(bytes: Buffer, total: number, avisos = 0) {
  const before = await casosNow(test)
  for (const fields of [
    { modo: 'validar', como: 'espelhar' },
    { modo: 'validar', como: 'atualizar' },
    { modo: 'importar' },
    { modo: 'atualizar' },
    { modo: 'espelhar' }
  ]) {
    const found = await again(bytes, fields)
    expect(found, JSON.stringify(found)).toMatchObject(figures({ total_linhas: total, inalterados: total, avisos }))
  }
  expect(await casosNow(test)).toEqual(before)
  await expectConsistent(test)
}

it.each(files)('a file of SINAN (%s): exported as dbf and imported again, it changes nothing', async (_, rows) => {
  const job = await importRows(test, analista.token, [...rows])
  expect(job.resultado, JSON.stringify(job.resultado)).toMatchObject({ importados: rows.length, erros: 0, avisos: 0 })
  const { bytes } = await exported()
  await expectUnchanged(bytes, rows.length)
  // Somewhere else the same cases come out.
  const before = await casosNow(test)
  await test.db.delete(casos)
  expect(await again(bytes, { modo: 'importar' })).toMatchObject(
    figures({ total_linhas: rows.length, importados: rows.length })
  )
  const told = (rows: typeof before) => rows.map(({ id, criado_em, atualizado_em, responsavel_id, ...caso }) => caso)
  expect(told(await casosNow(test))).toEqual(told(before))
})

it('cases of the interface, with all that SINAN has no code for: exported and imported again, nothing changes', async () => {
  for (const body of said) await createdCaso(test, analista.token, body)
  const { job, file, bytes } = await exported()
  expect(job.result).toMatchObject({ total_processados: said.length, sucesso: said.length, erros: 0 })
  expect(file.headers).toMatchObject({
    'content-type': 'application/vnd.dbf',
    'content-disposition': 'attachment; filename="casos-2026-11-15.dbf"'
  })
  await expectUnchanged(bytes, said.length)
})

it('a change that SINAN can say is still made, and what it cannot say stays', async () => {
  const id = await createdCaso(
    test,
    analista.token,
    casoBody({ classificacao_final: 'em_investigacao', evolucao: 'cura', dados_clinicos: { comorbidades: ['asma'] } })
  )
  const { rows } = parsedDbf((await exported()).bytes)
  const row = { ...rows[0], CLASSI_FIN: '10', EVOLUCAO: '' }
  const days = Object.entries(row).map(([name, cell]) => [
    name,
    /^DT_/.test(name) ? cell.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : cell
  ])
  const job = await importRows(test, analista.token, [Object.fromEntries(days)], { modo: 'espelhar' })
  expect(job.resultado).toMatchObject(figures({ total_linhas: 1, atualizados: 1 }))
  const [caso] = await casosNow(test)
  expect(caso).toMatchObject({
    id,
    classificacao_final: 'dengue_sem_sinais_alarme',
    evolucao: null,
    detalhe: { dados_clinicos: { comorbidades: ['asma'] } }
  })
})
