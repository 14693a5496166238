import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { removeExpired } from '../../../src/core/jobs/upkeep.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { notFound } from '../usuarios/support.ts'
import {
  casosNow,
  countCasos,
  csv,
  expectConsistent,
  figures,
  importRows,
  reportOf,
  runImport,
  sheetRows,
  showJob,
  uploadFile
} from './api-support.ts'

let test: TestApp
let analista: Account
let admin: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
  admin = await account(test, 'admin')
})
afterEach(() => expectConsistent(test))
afterAll(() => test.close())

const bad = { data_notificacao: '2042-01-01' }
const download = (job: { job_id: string }, token: string) =>
  test.call('GET', `/api/v1/jobs/${job.job_id}/resultado`, { token })

it('ignorar_erros: the right rows are recorded, each wrong one is named with line, field, value and sentence', async () => {
  const rows = [
    ...sheetRows(1),
    ...sheetRows(1, { ...bad, numero_notificacao: 'r1' }),
    ...sheetRows(1, { municipio_residencia: 'Nenhures' })
  ]
  const job = await importRows(test, analista.token, rows, { ignorar_erros: 'true' })
  expect(job).toMatchObject({
    status: 'completed',
    resultado: {
      ...figures({ total_linhas: 3, importados: 1, erros: 2 }),
      erros_detalhados: [
        {
          linha: 3,
          numero_notificacao: 'r1',
          campo: 'data_notificacao',
          valor: '2042-01-01',
          erro: 'A data não pode estar no futuro.'
        },
        { linha: 4, campo: 'municipio_residencia', valor: 'Nenhures', erro: expect.stringContaining('PE') }
      ]
    }
  })
  expect(JSON.stringify(job)).not.toContain('Maria')
})

it('the sentences are in the language of the reader of the job', async () => {
  const accepted = await uploadFile(test, analista.token, csv(sheetRows(1, bad)), { ignorar_erros: 'true' })
  await runImport(test, accepted)
  const english = await showJob(test, analista.token, accepted, 'en-US')
  expect(english.resultado.erros_detalhados[0].erro).toBe('The date must not lie in the future.')
  expect(english.message).toContain('with errors: 1')
})

it('without ignorar_erros all rows are recorded or none, and the report is like that of a trial', async () => {
  const rows = [...sheetRows(4), ...sheetRows(1, bad), ...sheetRows(2)]
  const before = await casosNow(test)
  const dryRun = await importRows(test, analista.token, rows, { modo: 'validar' }, 2)
  const job = await importRows(test, analista.token, rows, {}, 2)
  expect(job).toMatchObject({
    status: 'completed',
    message: 'Nada foi importado, pois há linhas com erro: 1. Corrija-as, ou envie ignorar_erros.',
    resultado: figures({ total_linhas: 7, erros: 1 })
  })
  expect(reportOf(dryRun)).toEqual(reportOf(job))
  expect(await casosNow(test)).toEqual(before)
  const right = await importRows(
    test,
    analista.token,
    rows.filter((row) => row.data_notificacao !== '2042-01-01'),
    {},
    2
  )
  expect(right.resultado).toMatchObject(figures({ total_linhas: 6, importados: 6 }))
})

it('validar, then importar: the same report, and only the second writes', async () => {
  const [old] = sheetRows(1)
  await importRows(test, analista.token, [old!])
  const rows = [
    ...sheetRows(3),
    { ...old!, evolucao: 'cura' },
    old!,
    ...sheetRows(2, bad),
    ...sheetRows(1, { evolucao: 'obito' }),
    ...sheetRows(1, { trick: 'ignored' })
  ]
  const before = await casosNow(test)
  const dryRun = await importRows(test, analista.token, rows, { modo: 'validar', ignorar_erros: 'true' }, 2)
  expect(dryRun.message).toContain('Validado, nada foi gravado. Seriam importados: 4')
  expect(await casosNow(test)).toEqual(before)
  const job = await importRows(test, analista.token, rows, { ignorar_erros: 'true' }, 4)
  expect(reportOf(dryRun)).toEqual(reportOf(job))
  expect(job.resultado).toMatchObject(
    figures({ total_linhas: 9, importados: 4, inalterados: 1, duplicados: 1, ignorados: 1, erros: 2, avisos: 3 })
  )
  expect(await countCasos(test)).toBe(before.length + 4)
})

it('a row that only the database refuses: left out with ignorar_erros, otherwise nothing is recorded', async () => {
  const rows = [...sheetRows(5), ...sheetRows(1, { trick: 'refused', numero_notificacao: 'recusado' }), ...sheetRows(5)]
  const before = await countCasos(test)
  const refused = await importRows(test, analista.token, rows, {}, 4)
  expect(refused.resultado).toMatchObject({
    ...figures({ total_linhas: 11, erros: 1 }),
    erros_detalhados: [
      { linha: 7, numero_notificacao: 'recusado', erro: 'O banco de dados recusou os dados desta linha.' }
    ]
  })
  expect(await countCasos(test)).toBe(before)
  const job = await importRows(test, analista.token, rows, { ignorar_erros: 'true' }, 4)
  expect(job.resultado).toMatchObject(figures({ total_linhas: 11, importados: 10, erros: 1 }))
  expect(await countCasos(test)).toBe(before + 10)
})

it('the first 1,000 errors and warnings are in the job, all refused rows in the file', async () => {
  const rows = [...sheetRows(1100, bad), ...sheetRows(1100, { evolucao: 'obito' })]
  const job = await importRows(test, analista.token, rows, { modo: 'validar', ignorar_erros: 'true' }, 300)
  expect(job.resultado).toMatchObject(figures({ total_linhas: 2200, importados: 1100, erros: 1100, avisos: 1100 }))
  const { erros_detalhados: erros, avisos_detalhados: avisos } = job.resultado
  expect([erros.length, erros[0].linha, erros.at(-1).linha]).toEqual([1000, 2, 1001])
  expect([avisos.length, avisos[0].linha, avisos.at(-1).linha]).toEqual([1000, 1102, 2101])
  const lines = (await download(job, analista.token)).body.toString().trim().split('\r\n')
  expect(lines).toHaveLength(1101)
  // A list of jobs leaves the errors out: they could be megabytes.
  const { body } = await test.call('GET', '/api/v1/jobs', { token: analista.token })
  const listed = body.data.find(({ job_id }: { job_id: string }) => job_id === job.job_id)
  expect(listed.resultado).toMatchObject({ erros: 1100 })
  expect([listed.resultado.erros_detalhados, listed.resultado.avisos_detalhados]).toEqual([undefined, undefined])
})

it('GET /api/v1/jobs/{job_id}/resultado: the refused rows as they were sent, with the reason; once corrected they can be sent again', async () => {
  const rows = [
    ...sheetRows(1),
    ...sheetRows(1, { ...bad, bairro_residencia: '=1+1' }),
    ...sheetRows(1, { municipio_residencia: 'Nenhures' })
  ]
  const job = await importRows(test, analista.token, rows, { ignorar_erros: 'true' })
  const { status, body, headers } = await download(job, analista.token)
  expect([status, headers['content-type']]).toEqual([200, 'text/csv'])
  expect(headers['content-disposition']).toBe(`attachment; filename="recusadas-${job.job_id}.csv"`)
  const [header, first, second, ...rest] = body.toString().replace('\ufeff', '').trim().split('\r\n')
  expect(header).toBe(`${csv(rows).split('\n')[0]};linha_do_arquivo;motivo_da_recusa`)
  expect(first).toContain("Maria da Silva Santos;Recife;PE;'=1+1;3;data_notificacao: A data não pode estar no futuro.")
  expect(second).toContain(';4;municipio_residencia: ')
  expect(rest).toEqual([])
  const corrected = body
    .toString()
    .replace('\ufeff', '')
    .replaceAll('\r\n', '\n')
    .replace('2042-01-01', '2026-11-10')
    .replace('Nenhures', 'Olinda')
  const accepted = await uploadFile(test, analista.token, corrected)
  await runImport(test, accepted)
  expect((await showJob(test, analista.token, accepted)).resultado).toMatchObject(
    figures({ total_linhas: 2, importados: 2 })
  )
})

it('the report is for its sender only, and is gone after 24 hours', async () => {
  const job = await importRows(test, analista.token, sheetRows(1, bad), { ignorar_erros: 'true' })
  const seen = async (token: string) => (await test.call('GET', job.status_url, { token })).body
  expect((await seen(admin.token)).resultado.erros).toBe(1)
  expect((await seen(admin.token)).resultado_url).toBeNull()
  expect(await download(job, admin.token)).toMatchObject(notFound)
  expect((await seen(analista.token)).resultado_url).toBe(`/api/v1/jobs/${job.job_id}/resultado`)
  expect((await download(job, analista.token)).status).toBe(200)
  test.advance(24 * 3600_000)
  const other = await account(test, 'analista')
  expect(await download(job, other.token)).toMatchObject(notFound)
  await removeExpired(test.services)
  const [left] = await test.db.execute<{ n: number }>(
    sql`select count(*)::int as n from jobs where arquivo_chave is not null`
  )
  expect(left!.n).toBe(0)
})
