import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { statistician } from './few-support.ts'
import { OLINDA, RECIFE, seed } from './seed.ts'

const RESUMO = '/api/v1/agravos/casos/estatisticas/resumo'
const SERIES = '/api/v1/agravos/casos/estatisticas/series'
const JABOATAO = 2607901
const CARUARU = 2604106
const BRASILIA = 5300108

let test: TestApp
let viewer: Account
let analista: Account
beforeAll(async () => {
  test = await startApp()
  test.clock.moment = new Date('2026-11-15T12:00:00.000Z')
  viewer = await statistician(test)
  analista = await account(test, 'analista', { plano: 'enterprise' })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(casos)
})

const get = (path: string, query: Record<string, string>, { token } = viewer) =>
  test.call('GET', path, { token, query })

/** The answers to the caller who may not list cases, and to one who may. */
async function both(path: string, query: Record<string, string>) {
  const [hidden, whole] = [await get(path, query), await get(path, query, analista)]
  expect([hidden.status, whole.status]).toEqual([200, 200])
  expect(JSON.stringify(whole.body)).not.toMatch(/suprimido|null,"suprimido"/)
  return { hidden: hidden.body, whole: whole.body }
}

const at = (municipio: number, uf = 'PE') => ({ municipio, uf })

interface Serie {
  por: string
  chave: string
  casos: number | null
  incidencia: number | null
  suprimido?: boolean
  pontos: { casos: number | null }[]
}

describe(`GET ${RESUMO} for who may not list cases`, () => {
  it('hides a total from 1 to 4, with all figures and rates; states and who may list see everything', async () => {
    await seed(test.db, at(OLINDA), 3)
    await seed(test.db, at(JABOATAO), 7)
    await seed(test.db, at(RECIFE), 10)
    const { hidden, whole } = await both(RESUMO, { municipio: String(OLINDA) })
    expect(whole).toMatchObject({ total: 3, hospitalizados: 0 })
    expect(hidden).toEqual({
      periodo: whole.periodo,
      total: null,
      por_classificacao: { confirmado: null, descartado: null },
      hospitalizados: null,
      obitos: null,
      taxa_hospitalizacao: null,
      taxa_obito: null,
      provaveis: null,
      incidencia_provaveis: null,
      letalidade: null,
      letalidade_graves: null,
      suprimido: true
    })
    // The second one, without which the state would tell the first.
    expect((await get(RESUMO, { municipio: String(JABOATAO) })).body).toMatchObject({ total: null, suprimido: true })
    const recife = await both(RESUMO, { municipio: String(RECIFE) })
    expect(recife.hidden).toEqual(recife.whole)
    const none = await both(RESUMO, { municipio: String(CARUARU) })
    expect(none.hidden).toEqual(none.whole)
    const state = await both(RESUMO, { estado: 'PE' })
    expect(state.hidden).toEqual(state.whole)
  })

  it('a municipality that is a whole state is like its state', async () => {
    await seed(test.db, at(BRASILIA, 'DF'), 2)
    const { hidden, whole } = await both(RESUMO, { municipio: String(BRASILIA), agregacao: 'dia' })
    expect(hidden).toEqual(whole)
  })

  it('hides periods that cut off few cases, whichever days are asked for', async () => {
    for (const [dia, n] of [
      ['2026-03-02', 6],
      ['2026-03-03', 2],
      ['2026-03-12', 9],
      ['2026-03-25', 8]
    ] as const)
      for (const municipio of [RECIFE, OLINDA]) await seed(test.db, { ...at(municipio), data_notificacao: dia }, n)
    const ask = (data_inicio: string, data_fim: string) =>
      get(RESUMO, { municipio: String(RECIFE), data_inicio, data_fim }).then(({ body }) => body.total)
    expect(await ask('2026-01-01', '2026-11-15')).toBe(25)
    expect(await ask('2026-03-01', '2026-03-07')).toBe(8)
    expect(await ask('2026-03-01', '2026-03-02')).toBeNull()
    expect(await ask('2026-03-03', '2026-03-31')).toBeNull()
    expect(await ask('2026-03-12', '2026-03-12')).toBe(9)
    expect(await ask('2026-04-01', '2026-04-02')).toBe(0)
    const { body } = await get(RESUMO, {
      municipio: String(RECIFE),
      data_inicio: '2026-03-01',
      data_fim: '2026-03-14',
      agregacao: 'dia',
      metricas: 'total'
    })
    expect(body.serie.map(({ total }: { total: number | null }) => total)).toEqual([
      0,
      null,
      null,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      9,
      0,
      0
    ])
    expect(body.serie[1]).toEqual({
      periodo: '2026-03-02',
      inicio: '2026-03-02',
      fim: '2026-03-02',
      total: null,
      suprimido: true
    })
  })

  it('hides discarded cases that would tell of few probable ones', async () => {
    for (const municipio of [RECIFE, OLINDA]) {
      await seed(test.db, { ...at(municipio), classificacao_final: 'dengue_sem_sinais_alarme' }, 1)
      await seed(test.db, at(municipio), 2)
      await seed(test.db, { ...at(municipio), classificacao_final: 'descartado' }, 30)
    }
    const { hidden, whole } = await both(RESUMO, { municipio: String(RECIFE), data_inicio: '2026-01-01' })
    expect(whole).toMatchObject({ total: 33, provaveis: 3, por_classificacao: { confirmado: 1, descartado: 30 } })
    expect(hidden).toMatchObject({
      total: 33,
      provaveis: null,
      incidencia_provaveis: null,
      por_classificacao: { confirmado: null, descartado: null },
      suprimido: true
    })
  })

  it('hides parts of whole years that are small, with a second one; parts of shorter periods', async () => {
    for (const municipio of [RECIFE, OLINDA]) {
      const place = { ...at(municipio), data_notificacao: '2026-03-02' }
      await seed(test.db, { ...place, classificacao_final: 'dengue_sem_sinais_alarme', evolucao: 'cura' }, 20)
      await seed(test.db, { ...place, classificacao_final: 'dengue_grave', evolucao: 'obito', hospitalizacao: true }, 2)
      await seed(test.db, { ...place, classificacao_final: 'descartado', evolucao: 'cura' }, 9)
      await seed(test.db, { ...place, data_notificacao: '2026-05-04' }, 12)
    }
    const query = { municipio: String(RECIFE), data_inicio: '2026-01-01' }
    const { hidden, whole } = await both(RESUMO, query)
    expect(whole).toMatchObject({ total: 43, obitos: 2, hospitalizados: 2 })
    expect(whole).toMatchObject({ provaveis: 34, letalidade: 5.88, letalidade_graves: 100 })
    expect(hidden).toMatchObject({
      total: 43,
      por_classificacao: { confirmado: 22, descartado: 9 },
      hospitalizados: null,
      obitos: null,
      taxa_hospitalizacao: null,
      taxa_obito: null,
      provaveis: 34,
      incidencia_provaveis: whole.incidencia_provaveis,
      letalidade: null,
      letalidade_graves: null,
      suprimido: true
    })
    const series = (await get(SERIES, { ...query, por: 'classificacao,evolucao,piramide' })).body.series
    const shown = (por: string) =>
      Object.fromEntries(
        series
          .filter((each: Serie) => each.por === por && each.casos !== 0)
          .map((each: Serie) => [each.chave, each.casos])
      )
    expect(shown('classificacao')).toEqual({
      dengue_sem_sinais_alarme: null,
      dengue_grave: null,
      descartado: 9,
      nao_informado: 12
    })
    expect(shown('evolucao')).toEqual({ cura: 29, obito: null, nao_informado: null })
    expect(Object.values(shown('piramide')).filter((n) => n !== null)).toEqual([])
    const march = await both(RESUMO, { ...query, data_inicio: '2026-03-01', data_fim: '2026-03-07' })
    expect(march.hidden).toMatchObject({ total: 31, por_classificacao: { confirmado: null }, hospitalizados: null })
    const empty = await both(RESUMO, { ...query, data_inicio: '2026-06-01', data_fim: '2026-06-07' })
    expect(empty.hidden).toEqual(empty.whole)
  })

  it('hides comparisons, former years and the channel by the same rule', async () => {
    for (const year of [2021, 2022, 2023, 2024, 2025, 2026])
      for (const municipio of [RECIFE, OLINDA]) {
        await seed(test.db, { ...at(municipio), data_notificacao: `${year}-03-10` }, year === 2023 ? 3 : 8)
        await seed(test.db, { ...at(municipio), data_notificacao: `${year}-05-10` }, 9)
      }
    const query = {
      municipio: String(RECIFE),
      data_inicio: '2026-03-01',
      data_fim: '2026-05-31',
      agregacao: 'mes',
      metricas: 'total',
      comparar: 'anterior,ano_anterior',
      anos_anteriores: '4',
      canal: 'quartis'
    }
    const { hidden, whole } = await both(RESUMO, query)
    expect(whole.serie[0]).toMatchObject({ total: 8, anos_anteriores: [8, 8, 3, 8] })
    expect(hidden.serie[0]).toMatchObject({ total: 8, anos_anteriores: [8, 8, null, 8], canal: null, suprimido: true })
    // Nothing of the year lies outside of these weeks, so that they are as good as the year.
    expect(hidden.comparacoes.ano_anterior).toEqual(whole.comparacoes.ano_anterior)
    expect(hidden.comparacoes.anterior).toEqual(whole.comparacoes.anterior)
  })
})
