import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldCounts, foldOrders } from '../../../src/modules/agravos/counts/fold.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import { type Account, account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { picked } from '../../support/sample.ts'
import { casoRow } from './seed.ts'
import { CASOS } from './support.ts'

let test: TestApp
let reader: Account

type Row = typeof casos.$inferSelect
let live: Row[]

const COUNT = 2400
/** Codes and names, as people read them; only the state tells the two Bom Jesus apart. */
const places = [
  { municipio: 2611606, uf: 'PE', nome: 'recife' },
  { municipio: 1100015, uf: 'RO', nome: "alta floresta d'oeste" },
  { municipio: 3500105, uf: 'SP', nome: 'adamantina' },
  { municipio: 5200134, uf: 'GO', nome: 'acreuna' },
  { municipio: 5200050, uf: 'GO', nome: 'abadia de goias' },
  { municipio: 4302303, uf: 'RS', nome: 'bom jesus' },
  { municipio: 2201903, uf: 'PI', nome: 'bom jesus' },
  { municipio: 2914802, uf: 'BA', nome: 'itabuna' },
  { municipio: 2304400, uf: 'CE', nome: 'fortaleza' },
  { municipio: 1501303, uf: 'PA', nome: 'barcarena' },
  { municipio: 1200013, uf: 'AC', nome: 'acrelandia' }
]
const minute = (n: number) => new Date(Date.UTC(2026, 8, 1, 0, n))
const day = (n: number) => new Date(Date.UTC(2026, 8, 1 + n)).toISOString().slice(0, 10)

/**
 * Fields that are the same in each run: hundreds share one moment, as an import makes them, and others lie far apart;
 * some places have hundreds of cases and some few.
 */
function fieldsOf(i: number): Parameters<typeof casoRow>[0] {
  const { municipio, uf } = places[i % 60 === 0 ? (i / 60) % places.length : (i * 7) % 3]!
  return {
    municipio,
    uf,
    numero_notificacao: `${(i * 7919) % COUNT}${i % 5 === 0 ? 'b' : ''}`,
    data_notificacao: day((i * 31) % 40),
    data_inicio_sintomas: day(i % 3 === 0 ? 5 : (i * 17) % 40),
    criado_em: minute(i % 2 === 0 ? 500 : (i * 613) % 5000),
    atualizado_em: minute(5000 + ((i * 271) % 900)),
    tipo: i % 4 === 0 ? 'zika' : 'dengue',
    sexo: i % 3 === 0 ? 'M' : 'F',
    idade: i % 10 === 0 ? null : (i * 13) % 95,
    classificacao_final: [null, 'confirmado', 'dengue_grave', 'descartado', 'inconclusivo'][(i * 13) % 5],
    evolucao: ['cura', null, 'obito'][i % 3],
    hospitalizacao: i % 10 === 0
  }
}

const readLive = async () => (await test.db.select().from(casos)).filter(({ excluido_em }) => excluido_em === null)

beforeAll(async () => {
  test = await startApp()
  reader = await account(test, 'visualizador')
  for (let from = 0; from < COUNT; from += 800) {
    await test.db.insert(casos).values(Array.from({ length: 800 }, (_, i) => casoRow(fieldsOf(from + i))))
    // Folds some of the counts and leaves others.
    if (from < 1600) await fold()
  }
  await change()
  live = await readLive()
})
afterAll(() => test.close())

/** Folds into small stretches, so that there are many of them. */
async function fold() {
  await foldCounts(test.db)
  await foldOrders(test.db)
  await test.db.execute(sql`select repartir_ordem(50)`)
}

/** Deletes some cases and moves others. Half of these changes are counted into the stretches. */
async function change() {
  const ids = (await test.db.select({ id: casos.id }).from(casos)).map(({ id }) => id)
  const every = (n: number) => ids.filter((id) => id % n === 0)
  await test.db
    .update(casos)
    .set({ excluido_em: test.clock.moment })
    .where(inArray(casos.id, every(29)))
  await fold()
  await test.db
    .update(casos)
    .set({ atualizado_em: minute(6000) })
    .where(inArray(casos.id, every(7)))
  await test.db
    .update(casos)
    .set({ data_inicio_sintomas: day(0) })
    .where(inArray(casos.id, every(11)))
  await test.db
    .update(casos)
    .set({ excluido_em: test.clock.moment })
    .where(inArray(casos.id, every(31)))
  await test.db
    .update(casos)
    .set({ excluido_em: null })
    .where(inArray(casos.id, every(58)))
}

type Query = Record<string, string>
async function walk(query: Query, total: number) {
  const ids: number[] = []
  let pages = 1
  for (let page = 1; page <= pages; page++) {
    const { status, body } = await test.call('GET', CASOS, {
      token: reader.token,
      query: { size: '97', ...query, page: String(page) }
    })
    expect([status, body.error]).toEqual([200, undefined])
    expect(body.total).toBe(total)
    pages = body.pages
    ids.push(...body.tipos.map((each: { id: number }) => each.id))
  }
  return ids
}

type Value = string | number | Date | null
const placeOf = (codigo: number) => places.find(({ municipio }) => municipio === codigo)!
const byDay = (l: Row): Value[] => [l.data_notificacao, l.id]
/** The keys by which each field is sorted, the value first. */
const fields: Record<string, (row: Row) => Value[]> = {
  data_notificacao: (l) => [l.data_notificacao, l.id],
  data_inicio_sintomas: (l) => [l.data_inicio_sintomas, l.id],
  criado_em: (l) => [l.criado_em, l.id],
  atualizado_em: (l) => [l.atualizado_em, l.id],
  numero_notificacao: (l) => [l.numero_notificacao, l.id],
  idade: (l) => [l.idade, l.id],
  id: (l) => [l.id],
  estado: (l) => [l.uf, ...byDay(l)],
  classificacao_final: (l) => [l.classificacao_final, ...byDay(l)],
  evolucao: (l) => [l.evolucao, ...byDay(l)],
  municipio: (l) => [placeOf(l.municipio).nome, l.uf, ...byDay(l)]
}

function sorted(rows: Row[], keysOf: (row: Row) => Value[], down: boolean): number[] {
  return rows
    .map((row) => ({ id: row.id, keys: keysOf(row) }))
    .sort((one, other) => {
      for (const [i, x] of one.keys.entries()) {
        const y = other.keys[i]!
        // An empty value comes last in either direction.
        if (x === null || y === null) {
          if (x !== y) return x === null ? 1 : -1
          continue
        }
        if (x < y) return down ? 1 : -1
        if (x > y) return down ? -1 : 1
      }
      return 0
    })
    .map(({ id }) => id)
}

const filters: [name: string, query: Query, matches: (row: Row) => boolean, atLeast: number][] = [
  ['all', {}, () => true, 2200],
  [
    'by disease and period',
    { tipo_agravo: 'dengue', data_inicio: '2026-09-03' },
    (l) => l.tipo === 'dengue' && l.data_notificacao >= '2026-09-03',
    1500
  ],
  ['by state', { estado: 'RO' }, (l) => l.uf === 'RO', 500],
  ['by municipality', { municipio: 'recife' }, (l) => l.municipio === 2611606, 500],
  ['by situation', { situacao: 'em_investigacao' }, (l) => [null, 'inconclusivo'].includes(l.classificacao_final), 800],
  ['by what is not counted', { sexo: 'M' }, (l) => l.sexo === 'M', 700],
  ['by text', { search: 'adamantina' }, (l) => l.municipio === 3500105, 500]
]
const ways = Object.keys(fields).flatMap((field) => filters.map(([name, ...rest]) => [field, name, ...rest] as const))
// The ways without a filter always run, and a sample of the others.
const always = ways.filter(([, name]) => name === 'all')
const chosen = [
  ...always,
  ...picked(
    ways.filter(([, name]) => name !== 'all'),
    12
  )
]

describe('GET /api/v1/agravos/casos: sorted by each field, all pages hold every case once, in order', () => {
  it.each(chosen)('by %s, of %s', async (field, _, query, matches, atLeast) => {
    const rows = live.filter(matches)
    expect(rows.length).toBeGreaterThan(atLeast)
    const up = sorted(rows, fields[field]!, false)
    expect(await walk({ ...query, sort: field }, rows.length)).toEqual(up)
    expect(await walk({ ...query, sort: field, order: 'desc' }, rows.length)).toEqual(
      sorted(rows, fields[field]!, true)
    )
  })

  it('a page past the last one is empty, with the same total', async () => {
    for (const sort of Object.keys(fields)) {
      for (const order of ['asc', 'desc']) {
        const { body } = await test.call('GET', CASOS, { token: reader.token, query: { sort, order, page: '1000' } })
        expect([body.total, body.tipos]).toEqual([live.length, []])
      }
    }
  })

  it('the marks of the orders are many, and agree with the rows, whatever was folded', async () => {
    expect(await compareCounts(test.db)).toEqual([])
    await fold()
    expect(await compareCounts(test.db)).toEqual([])
    const [found] = await test.db.execute<{ marks: number; total: number }>(sql`
      select count(*)::int as marks, sum(n)::int as total from casos_marcos where campo = 'criado_em'`)
    expect(found).toEqual({ marks: expect.any(Number), total: live.length })
    expect(found!.marks).toBeGreaterThan(15)
  })
})
