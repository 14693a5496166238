import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countDays } from '../../../src/platform/time/days.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { invalid } from '../usuarios/support.ts'
import { seed } from './seed.ts'

const RESUMO = '/api/v1/agravos/casos/estatisticas/resumo'
let test: TestApp
let analista: Account
/** Today is 2026-11-15. */
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
  for (const day of ['1950-06-01', '2015-01-01', '2026-11-15']) await seed(test.db, { data_notificacao: day })
  await test.db.execute(sql`select dobrar_casos(2147483647)`)
})
afterAll(() => test.close())

const get = (query: Record<string, string>) => test.call('GET', RESUMO, { token: analista.token, query })

describe(`GET ${RESUMO}: the period`, () => {
  it.each([
    [{ data_inicio: '2015-01-01' }, 2, '2015-01-01', '2026-11-15'],
    [{ data_inicio: '2015-01-02' }, 1, '2015-01-02', '2026-11-15'],
    [{ data_inicio: '0001-01-01', data_fim: '9999-12-31' }, 3, '0001-01-01', '9999-12-31'],
    [{ data_inicio: '1900-01-01', data_fim: '2026-11-14' }, 2, '1900-01-01', '2026-11-14'],
    [{ data_fim: '2015-06-30' }, 1, '2015-01-01', '2015-06-30']
  ] as [Record<string, string>, number, string, string][])(
    '200: any length without agregacao: %j has %i cases',
    async (query, total, inicio, fim) => {
      const { status, body } = await get(query)
      expect(status).toBe(200)
      expect(body).toMatchObject({ total, periodo: { inicio, fim } })
    }
  )

  it.each(['2026-11-16', '2030-01-01', '9999-12-31'])(
    '200: from %s on, which lies in the future: that day, without cases',
    async (day) => {
      expect((await get({ data_inicio: day, agregacao: 'dia', metricas: 'total' })).body).toEqual({
        periodo: { inicio: day, fim: day },
        total: 0,
        por_classificacao: { confirmado: 0, descartado: 0 },
        hospitalizados: 0,
        obitos: 0,
        taxa_hospitalizacao: 0,
        taxa_obito: 0,
        provaveis: 0,
        incidencia_provaveis: 0,
        letalidade: 0,
        letalidade_graves: null,
        serie: [{ periodo: day, inicio: day, fim: day, total: 0 }]
      })
    }
  )

  it('200: from today on', async () => {
    expect((await get({ data_inicio: '2026-11-15' })).body).toMatchObject({
      total: 1,
      periodo: { inicio: '2026-11-15', fim: '2026-11-15' }
    })
  })

  it('422 at data_fim when it is before data_inicio, even when both lie in the future', async () => {
    for (const query of [
      { data_inicio: '2026-03-02', data_fim: '2026-03-01' },
      { data_inicio: '2030-01-02', data_fim: '2030-01-01' }
    ])
      expect(await get(query)).toMatchObject(invalid(['data_fim', 'OUT_OF_RANGE']))
  })
})

/** The longest period that ends today, one that is a day longer, and how many items the longest has. */
describe.each([
  ['dia', 3660, '2016-11-08', '2016-11-07', 3660],
  ['semana', 18_300, '1976-10-09', '1976-10-08', 2616],
  ['mes', 73_200, '1826-06-18', '1826-06-17', 2406]
])(`GET ${RESUMO}: agregacao=%s`, (agregacao, days, first, before, items) => {
  it(`200: ${days} days, each item in the series, with one date or two`, async () => {
    expect(countDays(first, '2026-11-15')).toBe(days)
    for (const data_fim of [undefined, '2026-11-15']) {
      const { status, body } = await get({ agregacao, data_inicio: first, ...(data_fim ? { data_fim } : {}) })
      expect(status).toBe(200)
      expect(body.serie).toHaveLength(items)
    }
  })

  it('422 for one day more, at data_inicio when only that was sent, with the first day that will do', async () => {
    const answer = await get({ agregacao, data_inicio: before })
    expect(answer).toMatchObject(invalid(['data_inicio', 'OUT_OF_RANGE']))
    expect(JSON.stringify(answer.body)).toContain(first)
    expect(JSON.stringify(answer.body)).not.toContain('data_fim')
  })

  it('422 for one day more, at data_fim when that was sent, with the last day that will do', async () => {
    const answer = await get({ agregacao, data_inicio: before, data_fim: '2026-11-15' })
    expect(answer).toMatchObject(invalid(['data_fim', 'OUT_OF_RANGE']))
    expect(JSON.stringify(answer.body)).toContain('2026-11-14')
  })
})
