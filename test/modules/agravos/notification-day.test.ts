import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultOf } from '../../core/jobs/support.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid } from '../usuarios/support.ts'
import { seed } from './seed.ts'
import { CASOS, casoBody, createCaso, createdCaso, readCaso, updateCaso } from './support.ts'

let test: TestApp
let gestor: Account

beforeAll(async () => {
  test = await startApp({ worker: true })
  gestor = await account(test, 'gestor')
  await seed(test.db, { numero_notificacao: 'a', data_notificacao: '2026-03-01' })
  await seed(test.db, { numero_notificacao: 'b', data_notificacao: '2026-03-02' })
  await seed(test.db, { numero_notificacao: 'c', data_notificacao: '2026-03-03' })
})
afterAll(() => test.close())

const listCasos = (query: Record<string, string>) => test.call('GET', CASOS, { token: gestor.token, query })
const MARCH = { 'criado_em[gte]': '2026-11-15', 'data_notificacao[lt]': '2026-04-01' }
async function numerosOf(query: Record<string, string>) {
  const { status, body } = await listCasos({ ...MARCH, ...query })
  expect([status, body.error]).toEqual([200, undefined])
  return body.tipos.map((each: { numero_notificacao: string }) => each.numero_notificacao).sort()
}

describe('the day of notification', () => {
  it.each([
    ['2026-11-10', '2026-11-10T00:00:00-03:00'],
    ['2026-11-10T00:00:00-03:00', '2026-11-10T00:00:00-03:00'],
    ['2026-11-10T02:59:59Z', '2026-11-09T00:00:00-03:00'],
    ['2026-11-10T23:59:59.999-03:00', '2026-11-10T00:00:00-03:00']
  ])('POST and PUT: %s is shown as %s, in the detail and in the list', async (sent, shown) => {
    const id = await createdCaso(test, gestor.token, casoBody({ data_notificacao: sent }))
    expect((await readCaso(test, gestor.token, id)).body.data_notificacao).toBe(shown)
    const other = await createdCaso(test, gestor.token, casoBody({ data_notificacao: '2026-11-12' }))
    expect((await updateCaso(test, gestor.token, other, { data_notificacao: sent })).body.campos_alterados).toEqual([
      'data_notificacao'
    ])
    const { body } = await listCasos({ id: String(other) })
    expect(body.tipos[0].data_notificacao).toBe(shown)
    expect((await listCasos({ id: String(other), data_notificacao: shown })).body.total).toBe(1)
  })

  it('POST: two moments of one day are the same case', async () => {
    const body = casoBody({ data_notificacao: '2026-11-10T09:00:00-03:00' })
    await createdCaso(test, gestor.token, body)
    const again = await createCaso(test, gestor.token, { ...body, data_notificacao: '2026-11-10T18:00:00-03:00' })
    expect(again).toMatchObject(invalid(['numero_notificacao', 'DUPLICATE']))
  })

  it('POST: tomorrow in Brasília is refused, though it is today in UTC', async () => {
    test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
    expect(await createCaso(test, gestor.token, casoBody({ data_notificacao: '2026-11-16T03:00:00Z' }))).toMatchObject(
      invalid(['data_notificacao', 'DATE_IN_FUTURE'])
    )
    expect((await createCaso(test, gestor.token, casoBody({ data_notificacao: '2026-11-16T02:59:59Z' }))).status).toBe(
      201
    )
  })

  const shown = '2026-03-02T00:00:00-03:00'
  it.each<[query: Record<string, string>, wanted: string[]]>([
    [{ data_notificacao: shown }, ['b']],
    [{ data_notificacao: '2026-03-02T02:59:59Z' }, ['a']],
    [{ 'data_notificacao[gte]': shown }, ['b', 'c']],
    [{ 'data_notificacao[gt]': shown }, ['c']],
    [{ 'data_notificacao[lte]': shown }, ['a', 'b']],
    [{ 'data_notificacao[ne]': shown }, ['a', 'c']],
    [{ 'data_notificacao[in]': `${shown},2026-03-03` }, ['b', 'c']],
    [{ data_inicio: shown, data_fim: '2026-03-02' }, ['b']],
    [{ data_inicio: '2026-03-02', data_fim: shown }, ['b']],
    [{ data_notificacao_inicio: shown }, ['b', 'c']],
    [{ data_notificacao_fim: '2026-03-03T02:00:00Z' }, ['a', 'b']],
    [{ search: JSON.stringify({ data_notificacao: shown }) }, ['b']],
    [{ search: JSON.stringify({ data_notificacao: { gte: shown, lte: '2026-03-03T10:00:00Z' } }) }, ['b', 'c']]
  ])('GET: %j finds %j', async (query, wanted) => {
    expect(await numerosOf(query)).toEqual(wanted)
  })

  it('GET: the kept counts go by it too', async () => {
    expect((await listCasos({ data_inicio: shown, data_fim: shown })).body.total).toBe(1)
    expect((await listCasos({ data_notificacao: shown, tipo_agravo: 'dengue', estado: 'PE' })).body.total).toBe(1)
  })

  it('exports and statistics go by it too', async () => {
    const filtros = { campo: 'data_notificacao', operador: 'eq', valor: shown }
    const body = { formato: 'csv', filtros, campos: ['numero_notificacao'] }
    const job = await test.call('POST', `${CASOS}/exportar`, { token: gestor.token, body })
    const { file } = await resultOf(test, gestor.token, job)
    expect(file.body.toString().replace('\ufeff', '').trim().split(/\r?\n/)).toEqual(['numero_notificacao', 'b'])
    const query = { data_inicio: shown, data_fim: '2026-03-04T02:00:00Z' }
    const resumo = await test.call('GET', `${CASOS}/estatisticas/resumo`, { token: gestor.token, query })
    expect(resumo.body).toMatchObject({ periodo: { inicio: '2026-03-02', fim: '2026-03-03' }, total: 2 })
  })

  it.each(['2026-03-02T00:00:00', '2026-03-02 00:00:00Z', 'ontem', '2026-02-30T00:00:00Z'])(
    '422 for %s',
    async (data_notificacao) => {
      const wrong = invalid(['data_notificacao', 'INVALID_DATE'])
      expect(await listCasos({ data_notificacao })).toMatchObject(wrong)
      expect(await createCaso(test, gestor.token, casoBody({ data_notificacao }))).toMatchObject(wrong)
    }
  )
})
