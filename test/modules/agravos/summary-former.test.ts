import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quartiles, twoDeviations } from '../../../src/modules/agravos/canal/spread.ts'
import { foldCounts } from '../../../src/modules/agravos/counts/fold.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { addDays } from '../../../src/platform/time/days.ts'
import { firstSunday, yearsBefore } from '../../../src/platform/time/weeks.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoRow, OLINDA, SALVADOR, seed } from './seed.ts'

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
        provaveis: 4,
        variacao: { total: 50, confirmados: null, descartados: null, hospitalizados: null, obitos: null, provaveis: 50 }
      },
      ano_anterior: {
        periodo: { inicio: '2025-03-02', fim: '2025-03-12' },
        total: 10,
        confirmados: 0,
        descartados: 0,
        hospitalizados: 0,
        obitos: 8,
        provaveis: 10,
        variacao: {
          total: -40,
          confirmados: null,
          descartados: null,
          hospitalizados: null,
          obitos: -100,
          provaveis: -40
        }
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

  /** Cases in another state, one in each week of these years: so these years are loaded. */
  const load = async (years: number[], weeks = 53) => {
    const days = years.flatMap((year) =>
      Array.from({ length: weeks }, (_, i) => addDays(firstSunday(year), 7 * i)).filter(
        (day) => day < firstSunday(year + 1)
      )
    )
    await test.db
      .insert(casos)
      .values(days.map((day) => casoRow({ data_notificacao: day, uf: 'BA', municipio: SALVADOR })))
  }

  beforeEach(async () => {
    // Week 9: 2026-03-01, 2025-02-23, 2024-02-25, 2023-02-26, 2022-02-27.
    await seed(test.db, { data_notificacao: '2026-03-02' }, 30)
    await seed(test.db, { data_notificacao: '2025-02-23' }, 4)
    await seed(test.db, { data_notificacao: '2025-03-01', classificacao_final: 'descartado' }, 6)
    await seed(test.db, { data_notificacao: '2024-02-26' }, 20)
    await seed(test.db, { data_notificacao: '2023-03-04' }, 30)
    await load([2022, 2023, 2024, 2025])
  })
  const ofPE = { ...week, estado: 'PE' }

  it('each week has the same days of former years, and what is usual in the loaded years', async () => {
    const body = await get({ ...ofPE, anos_anteriores: '3', canal: 'quartis' })
    const chosen = { anos: [2022, 2023, 2024, 2025], incompletos: [], excluidos: [] }
    expect(body.canal).toEqual({ metodo: 'quartis', medida: 'total', ...chosen })
    expect(body.total).toBe(30)
    expect(body.serie).toMatchObject([
      {
        periodo: '202609',
        total: 30,
        anos_anteriores: [10, 20, 30],
        canal: { inferior: 7.5, centro: 15, superior: 22.5 }
      },
      { periodo: '202610', total: 0, anos_anteriores: [0, 0, 0], canal: { inferior: 0, centro: 0, superior: 0 } }
    ])
    // Without Sunday to Tuesday: of the former weeks too.
    const cut = await get({ ...ofPE, data_inicio: '2026-03-04', anos_anteriores: '3', canal: 'quartis' })
    expect(cut.serie[0]).toMatchObject({ inicio: '2026-03-04', total: 0, anos_anteriores: [6, 0, 30] })
  })

  it("the Ministry's channel, of probable cases or their incidence, smoothed over three weeks", async () => {
    const asked = { ...ofPE, canal: 'ministerio', medida: 'provaveis', anos_anteriores: '3' }
    const { serie, canal } = await get(asked)
    expect(canal).toMatchObject({ metodo: 'ministerio', medida: 'provaveis' })
    // Week 9 had 0, 30, 20 and 4 probable cases, those around it none: 13.5 / 3, and a deviation of 13.99.
    expect(serie[0]).toMatchObject({ valor: 30, anos_anteriores: [4, 20, 30] })
    expect(serie[0].canal).toEqual({ inferior: 0, centro: 4.5, superior: 31.92 })
    expect(serie[1].canal).toEqual({ inferior: 4.5, centro: 4.5, superior: 4.5 })
    const rates = await get({ ...asked, medida: 'incidencia' })
    expect(rates.serie[0].valor).toBe(rates.incidencia_provaveis)
    expect(rates.serie[0].anos_anteriores).toEqual([0.04, 0.21, 0.33])
  })

  it('years can be left out, and those of which little is loaded are left out and told', async () => {
    const { canal, serie } = await get({ ...ofPE, canal: 'ministerio', excluir_anos: '2024,2019' })
    expect(canal).toMatchObject({ anos: [2022, 2023, 2025], incompletos: [], excluidos: [2024] })
    expect(serie[0].canal).not.toBeNull()
    await load([2021], 30)
    const { canal: fewer } = await get({ ...ofPE, canal: 'ministerio' })
    expect(fewer).toMatchObject({ anos: [2022, 2023, 2024, 2025], incompletos: [2021] })
    for (const [query, field] of [
      [{ ...week, excluir_anos: '2024' }, 'excluir_anos'],
      [{ medida: 'provaveis' }, 'medida']
    ] as const) {
      const { status, body } = await test.call('GET', RESUMO, { token: analista.token, query })
      expect(status).toBe(422)
      expect(JSON.stringify(body)).toContain(field)
    }
  })

  it('by place and month; fewer than three years do not say what is usual', async () => {
    const month = { ...week, agregacao: 'mes', estado: 'PE', anos_anteriores: '2', canal: 'media_dp', canal_anos: '3' }
    const { serie, canal } = await get({ ...month, data_fim: '2026-03-31' })
    expect(canal).toMatchObject({ metodo: 'media_dp', anos: [2023, 2024, 2025] })
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
    const body = await get({ ...ofPE, data_inicio: '2026-01-01', data_fim: '2026-01-05', anos_anteriores: '5' })
    expect(body.serie).toMatchObject([
      { periodo: '202553', anos_anteriores: [null, null, null, null, 0] },
      { periodo: '202601', anos_anteriores: [0, 0, 0, 0, 0] }
    ])
    expect(yearsBefore('semana', '202053', 6)).toBe('201453')
  })

  it('the last day that there is has an answer, whatever it is compared with', async () => {
    for (const agregacao of ['semana', 'mes'])
      for (const canal of ['quartis', 'media_dp', 'ministerio']) {
        const period = {
          data_inicio: '9999-12-31',
          data_fim: '9999-12-31',
          agregacao,
          comparar: 'anterior,ano_anterior'
        }
        const { total, serie } = await get({ ...period, canal, canal_anos: '10', medida: 'incidencia', estado: 'PE' })
        expect([total, serie.length]).toEqual([0, 1])
      }
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
