import { gzipSync } from 'node:zlib'
import { like, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { csvOf, nationalColumns, nationalRows } from '../../../src/operations/demo/nacional.ts'
import { zipOf } from '../../platform/sheets/read/zip-file.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { picked } from '../../support/sample.ts'
import { CASOS, createdCaso, fullCasoBody } from '../agravos/support.ts'
import {
  casosNow,
  countCasos,
  expectConsistent,
  figures,
  IMPORTACOES,
  runImport,
  showJob,
  type UploadFields,
  uploadFile
} from './api-support.ts'
import { asDbc, asDbf, asXlsx } from './renditions.ts'

let test: TestApp
let analista: Account
const made = nationalRows(60, { today: '2026-11-15' })
// The first two rows come again: in the same batch, in a later one, and in one that has them twice.
const rows = [...made.slice(0, 2), ...made, ...made.slice(0, 2), ...made.slice(0, 2)]
const table = { columns: nationalColumns, rows }
const text = csvOf([nationalColumns, ...rows])
const total = rows.length

beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterEach(() => expectConsistent(test))
afterAll(() => test.close())

async function importFile(content: string | Buffer, fields: Parameters<typeof uploadFile>[3] = {}, lote = 16) {
  const accepted = await uploadFile(test, analista.token, content, fields)
  await runImport(test, accepted, lote)
  return (await showJob(test, analista.token, accepted)).resultado
}

it('a national file: each row is a case, even rows that are equal in everything', async () => {
  const trial = await importFile(text, { modo: 'validar' })
  expect(trial).toMatchObject({ ...figures({ total_linhas: total, importados: total }), layout: 'A' })
  expect(await countCasos(test)).toBe(0)
  expect(await importFile(text)).toMatchObject(figures({ total_linhas: total, importados: total }))
  expect(await countCasos(test)).toBe(total)
  const numeros = await test.db
    .select({ numero: casos.numero_notificacao })
    .from(casos)
    .where(like(casos.numero_notificacao, 'sinan-%-%'))
  const suffixes = numeros.map(({ numero }) => numero.slice('sinan-'.length + 40))
  expect(suffixes.sort()).toEqual(['-2', '-2', '-3', '-3', '-4', '-4'])
})

type Again = [form: string, content: () => string | Buffer | Promise<Buffer>, fields: UploadFields & { lote?: number }]

const forms: Again[] = [
  ['the same text', () => text, {}],
  ['with semicolons, NA and a mark of its encoding', () => `\ufeff${csvOf(semicolons())}`, {}],
  ['as a worksheet', () => asXlsx(table), { formato: 'xlsx' }],
  ['as a dbf', () => asDbf(table), { formato: 'dbf' }],
  ['as a packed dbf of DATASUS', () => asDbc(table), { formato: 'dbf' }],
  ['in a gzip', () => gzipSync(text), {}],
  ['in a zip', () => zipOf([{ name: 'DENGBR26.csv', data: text }]), {}],
  ['in other batches', () => text, { lote: 5 }],
  ['to be merged', () => text, { modo: 'atualizar' }]
]

it.each(picked(forms, 3))('the same file again, %s: nothing changes', async (_, content, { lote, ...fields }) => {
  const before = await casosNow(test)
  expect(await importFile(await content(), fields, lote)).toMatchObject(
    figures({ total_linhas: total, inalterados: total })
  )
  expect(await casosNow(test)).toEqual(before)
})

const semicolons = (): string[][] =>
  [nationalColumns, ...rows].map((cells) => [cells.map((cell) => (cell === '' ? 'NA' : cell)).join(';')])

async function exportedAs(formato: string): Promise<Buffer> {
  const accepted = await test.call('POST', `${CASOS}/exportar`, { token: analista.token, body: { formato } })
  await runImport(test, accepted)
  const { resultado_url } = await showJob(test, analista.token, accepted)
  return (await test.call('GET', resultado_url, { token: analista.token })).body
}

it.each(['csv', 'xlsx'])('an export of cases as %s, imported again, changes nothing', async (formato) => {
  await createdCaso(
    test,
    analista.token,
    fullCasoBody({ bairro_residencia: '=1+1', paciente_nome: '@Ana  da "Silva"; Souza' })
  )
  const before = await casosNow(test)
  const file = await exportedAs(formato)
  for (const modo of ['importar', 'atualizar'])
    expect(await importFile(file, { formato, modo })).toMatchObject(
      figures({ total_linhas: before.length, inalterados: before.length })
    )
  expect(await casosNow(test)).toEqual(before)
})

it('an undone import of equal rows leaves nothing', async () => {
  await test.db.execute(sql`delete from casos`)
  const accepted = await uploadFile(test, analista.token, text)
  await runImport(test, accepted)
  expect(await countCasos(test)).toBe(total)
  await runImport(test, await test.call('DELETE', `${IMPORTACOES}/${accepted.body.job_id}`, { token: analista.token }))
  expect(await countCasos(test)).toBe(0)
})
