import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuarios } from '../../../src/core/contas/tables.ts'
import type { TerritorioItem } from '../../../src/core/contas/territorio/territorio.ts'
import { CLASSIFICACOES } from '../../../src/modules/agravos/counts/profile.ts'
import { confirmed, parts } from '../../../src/modules/agravos/few/parts.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { giveDirect } from '../usuarios/support.ts'
import { statistician } from './few-support.ts'
import { OLINDA, RECIFE, SALVADOR, seed } from './seed.ts'

const RESUMO = '/api/v1/agravos/casos/estatisticas/resumo'
const SERIES = '/api/v1/agravos/casos/estatisticas/series'
const MAPA = '/api/v1/agravos/casos/mapa-calor'
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

describe(`GET ${SERIES} for who may not list cases`, () => {
  it('hides two municipalities of a state, in all columns; rates go with the numbers', async () => {
    await seed(test.db, at(OLINDA), 3)
    await seed(test.db, at(JABOATAO), 7)
    await seed(test.db, at(RECIFE), 10)
    await seed(test.db, at(SALVADOR, 'BA'), 6)
    const query = {
      estado: 'PE',
      por: 'municipio,uf,sexo',
      data_inicio: '2026-10-25',
      data_fim: '2026-11-07',
      agregacao: 'semana'
    }
    const { hidden, whole } = await both(SERIES, query)
    expect(hidden).toMatchObject({ total: 20, incidencia: whole.incidencia })
    const found = hidden.series.filter(({ suprimido }: Serie) => suprimido)
    expect(found.map(({ chave }: Serie) => Number(chave)).sort()).toEqual([JABOATAO, OLINDA].sort())
    for (const serie of found) {
      expect(serie).toMatchObject({ casos: null, incidencia: null, populacao: expect.any(Number) })
      for (const ponto of serie.pontos) expect(ponto).toMatchObject({ casos: null, suprimido: true })
    }
    const others = (body: { series: Serie[] }) =>
      body.series.filter(({ chave }) => !found.some((each: Serie) => each.chave === chave))
    expect(others(hidden)).toEqual(others(whole))
    const one = (await get(SERIES, { municipio: String(OLINDA) })).body
    expect(one).toMatchObject({
      total: null,
      incidencia: null,
      suprimido: true,
      series: [{ casos: null, suprimido: true }]
    })
  })

  it('who may list in a territory sees the small numbers there, and no others', async () => {
    await seed(test.db, at(OLINDA), 3)
    await seed(test.db, at(JABOATAO), 7)
    await seed(test.db, at(CARUARU), 2)
    await seed(test.db, at(RECIFE), 10)
    const local = await statistician(test)
    await giveDirect(test, local.id, 'agravos.listar')
    const totalOf = async (municipio: number) => (await get(RESUMO, { municipio: String(municipio) }, local)).body.total
    const totals = async () => Promise.all([OLINDA, JABOATAO, CARUARU, RECIFE].map(totalOf))
    const limit = async (territorios: TerritorioItem[]) =>
      await test.db.update(usuarios).set({ territorios }).where(eq(usuarios.id, local.id))
    expect(await totals()).toEqual([3, 7, 2, 10])
    await limit([{ tipo: 'municipio', codigo: String(OLINDA) }])
    expect(await totals()).toEqual([3, null, null, 10])
    const { series } = (await get(SERIES, { estado: 'PE', por: 'municipio' }, local)).body
    expect(series.filter(({ suprimido }: Serie) => suprimido)).toHaveLength(2)
    await limit([{ tipo: 'uf', codigo: 'PE' }])
    expect(await totals()).toEqual([3, 7, 2, 10])
    await limit([{ tipo: 'uf', codigo: 'BA' }])
    expect(await totals()).toEqual([null, 7, null, 10])
  })

  it('all diseases together are hidden where one of them is', async () => {
    for (const municipio of [RECIFE, OLINDA]) {
      await seed(test.db, { ...at(municipio), tipo: 'dengue' }, 10)
      await seed(test.db, { ...at(municipio), tipo: 'zika' }, 2)
    }
    const ask = async (tipo?: string) =>
      (await get(SERIES, { municipio: String(RECIFE), ...(tipo ? { tipo_agravo: tipo } : {}) })).body.total
    expect([await ask('dengue'), await ask('zika'), await ask('chikungunya'), await ask()]).toEqual([10, null, 0, null])
  })

  it('the classifications that confirm are those of the database', async () => {
    const rows = await test.db.execute<{ chave: string }>(
      sql`select chave from unnest(${sql.param([...CLASSIFICACOES])}::text[]) chave where caso_confirmado(chave)`
    )

    expect([...confirmed].sort()).toEqual(rows.map(({ chave }) => chave).sort())
    expect(parts.filter(({ key }) => key.startsWith('classificacao/'))).toHaveLength(CLASSIFICACOES.length + 1)
  })
})

describe(`GET ${MAPA} for who may not list cases`, () => {
  it('a hidden municipality is a point without a number', async () => {
    await seed(test.db, at(OLINDA), 3)
    await seed(test.db, at(JABOATAO), 7)
    await seed(test.db, at(RECIFE), 10)
    const { hidden } = await both(MAPA, {})
    const shown = hidden.features.map(({ properties }: { properties: object }) => properties)
    expect(shown).toHaveLength(3)
    expect(shown[0]).toEqual({ municipio: 'Recife', bairro: null, casos: 10, intensidade: 1, radius: 30 })
    for (const each of shown.slice(1))
      expect(each).toMatchObject({ casos: null, suprimido: true, intensidade: 0, radius: 5 })
    expect(hidden.metadata).toMatchObject({ total_pontos: 3, max_casos: 10, min_casos: 10 })
  })

  it.each(['bairro', 'cep'])('by %s: no areas, where they are large neither', async (nivel) => {
    await seed(test.db, { ...at(RECIFE), bairro: 'Pina' }, 8)
    await seed(test.db, { ...at(RECIFE), bairro: 'Torre' }, 6)
    await seed(test.db, { ...at(RECIFE), bairro: 'Derby' }, 3)
    await seed(test.db, { ...at(OLINDA), bairro: 'Carmo' }, 3)
    await seed(test.db, { ...at(JABOATAO), bairro: 'Piedade' }, 7)
    await seed(test.db, { ...at(BRASILIA, 'DF'), bairro: 'Asa Norte' }, 2)
    const told = [
      ['Recife', null, 17],
      // A municipality that is a whole state is told, and not its areas.
      ['Brasília', null, 2],
      ['Jaboatão dos Guararapes', null, null],
      ['Olinda', null, null]
    ]
    expect(await shown(nivel)).toEqual(told)
    expect(await shown(nivel, analista)).toHaveLength(nivel === 'bairro' ? 6 : 4)
  })

  it('a period less a shorter one tells no case of a neighbourhood', async () => {
    await seed(test.db, { ...at(RECIFE), bairro: 'Pina', data_notificacao: '2026-11-10' }, 8)
    await seed(test.db, { ...at(RECIFE), bairro: 'Pina', data_notificacao: '2026-11-01' }, 1)
    await seed(test.db, { ...at(RECIFE), bairro: 'Torre', data_notificacao: '2026-11-01' }, 6)
    await seed(test.db, { ...at(OLINDA), data_notificacao: '2026-11-01' }, 9)
    const pina = async (periodo: string, who: Account) =>
      (await shown('bairro', who, periodo)).find(([, bairro]) => bairro === 'Pina')?.[2]
    expect([await pina('15', analista), await pina('14', analista)]).toEqual([9, 8])
    expect([await pina('15', viewer), await pina('14', viewer)]).toEqual([undefined, undefined])
  })

  it('who may list in a territory sees the areas there, and no others', async () => {
    await seed(test.db, { ...at(OLINDA), bairro: 'Carmo' }, 3)
    await seed(test.db, { ...at(RECIFE), bairro: 'Pina' }, 8)
    await seed(test.db, { ...at(JABOATAO), bairro: 'Piedade' }, 9)
    const local = await statistician(test)
    await giveDirect(test, local.id, 'agravos.listar')
    const limit = [{ tipo: 'municipio' as const, codigo: String(OLINDA) }]
    await test.db.update(usuarios).set({ territorios: limit }).where(eq(usuarios.id, local.id))
    expect(await shown('bairro', local)).toEqual([
      ['Jaboatão dos Guararapes', null, 9],
      ['Recife', null, 8],
      ['Olinda', 'Carmo', 3]
    ])
  })

  /** [municipality, area, cases] of each point. */
  async function shown(nivel: string, who = viewer, periodo?: string) {
    const { body } = await get(MAPA, { nivel, ...(periodo ? { periodo } : {}) }, who)
    return body.features.map(({ properties: p }: { properties: Record<string, unknown> }) => [
      p.municipio,
      p.bairro ?? p.cep ?? null,
      p.casos
    ]) as [string, string | null, number | null][]
  }
})
