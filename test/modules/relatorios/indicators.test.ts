import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { computingOfAlerts } from '../../../src/modules/alertas/work.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { giveDirect } from '../usuarios/support.ts'
import { boletim, pagesOf, RELATORIOS, RESUMO, seedWeeks, seedYears, waitForRelatorio } from './support.ts'

let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp({ worker: true })
  test.clock.moment = new Date('2024-11-15T12:00:00.000Z')
  await seedYears(test, [2021, 2022, 2023, 2024], 120)
  await seedWeeks(test, [2021, 2022, 2023])
  analista = await account(test, 'analista')
})
afterAll(() => test.close())

const PERIOD = { data_inicio: '2024-01-01', data_fim: '2024-11-15' }

async function fileOf(fields: Record<string, unknown>, { token } = analista): Promise<Buffer> {
  const accepted = await test.call('POST', RELATORIOS, { token, body: boletim({ ...PERIOD, ...fields }) })
  const relatorio = await waitForRelatorio(test, token, accepted)
  return (await test.call('GET', relatorio.arquivo_url, { token })).body
}

const sheetOf = async (file: Buffer, name: string) =>
  (await readXlsx(file)).sheets.find((sheet) => sheet.name.startsWith(name))?.rows

it('bulletins have the indicators of the summary, with their definitions', async () => {
  const query = { ...PERIOD, tipo_agravo: 'dengue', estado: 'PE', indicadores: 'true' }
  const { body } = await test.call('GET', RESUMO, { token: analista.token, query })
  const { encerramento, sintomas_notificacao: notified } = body.indicadores.oportunidade
  const xlsx = await fileOf({ abrangencia: 'uf', codigo: 'PE', formato: 'xlsx' })
  expect(await sheetOf(xlsx, 'Indicadores')).toEqual(
    expect.arrayContaining([
      ['Letalidade', body.letalidade, '%', body.obitos, body.provaveis],
      ['Dos sintomas à notificação', notified.mediana, 'dias (mediana)', null, notified.casos],
      ['Encerrados em até 60 dias', encerramento.percentual, '%', encerramento.no_prazo, encerramento.avaliados]
    ])
  )
  expect((await sheetOf(xlsx, 'Método'))?.map(([name]) => name)).toContain('Encerrados em até 60 dias')
  const pages = (await pagesOf(await fileOf({ abrangencia: 'uf', codigo: 'PE', idioma: 'en-US' }))).join(' ')
  expect(pages).toContain('deaths caused by the disease in percent of the probable cases')
})

it('of a municipality they are hidden where somebody who gets the bulletin may not list cases', async () => {
  const writer = await account(test, null)
  await giveDirect(test, writer.id, 'relatorios.gerar', 'relatorios.exportar')
  const municipio = { abrangencia: 'municipio', codigo: '2611606', formato: 'xlsx' }
  const late = async (who: Account) =>
    (await sheetOf(await fileOf(municipio, who), 'Indicadores'))?.find(([name]) => name === 'Encerrados em até 60 dias')
  expect((await late(writer))?.[1]).toBe('oculto')
  expect((await late(analista))?.[1]).not.toBe('oculto')
})

it('bulletins have the levels of alert once there are some, and only of weeks that had been computed', async () => {
  const state = { abrangencia: 'uf', codigo: 'PE', formato: 'xlsx' }
  expect(await sheetOf(await fileOf(state), 'Níveis')).toBeUndefined()
  const { db, config, deliveries } = test.services
  await computingOfAlerts.run({ db, now: () => test.clock.moment, config, deliveries })
  const levels = await sheetOf(await fileOf(state), 'Níveis')
  expect(levels?.slice(1, 3).map(([place]) => place)).toEqual(['Brasil', 'Pernambuco'])
  const city = await sheetOf(await fileOf({ ...state, abrangencia: 'municipio', codigo: '2611606' }), 'Níveis')
  expect(city?.slice(1).map(([place]) => place)).toEqual(['Recife', 'Pernambuco', 'Brasil'])
  expect(
    await sheetOf(await fileOf({ ...state, data_inicio: '2022-01-01', data_fim: '2022-12-31' }), 'Níveis')
  ).toBeUndefined()
})
