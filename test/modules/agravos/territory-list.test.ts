import { isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reachOf, type TerritorioItem } from '../../../src/core/contas/territorio/territorio.ts'
import { foldCounts } from '../../../src/modules/agravos/counts/fold.ts'
import { codigosOfUf } from '../../../src/modules/agravos/fields/municipios.ts'
import { casos } from '../../../src/modules/agravos/tables.ts'
import { compareCounts } from '../../../src/operations/recount/recount.ts'
import { account } from '../../support/accounts.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { casoRow } from './seed.ts'
import { CASOS } from './support.ts'

// Lists within a territory: the rows and the totals are those that the same filter finds when every case is looked at.
const places = [
  ['PE', 2611606],
  ['PE', 2609600],
  ['AL', 2704302],
  ['BA', 2927408],
  ['SP', 3550308]
] as const
const uf = (codigo: string): TerritorioItem => ({ tipo: 'uf', codigo })
const municipio = (codigo: number): TerritorioItem => ({ tipo: 'municipio', codigo: String(codigo) })

const territories: [name: string, items: TerritorioItem[]][] = [
  ['one state', [uf('PE')]],
  ['two states', [uf('PE'), uf('SP')]],
  ['one municipality', [municipio(2611606)]],
  ['two municipalities', [municipio(2611606), municipio(2704302)]],
  ['a state and municipalities', [uf('BA'), municipio(2609600), municipio(2704302)]],
  ['many municipalities, most of them without cases', codigosOfUf('PE').map(municipio)],
  [
    'states and many municipalities',
    [uf('SP'), uf('AC'), ...[...codigosOfUf('AL'), ...codigosOfUf('BA')].map(municipio)]
  ],
  ['nothing that has cases', [uf('AC')]]
]
const filters: Record<string, string>[] = [
  {},
  { estado: 'PE' },
  { estado: 'BA' },
  { municipio: 'Olinda' },
  { 'municipio[in]': 'Olinda,Maceió,Salvador' },
  { estado: 'PE', 'municipio[in]': 'Olinda,Recife,Salvador', hospitalizacao: 'true' },
  { tipo_agravo: 'zika' },
  { classificacao_final: 'confirmado' },
  { evolucao: 'cura' },
  { hospitalizacao: 'true' },
  { hospitalizacao: 'false' },
  { situacao: 'em_investigacao' },
  { situacao: 'confirmado', evolucao: 'cura' },
  { sexo: 'F' },
  { 'data_notificacao[gte]': '2026-10-10', classificacao_final: 'descartado' },
  { municipio_notificacao: 'Recife' },
  { municipio_notificacao: '2927408', tipo_agravo: 'dengue' },
  { search: 'Recife' },
  { 'idade[gte]': '40' }
]
const sorts = ['data_notificacao', 'criado_em', 'estado', 'municipio', 'classificacao_final', 'evolucao', 'idade', 'id']

let test: TestApp
let all: (typeof casos.$inferSelect)[]

beforeAll(async () => {
  test = await startApp()
  const rows = Array.from({ length: 1200 }, (_, i) => {
    const [state, codigo] = places[(i * 7 + (i >> 3)) % places.length] as (typeof places)[number]
    return casoRow({
      uf: state,
      municipio: codigo,
      municipio_notificacao: [null, codigo, places[(i >> 2) % places.length]![1]][i % 7 < 3 ? 2 : i % 2] ?? null,
      tipo: i % 3 === 0 ? 'zika' : 'dengue',
      data_notificacao: `2026-10-${String(1 + (i % 20)).padStart(2, '0')}`,
      classificacao_final: [null, 'confirmado', 'descartado', 'inconclusivo'][i % 4] as string | null,
      evolucao: [null, 'cura', 'ignorado'][i % 3] as string | null,
      hospitalizacao: i % 5 === 0,
      sexo: ['F', 'M', null][i % 3] as string | null,
      idade: i % 90
    } as Parameters<typeof casoRow>[0])
  })
  for (let at = 0; at < rows.length; at += 400) await test.db.insert(casos).values(rows.slice(at, at + 400))
  // Some of the counts are folded, and some are not.
  await foldCounts(test.db)
  await test.db.execute(sql`update casos set evolucao = 'cura' where id % 50 = 0`)
  await test.db.execute(sql`update casos set municipio_notificacao = 2704302 where id % 60 = 0`)
  await test.db.execute(sql`update casos set excluido_em = now() where id % 70 = 0`)
  all = await test.db.select().from(casos).where(isNull(casos.excluido_em))
  expect(await compareCounts(test.db)).toEqual([])
})
afterAll(() => test.close())

describe.each(territories)('%s', (_, items) => {
  const territorio = reachOf(items)
  const ufOf = new Map<number, string>(places.map(([state, codigo]) => [codigo, state]))
  const lies = (state: string, codigo: number) =>
    territorio?.ufs.includes(state) || territorio?.municipios.includes(codigo)
  const isWithin = ({ uf: state, municipio: lives, municipio_notificacao: notified }: (typeof all)[number]) =>
    lies(state, lives) || (notified !== null && lies(ufOf.get(notified) ?? '', notified))

  it('every filter: the same total and the same rows as without a limit, less what lies outside', async () => {
    const limited = await account(test, 'visualizador', { territorios: items })
    const free = await account(test, 'visualizador')
    const ids = async (token: string, query: Record<string, string>) => {
      const found: number[] = []
      for (let page = 1; ; page++) {
        const { body, status } = await test.call('GET', CASOS, {
          token,
          query: { ...query, page: String(page), size: '100' }
        })
        expect(status).toBe(200)
        found.push(...body.tipos.map(({ id }: { id: number }) => id))
        if (body.tipos.length < 100) return { total: body.total, found }
      }
    }
    const place = new Map(all.map((row) => [row.id, row]))
    for (const filter of filters) {
      const whole = await ids(free.token, filter)
      const wanted = whole.found.filter((id) => isWithin(place.get(id)!))
      const { total, found } = await ids(limited.token, filter)
      expect([filter, total, found]).toEqual([filter, wanted.length, wanted])
    }
  })

  it('every order, pages in the middle and at the end', async () => {
    const limited = await account(test, 'visualizador', { territorios: items })
    const wanted = all.filter((row) => isWithin(row)).length
    for (const sort of sorts) {
      for (const order of ['asc', 'desc']) {
        const seen: number[] = []
        for (let page = 1; page <= Math.max(1, Math.ceil(wanted / 100)); page++) {
          const query = { sort, order, size: '100', page: String(page) }
          const { body } = await test.call('GET', CASOS, { token: limited.token, query })
          expect([sort, body.total]).toEqual([sort, wanted])
          seen.push(...body.tipos.map(({ id }: { id: number }) => id))
        }
        expect([sort, new Set(seen).size]).toEqual([sort, wanted])
      }
    }
  })
})
