import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatOf } from '../../../src/modules/relatorios/document/format.ts'
import { issueWords } from '../../../src/modules/relatorios/document/words/issue.ts'
import { wordsOf } from '../../../src/modules/relatorios/document/words/words.ts'
import { relatorioUpkeep } from '../../../src/modules/relatorios/upkeep.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { giveDirect } from '../usuarios/support.ts'
import { boletim, pagesOf, RELATORIOS, RESUMO, SERIES, seedWeeks, seedYears, waitForRelatorio } from './support.ts'

let test: TestApp
let analista: Account
let other: Account
let admin: Account
beforeAll(async () => {
  test = await startApp({ worker: true })
  await seedYears(test, [2021, 2022, 2023, 2024], 120)
  await seedWeeks(test, [2021, 2022, 2023])
  analista = await account(test, 'analista')
  other = await account(test, 'gestor')
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const requestBoletim = (fields: Record<string, unknown> = {}, who = analista, headers: Record<string, string> = {}) =>
  test.call('POST', RELATORIOS, { token: who.token, body: boletim(fields), headers })
const download = (relatorio: { arquivo_url: string }, who = analista) =>
  test.call('GET', relatorio.arquivo_url, { token: who.token })
const storedFiles = (): Promise<string[]> => readdir(join(test.dataDir, 'files', 'relatorios')).catch(() => [])

/** Returns what the API answers for the filter of a bulletin. */
async function figuresOf(query: Record<string, string>, headers: Record<string, string> = {}) {
  const period = { tipo_agravo: 'dengue', data_inicio: '2024-01-01', data_fim: '2024-12-31', ...query }
  const { token } = analista
  const resumo = await test.call('GET', RESUMO, { token, query: { ...period, comparar: 'anterior,ano_anterior' } })
  const por = `${query.estado ? 'municipio' : 'uf'},sexo,faixa_etaria,classificacao,evolucao`
  const series = await test.call('GET', SERIES, { token, query: { ...period, por }, headers })
  expect([resumo.status, series.status]).toEqual([200, 200])
  return { resumo: resumo.body, series: series.body }
}

interface Serie {
  por: string
  chave: string
  nome: string
  casos: number
  populacao: number | null
  incidencia: number | null
}

it.each([
  ['pt-BR', 'BR', {}, {}],
  ['en-US', 'PE', { abrangencia: 'uf', codigo: 'pe' }, { estado: 'PE' }],
  ['es-ES', '2611606', { abrangencia: 'municipio', codigo: '261160' }, { estado: 'PE', municipio: '2611606' }]
] as const)(
  'a bulletin in %s of %s has the figures of the summary and of the series, method and sources',
  async (idioma, codigo, fields, query) => {
    const words = wordsOf(idioma)
    const format = formatOf(idioma)
    const { resumo, series } = await figuresOf(query, { 'accept-language': idioma })
    expect(resumo.total).toBeGreaterThan(3)
    // The bulletin has the language of the request, unless the body names one.
    const accepted = await (idioma === 'es-ES'
      ? requestBoletim(fields, analista, { 'accept-language': idioma })
      : requestBoletim({ ...fields, idioma }))
    const relatorio = await waitForRelatorio(test, analista.token, accepted)
    const stored = codigo === 'BR' ? null : codigo
    expect(relatorio).toMatchObject({ idioma, formato: 'pdf', estado: 'concluido', codigo: stored })
    const file = await download(relatorio)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`boletim-dengue-${codigo}-2024-01-01-2024-12-31.pdf`)
    })
    expect(file.body.length).toBe(relatorio.tamanho)
    const pages = await pagesOf(file.body)
    const { confirmado, descartado } = resumo.por_classificacao
    const said = [
      `${words.total} ${format.whole(resumo.total)}`,
      `${words.confirmed} ${format.whole(confirmado)}`,
      `${words.discarded} ${format.whole(descartado)}`,
      `${words.investigated} ${format.whole(resumo.total - confirmado - descartado)}`,
      `${words.hospitalised} ${format.whole(resumo.hospitalizados)} ${words.ofTotal(format.percent(resumo.taxa_hospitalizacao))}`,
      `${words.deaths} ${format.whole(resumo.obitos)} ${words.ofTotal(format.percent(resumo.taxa_obito))}`,
      `${issueWords(idioma).probableIncidence} ${format.two(resumo.incidencia_provaveis)}`,
      format.change(resumo.comparacoes.ano_anterior.variacao.total)
    ]
    for (const text of said) expect(pages[0]).toContain(text)
    const whole = pages.join(' ')
    const serie = series.series as Serie[]
    const share = (casos: number) => format.percent(Math.round((casos * 10_000) / resumo.total) / 100)
    const places = serie.filter(({ por, casos }) => por === 'uf' || (por === 'municipio' && casos > 0))
    expect(places.length).toBe(codigo === 'BR' ? 27 : codigo === 'PE' ? 3 : 1)
    for (const { nome, chave, casos, populacao, incidencia } of places)
      expect(whole).toContain(
        [nome, chave, format.whole(casos)]
          .concat(codigo === '2611606' ? [] : share(casos), format.whole(populacao!), format.two(incidencia!))
          .join(' ')
      )
    for (const { nome, casos } of serie.filter(({ por, casos }) => por === 'classificacao' && casos > 0))
      expect(whole).toContain(`${nome} ${format.whole(casos)} `)
    for (const { nome, casos } of serie.filter(({ por }) => por === 'evolucao'))
      expect(whole).toContain(`${nome} ${format.whole(casos)} `)
    expect(whole).toContain(series.populacao.fonte)
    expect(whole).toContain('2021, 2022, 2023')
    expect(whole).toContain(format.moment(test.clock.moment.toISOString()))
    for (const [title, text] of words.methods) expect(whole).toContain(`${title} ${text}`)
    expect(whole).not.toMatch(/undefined|NaN|\[object/)
  }
)

it('makes a bulletin of a municipality that has no cases, beside its state', async () => {
  const empty = await waitForRelatorio(
    test,
    analista.token,
    await requestBoletim({ abrangencia: 'municipio', codigo: '260020' })
  )
  expect(empty).toMatchObject({ codigo: '2600203', lugar: 'Afrânio (PE)' })
  const pages = await pagesOf((await download(empty)).body)
  expect(pages[0]).toContain('Nenhum caso de dengue foi notificado')
  const { resumo } = await figuresOf({ estado: 'PE' })
  expect(pages.join(' ')).toContain(`Pernambuco PE ${resumo.total} `)
})

it('is an xlsx file with the same figures, and every municipality', async () => {
  const relatorio = await waitForRelatorio(
    test,
    analista.token,
    await requestBoletim({ abrangencia: 'uf', codigo: 'PE', formato: 'xlsx' })
  )
  const { sheets } = await readXlsx((await download(relatorio)).body)
  const { resumo, series } = await figuresOf({ estado: 'PE' })
  const named = (name: string) => sheets.find((sheet) => sheet.name.startsWith(name))?.rows ?? []
  expect(named('Em resumo')).toEqual(
    expect.arrayContaining([
      ['Casos notificados', resumo.total],
      ['Confirmados', resumo.por_classificacao.confirmado],
      ['Incidência de prováveis', resumo.incidencia_provaveis],
      ['Óbitos pelo agravo', resumo.obitos]
    ])
  )
  const weeks = named('Curva').slice(1)
  expect(weeks.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(resumo.provaveis)
  expect(resumo.provaveis).toBeLessThan(resumo.total)
  expect(weeks[0]?.slice(0, 3)).toEqual(['01/2024', new Date('2024-01-01'), new Date('2024-01-06')])
  const places = named('Casos por município').slice(1)
  const all = (series.series as Serie[]).filter(({ por }) => por === 'municipio')
  const pairs = (rows: unknown[][]) => rows.map(([chave, casos]) => `${chave} ${casos}`).sort()
  expect(all.length).toBe(185)
  expect(pairs(places.slice(0, -1).map((row) => [row[1], row[2]]))).toEqual(
    pairs(all.map(({ chave, casos }) => [chave, casos]))
  )
  expect(places.at(-1)?.[2]).toBe(resumo.total)
  expect(named('Método').flat()).toContainEqual(expect.stringContaining(series.populacao.fonte))
})

it('is for its owner and administrators, and its file for holders of relatorios.exportar', async () => {
  const visualizador = await account(test, 'visualizador')
  expect(await requestBoletim({}, visualizador)).toMatchObject({
    status: 403,
    body: { error: { code: 'PERMISSION_DENIED', required_permission: 'relatorios.gerar' } }
  })
  const generator = await account(test, 'usuario')
  await giveDirect(test, generator.id, 'relatorios.gerar')
  const relatorio = await waitForRelatorio(test, generator.token, await requestBoletim({ formato: 'xlsx' }, generator))
  expect((await download(relatorio, generator)).status).toBe(403)
  // The job's result is not a way around that.
  const byJob = await test.call('GET', `/api/v1/jobs/${relatorio.job_id}/resultado`, { token: generator.token })
  expect(byJob.status).toBe(404)
  const path = `${RELATORIOS}/${relatorio.id}`
  const statusFor = async ({ token }: Account) => (await test.call('GET', path, { token })).status
  expect([await statusFor(generator), await statusFor(admin), await statusFor(other)]).toEqual([200, 200, 404])
  expect((await download(relatorio, other)).status).toBe(404)
  expect((await download(relatorio, admin)).status).toBe(200)
  const list = async ({ token }: Account) =>
    (await test.call('GET', RELATORIOS, { token, query: { formato: 'xlsx', size: '100' } })).body.data.map(
      ({ id }: { id: string }) => id
    )
  expect(await list(generator)).toEqual([relatorio.id])
  expect(await list(admin)).toContain(relatorio.id)
  expect(await list(other)).not.toContain(relatorio.id)

  expect((await test.call('DELETE', path, { token: other.token })).status).toBe(404)
  expect((await test.call('DELETE', path, { token: generator.token })).status).toBe(204)
  expect(await statusFor(generator)).toBe(404)
  expect(await storedFiles()).not.toContain(`${relatorio.job_id.slice(4)}.xlsx`)
  expect((await test.call('GET', `${RELATORIOS}/rel_1`, { token: admin.token })).status).toBe(404)
})

it.each([
  [{ codigo: 'PE' }, 'codigo', 'INVALID_VALUE'],
  [{ abrangencia: 'uf' }, 'codigo', 'REQUIRED'],
  [{ abrangencia: 'uf', codigo: 'XX' }, 'codigo', 'INVALID_VALUE'],
  [{ abrangencia: 'uf', codigo: '2611606' }, 'codigo', 'INVALID_VALUE'],
  [{ abrangencia: 'municipio', codigo: '9999999' }, 'codigo', 'INVALID_VALUE'],
  [{ data_fim: '2023-12-31' }, 'data_fim', 'OUT_OF_RANGE'],
  [{ data_inicio: '2014-01-01' }, 'data_fim', 'OUT_OF_RANGE'],
  [{ data_inicio: '1899-12-31', data_fim: '1900-01-31' }, 'data_inicio', 'OUT_OF_RANGE'],
  [{ tipo: 'outro' }, 'tipo', 'INVALID_VALUE']
])('refuses %j', async (fields, field, code) => {
  const { status, body } = await requestBoletim(fields)
  expect(status).toBe(422)
  expect(body.error.details).toMatchObject([{ field, code }])
})

it('is made once for one Idempotency-Key', async () => {
  const headers = { 'idempotency-key': 'boletim-1' }
  const first = await requestBoletim({ formato: 'xlsx', tipo_agravo: 'zika' }, analista, headers)
  const second = await requestBoletim({ formato: 'xlsx', tipo_agravo: 'zika' }, analista, headers)
  expect(second.body).toEqual(first.body)
  await waitForRelatorio(test, analista.token, first)
  const query = { tipo_agravo: 'zika' }
  expect((await test.call('GET', RELATORIOS, { token: analista.token, query })).body.total).toBe(1)
})

it('goes with its file after 30 days', async () => {
  const relatorio = await waitForRelatorio(test, analista.token, await requestBoletim({ formato: 'xlsx' }))
  const nome = `${relatorio.job_id.slice(4)}.xlsx`
  const services = (days: number) => {
    const now = () => new Date(test.clock.moment.getTime() + days * 86_400_000 - 1000)
    return { ...test.services, now }
  }
  await relatorioUpkeep.run(services(30))
  expect(await storedFiles()).toContain(nome)
  await relatorioUpkeep.run(services(31))
  expect(await storedFiles()).toEqual([])
  expect((await test.call('GET', RELATORIOS, { token: admin.token })).body.total).toBe(0)
})

it('small numbers of municipalities are hidden where somebody who gets the bulletin may not list cases', async () => {
  const writer = await account(test, null)
  await giveDirect(test, writer.id, 'relatorios.gerar', 'relatorios.exportar')
  const textOf = async (who: Account) => {
    const fields = { abrangencia: 'municipio', codigo: '2604106', data_inicio: '2024-03-04', data_fim: '2024-03-05' }
    const accepted = await requestBoletim({ ...fields, idioma: 'en-US' }, who)
    const relatorio = await waitForRelatorio(test, who.token, accepted)
    return (await pagesOf((await download(relatorio, who)).body)).join(' ')
  }
  expect(await textOf(writer)).toContain(wordsOf('en-US').methodHidden[0])
  expect(await textOf(analista)).not.toContain(wordsOf('en-US').methodHidden[0])
  await giveDirect(test, writer.id, 'agravos.listar')
  expect(await textOf(writer)).not.toContain(wordsOf('en-US').methodHidden[0])
})
