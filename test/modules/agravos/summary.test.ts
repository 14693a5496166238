import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
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
  test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
  await test.db.delete(casos)
})

const get = (query: Record<string, string> = {}) => test.call('GET', RESUMO, { token: analista.token, query })
const wholeYear = { data_inicio: '2026-01-01', data_fim: '2026-12-31' }

describe(`GET ${RESUMO}`, () => {
  it('200: the whole answer', async () => {
    await seed(test.db, { classificacao_final: 'dengue_grave', evolucao: 'obito', hospitalizacao: true })
    await seed(test.db, { classificacao_final: 'confirmado', evolucao: 'cura', hospitalizacao: true })
    await seed(test.db, { classificacao_final: 'descartado' }, 4)
    await seed(test.db, { data_notificacao: '2026-01-01' })
    await seed(test.db, { excluido_em: new Date(), evolucao: 'obito' })
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      periodo: { inicio: '2026-01-01', fim: '2026-11-15' },
      total: 7,
      por_classificacao: { confirmado: 2, descartado: 4 },
      hospitalizados: 2,
      obitos: 1,
      taxa_hospitalizacao: 28.57,
      taxa_obito: 14.29,
      provaveis: 3,
      incidencia_provaveis: 0,
      letalidade: 33.33,
      letalidade_graves: 100
    })
  })

  it("the Ministry's indicators stand on probable cases, and agree with SQL in every place, folded or not", async () => {
    const olinda = { municipio: OLINDA, data_notificacao: '2026-02-01' }
    await seed(test.db, { ...olinda, classificacao_final: 'dengue_grave', evolucao: 'obito' }, 2)
    await seed(test.db, { ...olinda, classificacao_final: 'dengue_com_sinais_alarme' }, 6)
    await seed(test.db, { ...olinda, classificacao_final: 'dengue_sem_sinais_alarme' }, 30)
    await seed(test.db, { ...olinda, classificacao_final: 'descartado' }, 50)
    await seed(test.db, { ...olinda, evolucao: 'obito_outras_causas' }, 2)
    await seed(test.db, { uf: 'BA', municipio: SALVADOR, tipo: 'zika', data_notificacao: '2026-02-01' }, 3)
    const [counted] = await test.db.execute<{ provaveis: number; obitos: number; graves: number }>(sql`
      select count(*) filter (where classificacao_final is distinct from 'descartado')::int as provaveis,
        count(*) filter (where evolucao = 'obito')::int as obitos,
        count(*) filter (where classificacao_final in ('dengue_com_sinais_alarme', 'dengue_grave'))::int as graves
      from casos where municipio = ${OLINDA}`)
    expect(counted).toEqual({ provaveis: 40, obitos: 2, graves: 8 })
    for (const folded of [false, true]) {
      if (folded) await test.db.execute(sql`select dobrar_casos(2147483647)`)
      const { habitantes } = (
        await test.call('GET', RESUMO.replace('resumo', 'series'), {
          token: analista.token,
          query: { ...wholeYear, municipio: String(OLINDA), por: 'total' }
        })
      ).body.populacao
      const figures = { provaveis: 40, letalidade: 5, letalidade_graves: 25 }
      expect((await get({ ...wholeYear, municipio: String(OLINDA) })).body).toMatchObject({
        ...figures,
        incidencia_provaveis: Math.round((40 * 1e7) / habitantes) / 100
      })
      expect((await get({ ...wholeYear, estado: 'PE', agregacao: 'mes' })).body).toMatchObject(figures)
      expect((await get({ ...wholeYear, tipo_agravo: 'zika' })).body).toMatchObject({
        provaveis: 3,
        letalidade: 0,
        letalidade_graves: null
      })
    }
  })

  it('the totals of situacao in the list agree with the summary, whatever the classification', async () => {
    const classes = [
      ...['dengue_sem_sinais_alarme', 'dengue_com_sinais_alarme', 'dengue_grave', 'confirmado', 'dengue_classico'],
      ...['dengue_com_complicacoes', 'febre_hemorragica_dengue', 'sindrome_choque_dengue'],
      ...['descartado', 'inconclusivo', 'em_investigacao', null]
    ]
    for (const [i, classificacao_final] of classes.entries())
      await seed(
        test.db,
        { classificacao_final, ...(i % 2 ? { uf: 'BA', municipio: SALVADOR, tipo: 'zika' } : {}) },
        i + 1
      )
    const listed = async (query: Record<string, string>) => {
      const { body } = await test.call('GET', '/api/v1/agravos/casos', { token: analista.token, query })
      return body.total
    }
    const wheres: Record<string, string>[] = [{}, { estado: 'BA' }, { tipo_agravo: 'dengue', estado: 'PE' }]
    for (const folded of [false, true]) {
      if (folded) await test.db.execute(sql`select dobrar_casos(2147483647)`)
      for (const where of wheres) {
        const { total, por_classificacao } = (await get({ ...wholeYear, ...where })).body
        const { confirmado, descartado } = por_classificacao
        const situacoes = { confirmado, descartado, em_investigacao: total - confirmado - descartado }
        for (const [situacao, n] of Object.entries(situacoes)) {
          expect([situacao, where, await listed({ ...wholeYear, ...where, situacao })]).toEqual([situacao, where, n])
          // The empty sex is counted from the rows, since no count is kept for it.
          expect(await listed({ ...where, situacao, search: '{"sexo":null}' })).toBe(n)
        }
      }
    }
    expect((await get(wholeYear)).body.por_classificacao).toEqual({ confirmado: 36, descartado: 9 })
  })

  it('200: zeros, and rates of 0, without cases', async () => {
    expect((await get({ ...wholeYear, agregacao: 'mes', metricas: 'total' })).body).toEqual({
      periodo: { inicio: '2026-01-01', fim: '2026-12-31' },
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
      serie: Array.from({ length: 12 }, (_, i) => {
        const month = `2026-${String(i + 1).padStart(2, '0')}`
        return { periodo: month, inicio: `${month}-01`, fim: expect.stringContaining(month), total: 0 }
      })
    })
    expect((await get()).body).not.toHaveProperty('serie')
  })

  it('200: a rate of all cases is 100', async () => {
    await seed(test.db, { hospitalizacao: true, evolucao: 'obito' }, 3)
    expect((await get()).body).toMatchObject({ total: 3, taxa_hospitalizacao: 100, taxa_obito: 100 })
  })

  it.each([
    ['dengue_sem_sinais_alarme', 1, 0],
    ['dengue_com_sinais_alarme', 1, 0],
    ['dengue_grave', 1, 0],
    ['confirmado', 1, 0],
    ['dengue_classico', 1, 0],
    ['dengue_com_complicacoes', 1, 0],
    ['febre_hemorragica_dengue', 1, 0],
    ['sindrome_choque_dengue', 1, 0],
    ['descartado', 0, 1],
    ['inconclusivo', 0, 0],
    ['em_investigacao', 0, 0],
    [null, 0, 0]
  ])('200: %s counts as confirmed %i, discarded %i times', async (classificacao_final, confirmado, descartado) => {
    await seed(test.db, { classificacao_final })
    const { body } = await get({ ...wholeYear, agregacao: 'mes' })
    expect(body).toMatchObject({ total: 1, por_classificacao: { confirmado, descartado } })
    expect(body.serie[10]).toMatchObject({ total: 1, confirmados: confirmado, descartados: descartado })
  })

  it.each([
    ['obito', 1],
    ['obito_outras_causas', 0],
    ['obito_em_investigacao', 0],
    ['cura', 0],
    ['ignorado', 0],
    [null, 0]
  ])('200: evolucao %s counts as %i deaths', async (evolucao, obitos) => {
    await seed(test.db, { evolucao })
    expect((await get()).body).toMatchObject({ total: 1, obitos, taxa_obito: obitos * 100 })
  })

  it('200: the first and the last day belong to the period, their neighbours do not', async () => {
    for (const [i, day] of ['2026-03-09', '2026-03-10', '2026-03-20', '2026-03-21'].entries())
      await seed(test.db, { data_notificacao: day }, 10 ** i)
    expect((await get({ data_inicio: '2026-03-10', data_fim: '2026-03-20' })).body.total).toBe(110)
    expect((await get({ data_inicio: '2026-03-10', data_fim: '2026-03-10' })).body.total).toBe(10)
    expect((await get({ data_inicio: '2026-03-11', data_fim: '2026-03-19' })).body.total).toBe(0)
    expect((await get({ data_inicio: '2026-03-20' })).body).toMatchObject({
      total: 1100,
      periodo: { inicio: '2026-03-20', fim: '2026-11-15' }
    })
    expect((await get({ data_fim: '2026-03-09' })).body).toMatchObject({
      total: 1,
      periodo: { inicio: '2026-01-01', fim: '2026-03-09' }
    })
  })

  it.each([
    ['2027-01-01T02:59:59.999Z', '2026-01-01', '2026-12-31'],
    ['2027-01-01T03:00:00.000Z', '2027-01-01', '2027-01-01']
  ])('200: today is the day in Brasília: at %s the period is %s to %s', async (moment, inicio, fim) => {
    test.clock.moment = new Date(moment)
    const { token } = await account(test, 'analista')
    expect((await test.call('GET', RESUMO, { token })).body.periodo).toEqual({ inicio, fim })
  })

  it('200: filters by disease and by state', async () => {
    await seed(test.db, {})
    await seed(test.db, { tipo: 'zika', municipio: OLINDA }, 2)
    await seed(test.db, { tipo: 'zika', municipio: SALVADOR, uf: 'BA' }, 4)
    await test.db.execute(sql`select dobrar_casos(2147483647)`)
    await seed(test.db, { municipio: SALVADOR, uf: 'BA' }, 8)
    const total = async (query: Record<string, string>) => (await get(query)).body.total
    expect(await total({})).toBe(15)
    expect(await total({ tipo_agravo: 'zika' })).toBe(6)
    expect(await total({ estado: 'BA' })).toBe(12)
    expect(await total({ estado: 'PE' })).toBe(3)
    expect(await total({ estado: 'BA', tipo_agravo: 'dengue' })).toBe(8)
    expect(await total({ estado: 'AC' })).toBe(0)
    expect(await total({ tipo_agravo: 'chikungunya' })).toBe(0)
  })

  it('200: follows a change of a case and its deletion at once', async () => {
    const [id] = await seed(test.db, {}, 2)
    await test.db.update(casos).set({ classificacao_final: 'descartado' }).where(eq(casos.id, id!))
    expect((await get()).body).toMatchObject({ total: 2, por_classificacao: { confirmado: 0, descartado: 1 } })
    await test.db.update(casos).set({ excluido_em: new Date() }).where(eq(casos.id, id!))
    expect((await get()).body).toMatchObject({ total: 1, por_classificacao: { confirmado: 0, descartado: 0 } })
  })

  describe('agregacao', () => {
    beforeEach(async () => {
      await seed(test.db, { data_notificacao: '2020-12-26' })
      await seed(test.db, { data_notificacao: '2020-12-27', hospitalizacao: true }, 2)
      await seed(test.db, { data_notificacao: '2021-01-02', classificacao_final: 'descartado' }, 3)
      await seed(test.db, { data_notificacao: '2021-01-03', evolucao: 'obito', classificacao_final: 'confirmado' }, 4)
    })
    const days = { data_inicio: '2020-12-26', data_fim: '2021-01-04' }
    const zero = { total: 0, confirmados: 0, descartados: 0, hospitalizados: 0, obitos: 0 }

    it('200: semana, epidemiological, cut to the period', async () => {
      const { body } = await get({ ...days, agregacao: 'semana' })
      expect(body.total).toBe(10)
      expect(body.serie).toEqual([
        { ...zero, periodo: '202052', inicio: '2020-12-26', fim: '2020-12-26', total: 1 },
        {
          ...zero,
          periodo: '202053',
          inicio: '2020-12-27',
          fim: '2021-01-02',
          total: 5,
          hospitalizados: 2,
          descartados: 3
        },
        { ...zero, periodo: '202101', inicio: '2021-01-03', fim: '2021-01-04', total: 4, confirmados: 4, obitos: 4 }
      ])
    })

    it('200: dia, including days without cases', async () => {
      const { body } = await get({ ...days, agregacao: 'dia', metricas: 'total' })
      expect(body.serie).toHaveLength(10)
      expect(body.serie.map(({ total }: { total: number }) => total)).toEqual([1, 2, 0, 0, 0, 0, 0, 3, 4, 0])
      expect(body.serie[9]).toEqual({ periodo: '2021-01-04', inicio: '2021-01-04', fim: '2021-01-04', total: 0 })
    })

    it('200: mes, with only the chosen metrics', async () => {
      const { body } = await get({ ...days, agregacao: 'mes', metricas: 'obitos,descartados' })
      expect(body.serie).toEqual([
        { periodo: '2020-12', inicio: '2020-12-26', fim: '2020-12-31', obitos: 0, descartados: 0 },
        { periodo: '2021-01', inicio: '2021-01-01', fim: '2021-01-04', obitos: 4, descartados: 3 }
      ])
    })

    it.each([
      ['total', 10],
      ['confirmados', 4],
      ['descartados', 3],
      ['hospitalizados', 2],
      ['obitos', 4]
    ])('200: the series of %s adds up to %i, by any agregacao', async (metric, all) => {
      for (const agregacao of ['dia', 'semana', 'mes']) {
        const { body } = await get({ ...days, agregacao, metricas: metric })
        expect(body.serie.reduce((sum: number, item: Record<string, number>) => sum + item[metric]!, 0)).toBe(all)
        expect(Object.keys(body.serie[0]).sort()).toEqual(['fim', 'inicio', metric, 'periodo'].sort())
      }
    })
  })

  it.each(['0001-01-01', '9999-12-31'])('200: the outermost day %s', async (day) => {
    const { status, body } = await get({ data_inicio: day, data_fim: day, agregacao: 'semana' })
    expect(status).toBe(200)
    expect(body.serie).toHaveLength(1)
  })

  it('422: the year 0, which the database does not have', async () => {
    expect((await get({ data_inicio: '0000-01-01', data_fim: '0000-12-31' })).status).toBe(422)
  })
})
