import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatOf } from '../../../src/modules/relatorios/document/format.ts'
import { wordsOf } from '../../../src/modules/relatorios/document/words/words.ts'
import { relatorioUpkeep } from '../../../src/modules/relatorios/upkeep.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { darDiretas } from '../usuarios/support.ts'
import { boletim, pagesOf, pronto, RELATORIOS, RESUMO, SERIES, seedYears } from './support.ts'

let test: TestApp
let analista: Account
let outro: Account
let admin: Account
beforeAll(async () => {
  test = await startApp({ worker: true })
  await seedYears(test, [2021, 2022, 2023, 2024], 120)
  analista = await account(test, 'analista')
  outro = await account(test, 'gestor')
  admin = await account(test, 'admin')
})
afterAll(() => test.close())

const pedir = (campos: Record<string, unknown> = {}, quem = analista, headers: Record<string, string> = {}) =>
  test.call('POST', RELATORIOS, { token: quem.token, body: boletim(campos), headers })
const baixar = (relatorio: { arquivo_url: string }, quem = analista) =>
  test.call('GET', relatorio.arquivo_url, { token: quem.token })
const guardados = (): Promise<string[]> => readdir(join(test.dataDir, 'files', 'relatorios')).catch(() => [])

/** What the API answers for the filter of a bulletin. */
async function numeros(query: Record<string, string>, headers: Record<string, string> = {}) {
  const dias = { tipo_agravo: 'dengue', data_inicio: '2024-01-01', data_fim: '2024-12-31', ...query }
  const { token } = analista
  const resumo = await test.call('GET', RESUMO, { token, query: { ...dias, comparar: 'anterior,ano_anterior' } })
  const por = `${query.estado ? 'municipio' : 'uf'},sexo,faixa_etaria,classificacao,evolucao`
  const series = await test.call('GET', SERIES, { token, query: { ...dias, por }, headers })
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
  async (idioma, codigo, campos, query) => {
    const words = wordsOf(idioma)
    const format = formatOf(idioma)
    const { resumo, series } = await numeros(query, { 'accept-language': idioma })
    expect(resumo.total).toBeGreaterThan(3)
    // The language of the request is that of the bulletin, unless the body names one.
    const pedido = await (idioma === 'es-ES'
      ? pedir(campos, analista, { 'accept-language': idioma })
      : pedir({ ...campos, idioma }))
    const relatorio = await pronto(test, analista.token, pedido)
    const guardado = codigo === 'BR' ? null : codigo
    expect(relatorio).toMatchObject({ idioma, formato: 'pdf', estado: 'concluido', codigo: guardado })
    const file = await baixar(relatorio)
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
      `${words.incidence} ${format.two(series.incidencia)}`,
      format.change(resumo.comparacoes.ano_anterior.variacao.total)
    ]
    for (const text of said) expect(pages[0]).toContain(text)
    const whole = pages.join(' ')
    const serie = series.series as Serie[]
    const share = (casos: number) => format.percent(Math.round((casos * 10_000) / resumo.total) / 100)
    const lugares = serie.filter(({ por, casos }) => por === 'uf' || (por === 'municipio' && casos > 0))
    expect(lugares.length).toBe(codigo === 'BR' ? 27 : codigo === 'PE' ? 3 : 1)
    for (const { nome, chave, casos, populacao, incidencia } of lugares)
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
    for (const [title] of words.methods) expect(pages.at(-1)).toContain(title)
    expect(whole).not.toMatch(/undefined|NaN|\[object/)
  }
)

it('makes a bulletin of a municipality that has no cases, beside its state', async () => {
  const vazio = await pronto(test, analista.token, await pedir({ abrangencia: 'municipio', codigo: '260020' }))
  expect(vazio).toMatchObject({ codigo: '2600203', lugar: 'Afrânio (PE)' })
  const pages = await pagesOf((await baixar(vazio)).body)
  expect(pages[0]).toContain('Nenhum caso de dengue foi notificado')
  const { resumo } = await numeros({ estado: 'PE' })
  expect(pages.join(' ')).toContain(`Pernambuco PE ${resumo.total} `)
})

it('is an xlsx file with the same figures, and every municipality', async () => {
  const relatorio = await pronto(
    test,
    analista.token,
    await pedir({ abrangencia: 'uf', codigo: 'PE', formato: 'xlsx' })
  )
  const { sheets } = await readXlsx((await baixar(relatorio)).body)
  const { resumo, series } = await numeros({ estado: 'PE' })
  const named = (name: string) => sheets.find((sheet) => sheet.name.startsWith(name))?.rows ?? []
  expect(named('Em resumo')).toEqual(
    expect.arrayContaining([
      ['Casos notificados', resumo.total],
      ['Confirmados', resumo.por_classificacao.confirmado],
      ['Óbitos pelo agravo', resumo.obitos]
    ])
  )
  const weeks = named('Curva').slice(1)
  expect(weeks.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(resumo.total)
  expect(weeks[0]?.slice(0, 3)).toEqual(['01/2024', new Date('2024-01-01'), new Date('2024-01-06')])
  const places = named('Casos por município').slice(1)
  const todos = (series.series as Serie[]).filter(({ por }) => por === 'municipio')
  const pares = (rows: unknown[][]) => rows.map(([chave, casos]) => `${chave} ${casos}`).sort()
  expect(todos.length).toBe(185)
  expect(pares(places.slice(0, -1).map((row) => [row[1], row[2]]))).toEqual(
    pares(todos.map(({ chave, casos }) => [chave, casos]))
  )
  expect(places.at(-1)?.[2]).toBe(resumo.total)
  expect(named('Método').flat()).toContainEqual(expect.stringContaining(series.populacao.fonte))
})

it('is for its owner and administrators, and its file for those who hold relatorios.exportar', async () => {
  const visualizador = await account(test, 'visualizador')
  expect(await pedir({}, visualizador)).toMatchObject({
    status: 403,
    body: { error: { code: 'PERMISSION_DENIED', required_permission: 'relatorios.gerar' } }
  })
  const soGera = await account(test, 'usuario')
  await darDiretas(test, soGera.id, 'relatorios.gerar')
  const relatorio = await pronto(test, soGera.token, await pedir({ formato: 'xlsx' }, soGera))
  expect((await baixar(relatorio, soGera)).status).toBe(403)
  // No way around it.
  const peloJob = await test.call('GET', `/api/v1/jobs/${relatorio.job_id}/resultado`, { token: soGera.token })
  expect(peloJob.status).toBe(404)
  const este = `${RELATORIOS}/${relatorio.id}`
  const ver = async ({ token }: Account) => (await test.call('GET', este, { token })).status
  expect([await ver(soGera), await ver(admin), await ver(outro)]).toEqual([200, 200, 404])
  expect((await baixar(relatorio, outro)).status).toBe(404)
  expect((await baixar(relatorio, admin)).status).toBe(200)
  const lista = async ({ token }: Account) =>
    (await test.call('GET', RELATORIOS, { token, query: { formato: 'xlsx', size: '100' } })).body.data.map(
      ({ id }: { id: string }) => id
    )
  expect(await lista(soGera)).toEqual([relatorio.id])
  expect(await lista(admin)).toContain(relatorio.id)
  expect(await lista(outro)).not.toContain(relatorio.id)

  expect((await test.call('DELETE', este, { token: outro.token })).status).toBe(404)
  expect((await test.call('DELETE', este, { token: soGera.token })).status).toBe(204)
  expect(await ver(soGera)).toBe(404)
  expect(await guardados()).not.toContain(`${relatorio.job_id.slice(4)}.xlsx`)
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
])('refuses %j', async (campos, field, code) => {
  const { status, body } = await pedir(campos)
  expect(status).toBe(422)
  expect(body.error.details).toMatchObject([{ field, code }])
})

it('is made once for one Idempotency-Key', async () => {
  const headers = { 'idempotency-key': 'boletim-1' }
  const primeiro = await pedir({ formato: 'xlsx', tipo_agravo: 'zika' }, analista, headers)
  const segundo = await pedir({ formato: 'xlsx', tipo_agravo: 'zika' }, analista, headers)
  expect(segundo.body).toEqual(primeiro.body)
  await pronto(test, analista.token, primeiro)
  const query = { tipo_agravo: 'zika' }
  expect((await test.call('GET', RELATORIOS, { token: analista.token, query })).body.total).toBe(1)
})

it('goes with its file after 30 days', async () => {
  const relatorio = await pronto(test, analista.token, await pedir({ formato: 'xlsx' }))
  const nome = `${relatorio.job_id.slice(4)}.xlsx`
  const services = (days: number) => {
    const now = () => new Date(test.clock.moment.getTime() + days * 86_400_000 - 1000)
    return { ...test.services, now }
  }
  await relatorioUpkeep.run(services(30))
  expect(await guardados()).toContain(nome)
  await relatorioUpkeep.run(services(31))
  expect(await guardados()).toEqual([])
  expect((await test.call('GET', RELATORIOS, { token: admin.token })).body.total).toBe(0)
})
