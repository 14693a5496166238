import { gzipSync } from 'node:zlib'
import { like, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { csvOf, nationalColumns, nationalRows } from '../../../src/operations/demo/nacional.ts'
import { zipOf } from '../../platform/sheets/read/zip-file.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { picked } from '../../support/sample.ts'
import { CASOS, completo, criado } from '../agravos/support.ts'
import { conferir, contar, type Envio, enviar, executar, figuras, IMPORTACOES, retrato, ver } from './api-support.ts'
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
afterEach(() => conferir(test))
afterAll(() => test.close())

async function importar(content: string | Buffer, envio: Parameters<typeof enviar>[3] = {}, lote = 16) {
  const aceito = await enviar(test, analista.token, content, envio)
  await executar(test, aceito, lote)
  return (await ver(test, analista.token, aceito)).resultado
}

it('a national file: each row is a case, also those that are equal in everything', async () => {
  const trial = await importar(text, { modo: 'validar' })
  expect(trial).toMatchObject({ ...figuras({ total_linhas: total, importados: total }), layout: 'A' })
  expect(await contar(test)).toBe(0)
  expect(await importar(text)).toMatchObject(figuras({ total_linhas: total, importados: total }))
  expect(await contar(test)).toBe(total)
  const numeros = await test.db
    .select({ numero: casos.numero_notificacao })
    .from(casos)
    .where(like(casos.numero_notificacao, 'sinan-%-%'))
  const suffixes = numeros.map(({ numero }) => numero.slice('sinan-'.length + 40))
  expect(suffixes.sort()).toEqual(['-2', '-2', '-3', '-3', '-4', '-4'])
})

type Again = [form: string, content: () => string | Buffer | Promise<Buffer>, envio: Envio & { lote?: number }]

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

it.each(picked(forms, 3))('the same file again, %s: nothing changes', async (_, content, { lote, ...envio }) => {
  const before = await retrato(test)
  expect(await importar(await content(), envio, lote)).toMatchObject(
    figuras({ total_linhas: total, inalterados: total })
  )
  expect(await retrato(test)).toEqual(before)
})

const semicolons = (): string[][] =>
  [nationalColumns, ...rows].map((cells) => [cells.map((cell) => (cell === '' ? 'NA' : cell)).join(';')])

async function exportados(formato: string): Promise<Buffer> {
  const aceito = await test.call('POST', `${CASOS}/exportar`, { token: analista.token, body: { formato } })
  await executar(test, aceito)
  const { resultado_url } = await ver(test, analista.token, aceito)
  return (await test.call('GET', resultado_url, { token: analista.token })).body
}

it.each(['csv', 'xlsx'])('an export of cases as %s, imported again, changes nothing', async (formato) => {
  await criado(test, analista.token, completo({ bairro_residencia: '=1+1', paciente_nome: '@Ana  da "Silva"; Souza' }))
  const before = await retrato(test)
  const file = await exportados(formato)
  for (const modo of ['importar', 'atualizar'])
    expect(await importar(file, { formato, modo })).toMatchObject(
      figuras({ total_linhas: before.length, inalterados: before.length })
    )
  expect(await retrato(test)).toEqual(before)
})

it('taken back, an import of equal rows leaves nothing', async () => {
  await test.db.execute(sql`delete from casos`)
  const aceito = await enviar(test, analista.token, text)
  await executar(test, aceito)
  expect(await contar(test)).toBe(total)
  await executar(test, await test.call('DELETE', `${IMPORTACOES}/${aceito.body.job_id}`, { token: analista.token }))
  expect(await contar(test)).toBe(0)
})
