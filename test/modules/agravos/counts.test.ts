import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { countByDay, countCasos } from '../../../src/modules/agravos/counts/counts.ts'
import type { CountFilter } from '../../../src/modules/agravos/counts/filter.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import type { Db } from '../../../src/platform/db/client.ts'
import { useDatabase } from '../../support/database.ts'
import { casoRow, OLINDA, RECIFE, SALVADOR, seed } from './seed.ts'

let db: Db
useDatabase({ max: 6 }, (connection) => {
  db = connection.db
})
beforeEach(async () => {
  await db.delete(casos)
})

const fold = (on: Db = db) => on.execute(sql`select dobrar_casos(2147483647)`)

/** Counts the cases themselves. */
async function countedIn(filtro: CountFilter): Promise<number> {
  const same = (column: typeof casos.evolucao | typeof casos.classificacao_final, value: string | null | undefined) =>
    value === undefined ? undefined : value === null ? isNull(column) : eq(column, value)
  const conditions: (SQL | undefined)[] = [
    isNull(casos.excluido_em),
    filtro.tipo ? sql`${casos.tipo} = ${filtro.tipo}` : undefined,
    filtro.uf ? eq(casos.uf, filtro.uf) : undefined,
    filtro.municipio ? inArray(casos.municipio, filtro.municipio) : undefined,
    filtro.lugares
      ? or(inArray(casos.uf, [...filtro.lugares.ufs]), inArray(casos.municipio, [...filtro.lugares.municipios]))
      : undefined,
    filtro.de ? gte(casos.data_notificacao, filtro.de) : undefined,
    filtro.ate ? lte(casos.data_notificacao, filtro.ate) : undefined,
    same(casos.classificacao_final, filtro.classificacao),
    same(casos.evolucao, filtro.evolucao),
    filtro.hospitalizacao === undefined ? undefined : eq(casos.hospitalizacao, filtro.hospitalizacao),
    filtro.sexo ? sql`${casos.sexo} = ${filtro.sexo}` : undefined
  ]
  return await db.$count(casos, and(...conditions))
}

/** Inserts cases of every mixture of the counted values, deleted ones among them. */
async function mix(): Promise<void> {
  const rows = Array.from({ length: 240 }, (_, i) =>
    casoRow({
      tipo: (['dengue', 'zika', 'chikungunya'] as const)[i % 3],
      ...[
        { municipio: RECIFE, uf: 'PE' },
        { municipio: OLINDA, uf: 'PE' },
        { municipio: SALVADOR, uf: 'BA' }
      ][Math.floor(i / 3) % 3],
      data_notificacao: `2026-0${1 + (Math.floor(i / 9) % 4)}-1${i % 5}`,
      classificacao_final: [null, 'confirmado', 'descartado', 'dengue_grave'][Math.floor(i / 2) % 4],
      evolucao: [null, 'cura', 'obito'][Math.floor(i / 5) % 3],
      hospitalizacao: i % 7 === 0,
      sexo: (['F', 'M', 'I', null] as const)[i % 4],
      idade: i % 13 === 0 ? null : i % 100,
      excluido_em: i % 11 === 0 ? new Date('2026-11-01T00:00:00Z') : null
    })
  )
  await db.insert(casos).values(rows)
}

const filtros: CountFilter[] = [
  {},
  { tipo: 'zika' },
  { uf: 'PE' },
  { uf: 'AC' },
  { uf: 'PE', tipo: 'dengue' },
  { de: '2026-02-11' },
  { ate: '2026-02-11' },
  { de: '2026-02-11', ate: '2026-03-12' },
  { de: '2026-02-11', ate: '2026-02-11' },
  { de: '2026-03-12', ate: '2026-02-11' },
  { classificacao: 'confirmado' },
  { classificacao: null },
  { evolucao: 'obito' },
  { evolucao: null },
  { hospitalizacao: true },
  { hospitalizacao: false },
  { uf: 'BA', tipo: 'dengue', classificacao: null, evolucao: null, hospitalizacao: false, de: '2026-01-01' },
  { sexo: 'F' },
  { sexo: 'I', uf: 'PE', tipo: 'dengue' },
  { sexo: 'M', de: '2026-02-11', ate: '2026-03-12' },
  { sexo: 'F', municipio: [RECIFE, SALVADOR] },
  { municipio: [OLINDA] },
  { municipio: [OLINDA, SALVADOR] },
  { municipio: [] },
  { municipio: [RECIFE], tipo: 'dengue', de: '2026-02-11', ate: '2026-03-12' },
  { municipio: [RECIFE, SALVADOR], uf: 'PE' },
  { municipio: [SALVADOR], uf: 'PE' },
  { municipio: [1100015] },
  { municipio: [RECIFE], classificacao: 'confirmado' },
  { municipio: [RECIFE, OLINDA], classificacao: null },
  { municipio: [RECIFE], evolucao: 'obito' },
  { municipio: [OLINDA], hospitalizacao: true },
  { municipio: [OLINDA], hospitalizacao: false },
  { lugares: { ufs: ['PE', 'BA'], municipios: [] } },
  { lugares: { ufs: ['PE', 'BA'], municipios: [] }, evolucao: 'cura', hospitalizacao: false },
  { lugares: { ufs: ['BA'], municipios: [OLINDA] } },
  { lugares: { ufs: ['BA'], municipios: [OLINDA] }, tipo: 'zika', classificacao: 'dengue_grave' },
  { lugares: { ufs: ['BA'], municipios: [OLINDA] }, evolucao: null },
  { lugares: { ufs: ['BA'], municipios: [OLINDA] }, hospitalizacao: false },
  { lugares: { ufs: ['BA'], municipios: [OLINDA] }, sexo: 'F', de: '2026-02-11' }
]

describe('countCasos and countByDay', () => {
  it.each(['not folded', 'folded', 'half of it folded'])(
    'agree with the cases, with every filter: %s',
    async (state) => {
      await mix()
      if (state !== 'not folded') await fold()
      if (state === 'half of it folded') await mix()
      for (const filtro of filtros) {
        const n = await countedIn(filtro)
        expect(await countCasos(db, filtro), JSON.stringify(filtro)).toBe(n)
        const days = await countByDay(db, filtro, 'asc')
        expect(
          days?.reduce((sum, [, n]) => sum + n, 0),
          JSON.stringify(filtro)
        ).toBe(n)
      }
      expect(await countedIn({})).toBeGreaterThan(200)
    }
  )

  it('agree with the cases after statements of many rows that change different things', async () => {
    await mix()
    await db.execute(sql`update casos set
      tipo = case when id % 2 = 0 then 'dengue' else tipo end,
      evolucao = case when id % 3 = 0 then null else 'obito' end,
      hospitalizacao = not hospitalizacao,
      data_notificacao = data_notificacao + (id % 5),
      excluido_em = case when id % 4 = 0 then now() end`)
    for (const filtro of filtros) expect(await countCasos(db, filtro)).toBe(await countedIn(filtro))
    expect(await compareCounts(db)).toEqual([])
    await fold()
    await db.execute(sql`delete from casos where id % 3 = 1`)
    for (const filtro of filtros) expect(await countCasos(db, filtro)).toBe(await countedIn(filtro))
    expect(await compareCounts(db)).toEqual([])
  })

  it('countByDay: days in the requested order, without those that have no cases', async () => {
    await seed(db, { data_notificacao: '2026-03-01' }, 2)
    await seed(db, { data_notificacao: '2026-02-27', tipo: 'zika' })
    await fold()
    const [removed] = await seed(db, { data_notificacao: '2026-02-28' })
    await seed(db, { data_notificacao: '2026-03-01' })
    await db.delete(casos).where(eq(casos.id, removed!))
    expect(await countByDay(db, {}, 'asc')).toEqual([
      ['2026-02-27', 1],
      ['2026-03-01', 3]
    ])
    expect(await countByDay(db, {}, 'desc')).toEqual([
      ['2026-03-01', 3],
      ['2026-02-27', 1]
    ])
    expect(await countByDay(db, { tipo: 'zika' }, 'desc')).toEqual([['2026-02-27', 1]])
    expect(await countByDay(db, { municipio: [RECIFE], de: '2026-02-28' }, 'desc')).toEqual([['2026-03-01', 3]])
  })

  it.each([
    { classificacao: 'confirmado', evolucao: 'cura' },
    { classificacao: null, sexo: 'F' },
    { evolucao: 'obito', situacao: 'confirmado' as const },
    { hospitalizacao: false, evolucao: null }
  ])('null for a municipality together with %j, which is not counted', async (more) => {
    expect(await countCasos(db, { municipio: [RECIFE], ...more })).toBeNull()
    expect(await countByDay(db, { municipio: [RECIFE], ...more }, 'asc')).toBeNull()
  })
})
