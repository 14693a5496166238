import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { inline, sheet, workbook } from '../../platform/sheets/read/xlsx-file.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { multipart } from '../usuarios/support.ts'
import {
  BULK,
  csv,
  expectConsistent,
  fieldPart,
  filePart,
  runImport,
  type SheetRow,
  sheetRows,
  showJob,
  type UploadFields,
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

const cells = (texts: string[]) => texts.map(inline).join('')
const tableOf = (rows: SheetRow[]) =>
  sheet(cells(Object.keys(rows[0] ?? {})), ...rows.map((row) => cells(Object.values(row))))

/** A workbook with a cover (Plan0) and two tables (Plan1 with one row, Plan2 with two). */
const book = () =>
  workbook({ sheets: [sheet(cells(['Secretaria de Saúde'])), tableOf(sheetRows(1)), tableOf(sheetRows(2))] })

async function importBook(fields: UploadFields, language?: string) {
  const accepted = await uploadFile(test, analista.token, book(), { formato: 'xlsx', ...fields })
  await runImport(test, accepted)
  return await showJob(test, analista.token, accepted, language)
}

const inspect = (content: string | Buffer, formato: string, planilha?: string) =>
  test.call('POST', `${BULK}/inspecionar`, {
    token: analista.token,
    ...multipart([
      filePart(content),
      fieldPart('formato', formato),
      ...(planilha === undefined ? [] : [fieldPart('planilha', planilha)])
    ])
  })

it('the first sheet with a known header is read, or the one that planilha names, and the result says which', async () => {
  expect(await importBook({})).toMatchObject({ resultado: { planilha: 'Plan1', importados: 1 }, linhas_processadas: 1 })
  expect(await importBook({ planilha: 'plan2' })).toMatchObject({ resultado: { planilha: 'Plan2', importados: 2 } })
  const planilhas = ['Plan0', 'Plan1', 'Plan2']
  expect((await inspect(book(), 'xlsx')).body).toMatchObject({ planilha: 'Plan1', planilhas })
  expect((await inspect(book(), 'xlsx', 'Plan2')).body).toMatchObject({
    planilha: 'Plan2',
    planilhas,
    linhas: [{}, {}]
  })
})

it('a file without sheets has none', async () => {
  const accepted = await uploadFile(test, analista.token, csv(sheetRows(1)))
  await runImport(test, accepted)
  expect((await showJob(test, analista.token, accepted)).resultado.planilha).toBeNull()
  expect((await inspect(csv(sheetRows(1)), 'csv')).body).toMatchObject({ planilha: null, planilhas: [] })
})

it.each([
  ['pt-BR', 'O arquivo não tem uma planilha chamada Casos. As planilhas dele: Plan0, Plan1, Plan2.'],
  ['en-US', 'The workbook has no sheet called Casos. Its sheets: Plan0, Plan1, Plan2.'],
  ['es-ES', 'El libro no tiene ninguna hoja llamada Casos. Sus hojas: Plan0, Plan1, Plan2.']
])('a sheet that is not there: refused with the names of those that are, in %s', async (language, message) => {
  expect(await importBook({ planilha: 'Casos' }, language)).toMatchObject({ status: 'failed', message })
})

it('an inspection tells the same at the field', async () => {
  expect(await inspect(book(), 'xlsx', 'Casos')).toMatchObject({
    status: 422,
    body: { error: { details: [{ field: 'planilha', code: 'FILE_UNREADABLE' }] } }
  })
})

it('only a workbook has sheets to choose from', async () => {
  const refusal = { status: 422, body: { error: { details: [{ field: 'planilha', code: 'INVALID_VALUE' }] } } }
  expect(await uploadFile(test, analista.token, csv(sheetRows(1)), { planilha: 'Plan1' })).toMatchObject(refusal)
  expect(await inspect(csv(sheetRows(1)), 'csv', 'Plan1')).toMatchObject(refusal)
})
