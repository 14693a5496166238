import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { removeExpired } from '../../../src/core/jobs/upkeep.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { naoEncontrado } from '../usuarios/support.ts'
import {
  conferir,
  contar,
  csv,
  enviar,
  executar,
  figuras,
  importar,
  linhas,
  relatorio,
  retrato,
  ver
} from './api-support.ts'

let test: TestApp
let analista: Account
let admin: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
  admin = await account(test, 'admin')
})
afterEach(() => conferir(test))
afterAll(() => test.close())

const ruim = { data_notificacao: '2042-01-01' }
const baixar = (job: { job_id: string }, token: string) =>
  test.call('GET', `/api/v1/jobs/${job.job_id}/resultado`, { token })

it('ignorar_erros: the right rows are recorded, each wrong one is named with line, field, value and sentence', async () => {
  const rows = [
    ...linhas(1),
    ...linhas(1, { ...ruim, numero_notificacao: 'r1' }),
    ...linhas(1, { municipio_residencia: 'Nenhures' })
  ]
  const job = await importar(test, analista.token, rows, { ignorar_erros: 'true' })
  expect(job).toMatchObject({
    status: 'completed',
    resultado: {
      ...figuras({ total_linhas: 3, importados: 1, erros: 2 }),
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

it('the sentences are in the language of whoever reads the job', async () => {
  const aceito = await enviar(test, analista.token, csv(linhas(1, ruim)), { ignorar_erros: 'true' })
  await executar(test, aceito)
  const ingles = await ver(test, analista.token, aceito, 'en-US')
  expect(ingles.resultado.erros_detalhados[0].erro).toBe('The date must not lie in the future.')
  expect(ingles.message).toContain('with errors: 1')
})

it('without ignorar_erros all rows are recorded or none, and the report is that of a trial', async () => {
  const rows = [...linhas(4), ...linhas(1, ruim), ...linhas(2)]
  const before = await retrato(test)
  const seco = await importar(test, analista.token, rows, { modo: 'validar' }, 2)
  const job = await importar(test, analista.token, rows, {}, 2)
  expect(job).toMatchObject({
    status: 'completed',
    message: 'Nada foi importado, pois há linhas com erro: 1. Corrija-as, ou envie ignorar_erros.',
    resultado: figuras({ total_linhas: 7, erros: 1 })
  })
  expect(relatorio(seco)).toEqual(relatorio(job))
  expect(await retrato(test)).toEqual(before)
  const certo = await importar(
    test,
    analista.token,
    rows.filter((row) => row.data_notificacao !== '2042-01-01'),
    {},
    2
  )
  expect(certo.resultado).toMatchObject(figuras({ total_linhas: 6, importados: 6 }))
})

it('validar, then importar: the same report, and only the second writes', async () => {
  const [velha] = linhas(1)
  await importar(test, analista.token, [velha!])
  const rows = [
    ...linhas(3),
    { ...velha!, evolucao: 'cura' },
    velha!,
    ...linhas(2, ruim),
    ...linhas(1, { evolucao: 'obito' }),
    ...linhas(1, { truque: 'ignorar' })
  ]
  const before = await retrato(test)
  const seco = await importar(test, analista.token, rows, { modo: 'validar', ignorar_erros: 'true' }, 2)
  expect(seco.message).toContain('Validado, nada foi gravado. Seriam importados: 4')
  expect(await retrato(test)).toEqual(before)
  const job = await importar(test, analista.token, rows, { ignorar_erros: 'true' }, 4)
  expect(relatorio(seco)).toEqual(relatorio(job))
  expect(job.resultado).toMatchObject(
    figuras({ total_linhas: 9, importados: 4, inalterados: 1, duplicados: 1, ignorados: 1, erros: 2, avisos: 3 })
  )
  expect(await contar(test)).toBe(before.length + 4)
})

it('a row that only the database refuses: left out with ignorar_erros, else nothing is recorded', async () => {
  const rows = [...linhas(5), ...linhas(1, { truque: 'recusa', numero_notificacao: 'recusado' }), ...linhas(5)]
  const before = await contar(test)
  const nada = await importar(test, analista.token, rows, {}, 4)
  expect(nada.resultado).toMatchObject({
    ...figuras({ total_linhas: 11, erros: 1 }),
    erros_detalhados: [
      { linha: 7, numero_notificacao: 'recusado', erro: 'O banco de dados recusou os dados desta linha.' }
    ]
  })
  expect(await contar(test)).toBe(before)
  const job = await importar(test, analista.token, rows, { ignorar_erros: 'true' }, 4)
  expect(job.resultado).toMatchObject(figuras({ total_linhas: 11, importados: 10, erros: 1 }))
  expect(await contar(test)).toBe(before + 10)
})

it('the first 1,000 errors and warnings are in the job, all refused rows in the file', async () => {
  const rows = [...linhas(1100, ruim), ...linhas(1100, { evolucao: 'obito' })]
  const job = await importar(test, analista.token, rows, { modo: 'validar', ignorar_erros: 'true' }, 300)
  expect(job.resultado).toMatchObject(figuras({ total_linhas: 2200, importados: 1100, erros: 1100, avisos: 1100 }))
  const { erros_detalhados: erros, avisos_detalhados: avisos } = job.resultado
  expect([erros.length, erros[0].linha, erros.at(-1).linha]).toEqual([1000, 2, 1001])
  expect([avisos.length, avisos[0].linha, avisos.at(-1).linha]).toEqual([1000, 1102, 2101])
  const lines = (await baixar(job, analista.token)).body.toString().trim().split('\r\n')
  expect(lines).toHaveLength(1101)
  // Of a list of jobs, they would be megabytes.
  const { body } = await test.call('GET', '/api/v1/jobs', { token: analista.token })
  const listed = body.data.find(({ job_id }: { job_id: string }) => job_id === job.job_id)
  expect(listed.resultado).toMatchObject({ erros: 1100 })
  expect([listed.resultado.erros_detalhados, listed.resultado.avisos_detalhados]).toEqual([undefined, undefined])
})

it('GET /api/v1/jobs/{job_id}/resultado: the refused rows as they were sent, with the reason; corrected they can be sent again', async () => {
  const rows = [
    ...linhas(1),
    ...linhas(1, { ...ruim, bairro_residencia: '=1+1' }),
    ...linhas(1, { municipio_residencia: 'Nenhures' })
  ]
  const job = await importar(test, analista.token, rows, { ignorar_erros: 'true' })
  const { status, body, headers } = await baixar(job, analista.token)
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
  const aceito = await enviar(test, analista.token, corrected)
  await executar(test, aceito)
  expect((await ver(test, analista.token, aceito)).resultado).toMatchObject(figuras({ total_linhas: 2, importados: 2 }))
})

it('the report is for its sender alone, and is gone after 24 hours', async () => {
  const job = await importar(test, analista.token, linhas(1, ruim), { ignorar_erros: 'true' })
  const seen = async (token: string) => (await test.call('GET', job.status_url, { token })).body
  expect((await seen(admin.token)).resultado.erros).toBe(1)
  expect((await seen(admin.token)).resultado_url).toBeNull()
  expect(await baixar(job, admin.token)).toMatchObject(naoEncontrado)
  expect((await seen(analista.token)).resultado_url).toBe(`/api/v1/jobs/${job.job_id}/resultado`)
  expect((await baixar(job, analista.token)).status).toBe(200)
  test.advance(24 * 3600_000)
  const outra = await account(test, 'analista')
  expect(await baixar(job, outra.token)).toMatchObject(naoEncontrado)
  await removeExpired(test.services)
  const [left] = await test.db.execute<{ n: number }>(
    sql`select count(*)::int as n from jobs where arquivo_chave is not null`
  )
  expect(left!.n).toBe(0)
})
