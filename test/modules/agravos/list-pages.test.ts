import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { picked } from '../../support/sample.ts'
import { casoRow, OLINDA, RECIFE, SALVADOR } from './seed.ts'
import { CASOS } from './support.ts'

let test: TestApp
let reader: Account

type Row = typeof casos.$inferSelect
let live: Row[]

const COUNT = 3000
const DAYS = 40
const places = [
  { municipio: RECIFE, uf: 'PE' },
  { municipio: RECIFE, uf: 'PE' },
  { municipio: OLINDA, uf: 'PE' },
  { municipio: SALVADOR, uf: 'BA' }
]

/**
 * Fields spread unevenly, the same in each run: one day holds several hundred cases, some a few, and the days come in
 * no order.
 */
function fieldsOf(i: number): Parameters<typeof casoRow>[0] {
  const day = i % 5 === 0 ? 17 : (i * 7919) % DAYS
  return {
    ...places[((i * 31) % 7) % 4],
    data_notificacao: new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10),
    tipo: i % 4 === 0 ? 'zika' : 'dengue',
    sexo: i % 3 === 0 ? 'M' : 'F',
    idade: i % 3 === 1 ? 30 : 31,
    classificacao_final: [null, 'confirmado', 'confirmado', 'descartado'][(i * 13) % 4],
    evolucao: i % 2 === 0 ? 'cura' : null,
    hospitalizacao: i % 10 === 0
  }
}

beforeAll(async () => {
  test = await startApp()
  reader = await account(test, 'visualizador')
  for (let from = 0; from < COUNT; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, i) => casoRow(fieldsOf(from + i)))
    await test.db.insert(casos).values(rows)
    // Folds some of the counts and leaves others.
    if (from < 2000) await test.db.execute(sql`select dobrar_casos(2147483647)`)
  }
  const ids = (await test.db.select({ id: casos.id }).from(casos)).map(({ id }) => id).filter((id) => id % 29 === 0)
  await test.db.update(casos).set({ excluido_em: test.clock.moment }).where(inArray(casos.id, ids))
  live = (await test.db.select().from(casos)).filter(({ excluido_em }) => excluido_em === null)
})
afterAll(() => test.close())

type Query = Record<string, string>
const readPage = async (query: Query, page: number) => {
  const { status, body } = await test.call('GET', CASOS, {
    token: reader.token,
    query: { ...query, page: String(page) }
  })
  expect([status, body.error]).toEqual([200, undefined])
  return body
}

/** Returns the ids of all pages, one after the other. */
async function walk(query: Query, total: number) {
  const ids: number[] = []
  let pages = 1
  for (let page = 1; page <= pages; page++) {
    const body = await readPage(query, page)
    expect(body.total).toBe(total)
    pages = body.pages
    ids.push(...body.tipos.map((each: { id: number }) => each.id))
  }
  return ids
}

const byDay = (a: Row, b: Row) =>
  a.data_notificacao < b.data_notificacao ? -1 : a.data_notificacao > b.data_notificacao ? 1 : a.id - b.id

describe('GET /api/v1/agravos/casos: all pages hold every case once, in order', () => {
  const ways: [name: string, query: Query, test: (row: Row) => boolean, atLeast: number][] = [
    ['all', {}, () => true, 2800],
    ['all, in odd pages', { size: '73' }, () => true, 2800],
    ['by disease', { tipo_agravo: 'dengue' }, (l) => l.tipo === 'dengue', 2000],
    ['by the other name of the disease', { agravo_codigo: 'zika' }, (l) => l.tipo === 'zika', 600],
    ['by state', { estado: 'PE' }, (l) => l.uf === 'PE', 1500],
    ['by municipality', { municipio: 'recife' }, (l) => l.municipio === RECIFE, 1000],
    [
      'by municipality, disease and state',
      { municipio: 'e', estado: 'PE', tipo_agravo: 'dengue' },
      (l) => l.municipio === RECIFE && l.tipo === 'dengue',
      800
    ],
    [
      'by period',
      { data_inicio: '2026-09-10', data_fim: '2026-10-05' },
      (l) => l.data_notificacao >= '2026-09-10' && l.data_notificacao <= '2026-10-05',
      1500
    ],
    ['by one day', { data_notificacao: '2026-09-18' }, (l) => l.data_notificacao === '2026-09-18', 550],
    ['by classification', { classificacao: 'confirmado' }, (l) => l.classificacao_final === 'confirmado', 1000],
    [
      'by outcome and hospital',
      { evolucao: 'cura', hospitalizacao: 'false' },
      (l) => l.evolucao === 'cura' && !l.hospitalizacao,
      1000
    ],
    ['by sex', { sexo: 'F' }, (l) => l.sexo === 'F', 1500],
    ['by what is not counted', { idade: '30' }, (l) => l.idade === 30, 900],
    [
      'by sex and classification, which are not counted together',
      { sexo: 'F', classificacao: 'confirmado' },
      (l) => l.sexo === 'F' && l.classificacao_final === 'confirmado',
      500
    ],
    [
      'by municipality and classification',
      { municipio: 'recife', classificacao: 'confirmado' },
      (l) => l.municipio === RECIFE && l.classificacao_final === 'confirmado',
      500
    ],
    ['by what is empty', { search: '{"evolucao":null}' }, (l) => l.evolucao === null, 1000],
    ['by text', { search: 'olinda' }, (l) => l.municipio === OLINDA, 500]
  ]
  it.each(picked(ways, 7))('%s', async (_, query, matches, atLeast) => {
    const wanted = live
      .filter(matches)
      .sort(byDay)
      .map(({ id }) => id)
    expect(wanted.length).toBeGreaterThan(atLeast)
    const given = { size: '100', ...query }
    expect(await walk({ ...given, order: 'asc' }, wanted.length)).toEqual(wanted)
    expect(await walk(given, wanted.length)).toEqual([...wanted].reverse())
  })

  it('sorted by id, both ways, with and without a filter', async () => {
    const ids = live.map(({ id }) => id).sort((a, b) => a - b)
    expect(await walk({ sort: 'id', size: '97' }, ids.length)).toEqual(ids)
    expect(await walk({ sort: 'id', order: 'desc', size: '100' }, ids.length)).toEqual([...ids].reverse())
    const zika = live
      .filter(({ tipo }) => tipo === 'zika')
      .map(({ id }) => id)
      .sort((a, b) => a - b)
    expect(await walk({ sort: 'id', order: 'asc', size: '100', tipo_agravo: 'zika' }, zika.length)).toEqual(zika)
  })

  it.each<[query: Query]>([[{}], [{ sort: 'id' }], [{ sexo: 'F' }], [{ order: 'asc' }]])(
    'a page past the last one is empty, with the same total: %j',
    async (query) => {
      const { total, pages } = await readPage({ ...query, size: '100' }, 1)
      for (const page of [pages + 1, pages + 2, 1000])
        expect(await readPage({ ...query, size: '100' }, page)).toMatchObject({ total, pages, page, tipos: [] })
    }
  )

  it('without cases: no pages, and an empty list', async () => {
    const queries: Query[] = [{ estado: 'AC' }, { data_inicio: '2027-01-01' }, { sexo: 'I' }]
    for (const query of queries) expect(await readPage(query, 1)).toMatchObject({ total: 0, pages: 0, tipos: [] })
  })
})
