import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import type { TerritorioItem } from '../../../src/core/contas/territorio/territorio.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { seed } from '../agravos/seed.ts'
import { notFound } from '../usuarios/support.ts'
import {
  csv,
  expectConsistent,
  IMPORTACOES,
  importRows,
  runImport,
  sheetRows,
  showJob,
  uploadFile
} from './api-support.ts'

// Imports, their undoing, exports and the jobs of all three within a territory.
const PE: TerritorioItem = { tipo: 'uf', codigo: 'PE' }
const BA: TerritorioItem = { tipo: 'uf', codigo: 'BA' }
const salvador = { municipio_residencia: 'Salvador', estado_residencia: 'BA' }
const REASON = 'OUT_OF_TERRITORY: o caso está fora do seu território.'

let test: TestApp
let admin: Account
let limited: Account
beforeAll(async () => {
  test = await startApp()
  admin = await account(test, 'admin')
  limited = await account(test, 'gestor', { territorios: [PE] })
})
afterEach(() => expectConsistent(test))
afterAll(() => test.close())

const setTerritorios = (id: number, territorios: TerritorioItem[]) =>
  test.db.update(usuarios).set({ territorios }).where(eq(usuarios.id, id))
const numbers = (rows: { numero_notificacao?: string }[]) => rows.map((row) => row.numero_notificacao)
const isStored = async (row: { numero_notificacao?: string }) =>
  (await test.db.$count(casos, eq(casos.numero_notificacao, row.numero_notificacao ?? ''))) > 0
const statusOf = async (token: string, job: { job_id: string }) =>
  (await test.call('GET', `/api/v1/jobs/${job.job_id}`, { token })).status

it.each(['validar', 'importar', 'atualizar'])('%s: a row of another territory is refused and told', async (modo) => {
  const [inside, outside] = [sheetRows(2), sheetRows(1, salvador)]
  const fields = { modo, ignorar_erros: 'true' }
  const { resultado } = await importRows(test, limited.token, [...inside, ...outside], fields)
  expect(resultado).toMatchObject({
    importados: 2,
    erros: 1,
    erros_detalhados: [{ linha: 4, numero_notificacao: numbers(outside)[0], erro: REASON }]
  })
  expect(await isStored(outside[0]!)).toBe(false)
  expect(await isStored(inside[0]!)).toBe(modo !== 'validar')
})

it('a row of somebody who lives elsewhere is taken where it was notified within, and may be updated and taken back', async () => {
  const rows = [
    ...sheetRows(1, { ...salvador, municipio_notificacao: '261160' }),
    ...sheetRows(1, { ...salvador, municipio_notificacao: '2910800' })
  ]
  const fields = { modo: 'importar', ignorar_erros: 'true' }
  const { resultado } = await importRows(test, limited.token, rows, fields)
  expect(resultado).toMatchObject({ importados: 1, erros: 1, erros_detalhados: [{ linha: 3, erro: REASON }] })
  const changed = [{ ...rows[0]!, evolucao: 'cura' }]
  const job = await importRows(test, limited.token, changed, { modo: 'atualizar' })
  expect(job.resultado).toMatchObject({ atualizados: 1, erros: 0 })
  const undone = await test.call('DELETE', `${IMPORTACOES}/${job.job_id}`, { token: limited.token })
  await runImport(test, undone)
  const [stored] = await test.db
    .select()
    .from(casos)
    .where(eq(casos.numero_notificacao, numbers(rows)[0]!))
  expect(stored).toMatchObject({ uf: 'BA', municipio_notificacao: 2611606, evolucao: null })
})

it('all rows or none: one row outside keeps the others out too', async () => {
  const rows = [...sheetRows(2), ...sheetRows(1, salvador)]
  const { resultado } = await importRows(test, limited.token, rows)
  expect(resultado).toMatchObject({ importados: 0, erros: 1 })
  expect(await isStored(rows[0]!)).toBe(false)
})

it('a row that would change a stored case outside is refused, and says nothing about it', async () => {
  const [row] = sheetRows(1)
  await importRows(test, admin.token, [{ ...row, ...salvador }])
  const { resultado } = await importRows(test, limited.token, [{ ...row, evolucao: 'cura' }], {
    modo: 'atualizar',
    ignorar_erros: 'true'
  })
  expect(resultado).toMatchObject({ atualizados: 0, erros: 1, erros_detalhados: [{ erro: REASON, valor: null }] })
  const [stored] = await test.db.select().from(casos).where(eq(casos.numero_notificacao, row!.numero_notificacao!))
  expect(stored).toMatchObject({ uf: 'BA', evolucao: null })
})

it('the territory counts as the job runs, not as it is sent', async () => {
  const one = await account(test, 'gestor')
  const rows = [...sheetRows(1), ...sheetRows(1, salvador)]
  const accepted = await uploadFile(test, one.token, csv(rows), { ignorar_erros: 'true' })
  await setTerritorios(one.id, [PE])
  await runImport(test, accepted)
  expect((await showJob(test, one.token, accepted)).resultado).toMatchObject({ importados: 1, erros: 1 })
})

it('a job made before is gone for who reaches less now: itself, its list, its report, the list of imports, its undoing', async () => {
  const one = await account(test, 'gestor')
  const job = await importRows(test, one.token, [...sheetRows(1), ...sheetRows(1, salvador)])
  const counts = async () => {
    const [jobs, imports] = [
      await test.call('GET', '/api/v1/jobs', { token: one.token }),
      await test.call('GET', IMPORTACOES, { token: one.token, query: { dono_id: String(one.id) } })
    ]
    return [await statusOf(one.token, job), jobs.body.meta.total ?? jobs.body.data.length, imports.body.data.length]
  }
  expect(await counts()).toEqual([200, 1, 1])
  await setTerritorios(one.id, [PE])
  expect(await counts()).toEqual([404, 0, 0])
  const undo = () => test.call('DELETE', `${IMPORTACOES}/${job.job_id}`, { token: one.token })
  expect(await undo()).toMatchObject(notFound)
  expect(await test.call('GET', `/api/v1/jobs/${job.job_id}/resultado`, { token: one.token })).toMatchObject(notFound)
  expect(await test.call('DELETE', `/api/v1/jobs/${job.job_id}`, { token: one.token })).toMatchObject(notFound)
  expect(await statusOf(admin.token, job)).toBe(200)
  await setTerritorios(one.id, [PE, BA])
  expect((await counts())[0]).toBe(404)
  await setTerritorios(one.id, [])
  expect(await counts()).toEqual([200, 1, 1])
})

it('undoing leaves alone what lies outside by now, and tells how many', async () => {
  const rows = sheetRows(3)
  const job = await importRows(test, limited.token, rows)
  // A correction of the residence by somebody else would leave it like this.
  await test.db
    .update(casos)
    .set({ uf: 'BA', municipio: 2927408 })
    .where(eq(casos.numero_notificacao, rows[0]!.numero_notificacao!))
  const undone = await test.call('DELETE', `${IMPORTACOES}/${job.job_id}`, { token: limited.token })
  await runImport(test, undone)
  const { resultado } = await showJob(test, limited.token, undone)
  expect(resultado).toMatchObject({ removidos: 2, mantidos: 1, casos_mantidos: [] })
  expect(await isStored(rows[0]!)).toBe(true)
})

it('an export holds what its owner reaches as it runs, and is gone for who reaches less later', async () => {
  const prefix = 'exportado'
  await seed(test.db, { numero_notificacao: `${prefix}-pe` })
  await seed(test.db, { numero_notificacao: `${prefix}-ba`, uf: 'BA', municipio: 2927408 })
  const one = await account(test, 'gestor', { territorios: [PE, BA] })
  const ask = () => test.call('POST', '/api/v1/agravos/casos/exportar', { token: one.token, body: { formato: 'csv' } })
  const wide = await ask()
  const narrow = await ask()
  await runImport(test, wide)
  await setTerritorios(one.id, [PE])
  await runImport(test, narrow)
  const file = (job: typeof wide) => test.call('GET', `${job.body.status_url}/resultado`, { token: one.token })
  const text = String((await file(narrow)).body)
  expect(text).toContain(`${prefix}-pe`)
  expect(text).not.toContain(`${prefix}-ba`)
  expect(await file(wide)).toMatchObject(notFound)
  await setTerritorios(one.id, [PE, BA])
  expect(String((await file(wide)).body)).toContain(`${prefix}-ba`)
})
