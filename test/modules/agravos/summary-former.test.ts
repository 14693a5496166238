import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foldCounts } from '../../../src/modules/agravos/counts/fold.ts'
import { quartiles, twoDeviations } from '../../../src/modules/agravos/statistics/spread.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { yearsBefore } from '../../../src/platform/time/weeks.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { OLINDA, SALVADOR, seed } from './seed.ts'

const RESUMO = '/api/v1/agravos/casos/estatisticas/resumo'
let test: TestApp
let analista: Account
beforeAll(async () => {
  test = await startApp()
  analista = await account(test, 'analista')
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.moment = new Date('2026-03-18T12:00:00.000Z')
  await test.db.delete(casos)
})

const get = async (query: Record<string, string>) => {
  const { status, body } = await test.call('GET', RESUMO, { token: analista.token, query })
  expect(status).toBe(200)
  return body
}

describe('municipio', () => {
  it('the figures of one municipality, by its name or code, folded or not, agree with SQL', async () => {
    const fields = { data_notificacao: '2026-02-01', municipio: OLINDA }
    await seed(test.db, { ...fields, classificacao_final: 'dengue_grave', evolucao: 'obito', hospitalizacao: true }, 2)
    await seed(test.db, { ...fields, classificacao_final: 'descartado', data_notificacao: '2026-03-01' }, 3)
    await seed(test.db, { data_notificacao: '2026-02-01' })
    await seed(test.db, { ...fields, municipio: SALVADOR, uf: 'BA' })
    const wanted = {
      total: 5,
      por_classificacao: { confirmado: 2, descartado: 3 },
      hospitalizados: 2,
      obitos: 2,
      taxa_obito: 40
    }
    const asked: Record<string, string>[] = [
      { municipio: 'olinda' },
      { municipio: String(OLINDA), estado: 'PE' },
      { municipio: '260960' }
    ]
    for (const query of asked) {
      expect(await get(query)).toMatchObject(wanted)
      await foldCounts(test.db)
    }
    const { serie } = await get({ municipio: 'Olinda', agregacao: 'mes' })
    expect(serie.map(({ total, obitos }: Record<string, number>) => [total, obitos])).toEqual([
      [0, 0],
      [2, 2],
      [3, 0]
    ])
  })
})

describe('comparar', () => {
  it('with the same number of days before, and with the same weeks of the year before, up to today', async () => {
    // Week 10 of 2026 begins on 8 March, that of 2025 on 2 March: 53 weeks before, since 2025 has 53.
    await seed(test.db, { data_notificacao: '2026-03-10', hospitalizacao: true }, 6)
    await seed(test.db, { data_notificacao: '2026-02-25' }, 4)
    await seed(test.db, { data_notificacao: '2026-02-24' }, 9)
    await seed(test.db, { data_notificacao: '2025-03-02', evolucao: 'obito' }, 8)
    await seed(test.db, { data_notificacao: '2025-03-12' }, 2)
    await seed(test.db, { data_notificacao: '2025-03-13' }, 50)
    const query = { data_inicio: '2026-03-08', comparar: 'anterior,ano_anterior' }
    const { comparacoes } = await get({ ...query, data_fim: '2026-12-31' })
    expect(comparacoes).toEqual({
      anterior: {
        periodo: { inicio: '2026-02-25', fim: '2026-03-07' },
        total: 4,
        confirmados: 0,
        descartados: 0,
        hospitalizados: 0,
        obitos: 0,
        variacao: { total: 50, confirmados: null, descartados: null, hospitalizados: null, obitos: null }
      },
      ano_anterior: {
        periodo: { inicio: '2025-03-02', fim: '2025-03-12' },
        total: 10,
        confirmados: 0,
        descartados: 0,
        hospitalizados: 0,
        obitos: 8,
        variacao: { total: -40, confirmados: null, descartados: null, hospitalizados: null, obitos: -100 }
      }
    })
    expect((await get(query)).comparacoes).toEqual(comparacoes)
    expect(await get({ data_inicio: '2026-03-08' })).not.toHaveProperty('comparacoes')
  })

  it('a period that has not begun yet is compared whole', async () => {
    const { comparacoes } = await get({ data_inicio: '2026-04-05', data_fim: '2026-04-11', comparar: 'anterior' })
    expect(comparacoes.anterior.periodo).toEqual({ inicio: '2026-03-29', fim: '2026-04-04' })
  })
})

describe('anos_anteriores and canal', () => {
  const week = { data_inicio: '2026-03-01', data_fim: '2026-03-14', agregacao: 'semana', metricas: 'total' }

  beforeEach(async () => {
    // Week 9: 2026-03-01, 2025-02-23, 2024-02-25, 2023-02-26, 2022-02-27.
    await seed(test.db, { data_notificacao: '2026-03-02' }, 30)
    await seed(test.db, { data_notificacao: '2025-02-23' }, 4)
    await seed(test.db, { data_notificacao: '2025-03-01' }, 6)
    await seed(test.db, { data_notificacao: '2024-02-26' }, 20)
    await seed(test.db, { data_notificacao: '2023-03-04' }, 30)
    await seed(test.db, { data_notificacao: '2022-06-01', municipio: SALVADOR, uf: 'BA' }, 1)
  })

  it('each week has the same weeks of former years, whole, and what is usual in the known years', async () => {
    const body = await get({ ...week, data_inicio: '2026-03-04', anos_anteriores: '3', canal: 'quartis' })
    expect(body.canal).toEqual({ metodo: 'quartis', anos: [2022, 2023, 2024, 2025] })
    expect(body.total).toBe(0)
    expect(body.serie).toEqual([
      {
        periodo: '202609',
        inicio: '2026-03-04',
        fim: '2026-03-07',
        total: 0,
        anos_anteriores: [10, 20, 30],
        canal: { inferior: 7.5, centro: 15, superior: 22.5 }
      },
      {
        periodo: '202610',
        inicio: '2026-03-08',
        fim: '2026-03-14',
        total: 0,
        anos_anteriores: [0, 0, 0],
        canal: { inferior: 0, centro: 0, superior: 0 }
      }
    ])
  })

  it('by place and month; fewer than three years do not say what is usual', async () => {
    const month = { ...week, agregacao: 'mes', estado: 'PE', anos_anteriores: '2', canal: 'media_dp', canal_anos: '3' }
    const { serie, canal } = await get(month)
    expect(canal).toEqual({ metodo: 'media_dp', anos: [2023, 2024, 2025] })
    // March had 6 cases in 2025, none in 2024 and 30 in 2023: a mean of 12 and a deviation of 15.87.
    expect(serie).toMatchObject([
      { total: 30, anos_anteriores: [6, 0], canal: { inferior: 0, centro: 12, superior: 43.75 } }
    ])
    await test.db.delete(casos).where(sql`data_notificacao < '2024-01-01'`)
    const few = await get(month)
    expect(few.canal.anos).toEqual([2024, 2025])
    expect(few.serie[0].canal).toBeNull()
    expect((await get(week)).serie[0]).not.toHaveProperty('canal')
  })

  it('a week 53 has no counterpart in a year of 52 weeks', async () => {
    const body = await get({ ...week, data_inicio: '2026-01-01', data_fim: '2026-01-05', anos_anteriores: '5' })
    expect(body.serie).toMatchObject([
      { periodo: '202553', anos_anteriores: [null, null, null, null, 0] },
      { periodo: '202601', anos_anteriores: [0, 0, 0, 0, 0] }
    ])
    expect(yearsBefore('semana', '202053', 6)).toBe('201453')
  })

  it('quartiles and deviations agree with PostgreSQL', async () => {
    const values = [3, 14, 15, 92, 65, 35]
    const [found] = await test.db.execute<Record<string, number>>(sql`
      select percentile_cont(0.25) within group (order by n) as q1, percentile_cont(0.5) within group (order by n) as q2,
        percentile_cont(0.75) within group (order by n) as q3, (avg(n) + 2 * stddev_samp(n))::float8 as above
      from unnest(${sql.param(values)}::int[]) n`)
    expect(quartiles(values)).toEqual({ inferior: found?.q1, centro: found?.q2, superior: found?.q3 })
    expect(twoDeviations(values).superior).toBeCloseTo(found?.above ?? 0, 2)
  })
})
